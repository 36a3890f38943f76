import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firstPageRecording } from '../src/catalog/first-page-recording.ts';
import { composeSheet } from './hero-recording/compose-sheet.ts';
import { recordSteps } from './hero-recording/record-steps.ts';
import { startProduct } from './pictures/start-product.ts';
import { openVisit, themes } from './pictures/visit.ts';

const out = resolve(import.meta.dirname, '../public/recording');
/** Where the page stands in one column, and the box is as wide as the recording. */
const viewport = { width: 488, height: 1_600 };
const quality = 62;
const mostKilobytes = 400;

/** Records the product while it makes and runs an app, once in each theme, for the first page. */
async function record(): Promise<void> {
  mkdirSync(out, { recursive: true });
  const product = await startProduct();
  try {
    for (const theme of themes) {
      const visit = await openVisit({ theme, viewport, isPhone: false });
      try {
        const pictures = await recordSteps(visit.page, product.url);
        const { frame, columns } = firstPageRecording;
        const sheet = await composeSheet(visit.context, pictures, { frame, columns, quality });
        const still = await composeSheet(visit.context, pictures.slice(-1), { frame, columns: 1, quality });
        keep(`sheet-${theme}.webp`, sheet);
        keep(`still-${theme}.webp`, still);
      } finally {
        await visit.close();
      }
    }
  } finally {
    await product.stop();
  }
}

function keep(file: string, picture: Buffer): void {
  const kilobytes = picture.byteLength / 1_000;
  console.log(`${file}: ${kilobytes.toFixed(1)} KB`);
  if (kilobytes > mostKilobytes) throw new Error(`${file} weighs more than ${mostKilobytes} KB.`);
  writeFileSync(join(out, file), picture);
}

await record();
