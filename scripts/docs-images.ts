import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ImageEntry, imageList, type TakenImage } from './docs-images/image-list.ts';
import { makeSampleApps } from './docs-images/sample-apps.ts';
import {
  type MadeThings,
  people,
  publishedScenes,
  type Scene,
  scenes,
  type Who,
} from './docs-images/scenes.ts';
import { type OwnerSession, signUpOwner } from './pictures/sample-owner.ts';
import { startProduct } from './pictures/start-product.ts';
import { settle, takePicture } from './pictures/take-picture.ts';
import { openVisit, type Size, sizes, type Theme, themes } from './pictures/visit.ts';

const out = resolve(import.meta.dirname, '../docs/images');
const quality = 70;
const mostKilobytes = 4_000;

interface Studio {
  readonly made: MadeThings;
  readonly sessions: Readonly<Record<Exclude<Who, 'visitor'>, OwnerSession>>;
  readonly shown: readonly Scene[];
}

/** One browser for each way of looking: a person, a theme and a size. */
async function takeAll({ made, sessions, shown }: Studio): Promise<Map<string, TakenImage[]>> {
  const taken = new Map<string, TakenImage[]>(shown.map(({ name }) => [name, []]));
  for (const size of Object.keys(sizes) as Size[])
    for (const theme of themes)
      for (const who of people) {
        const visit = await openVisit({
          theme,
          viewport: sizes[size],
          isPhone: size === 'phone',
          ...(who === 'visitor' ? {} : { session: sessions[who] }),
        });
        try {
          for (const scene of shown.filter((one) => one.who === who)) {
            await scene.open(visit.page, made);
            await settle(visit.page);
            const picture = await takePicture(visit.page, { format: 'webp', quality });
            taken.get(scene.name)?.push(keep(scene.name, size, theme, picture));
          }
        } finally {
          await visit.close();
        }
      }
  return taken;
}

function keep(name: string, size: Size, theme: Theme, picture: Buffer): TakenImage {
  const file = `${name}-${size}-${theme}.webp`;
  writeFileSync(join(out, file), picture);
  const kilobytes = picture.byteLength / 1_000;
  console.log(`${file}: ${kilobytes.toFixed(1)} KB`);
  return { file, kilobytes };
}

/** Takes the pictures of the documentation, all of them or those of the scenes that are named. */
async function takePictures(wanted: readonly string[]): Promise<void> {
  mkdirSync(out, { recursive: true });
  const product = await startProduct();
  try {
    const { url } = product;
    const owner = await signUpOwner(url, 'ada@kora.example');
    const newcomer = await signUpOwner(url, 'noor@kora.example');
    const apps = await makeSampleApps(url, owner);
    const all = [...scenes, ...publishedScenes(apps)];
    const shown = wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
    const taken = await takeAll({ made: { url, apps }, sessions: { owner, newcomer }, shown });
    if (wanted.length > 0) return;
    const entries = shown.map(({ name, text }): ImageEntry => ({ text, images: taken.get(name) ?? [] }));
    forgetOthers(entries.flatMap(({ images }) => images.map(({ file }) => file)));
    writeFileSync(join(out, 'README.md'), imageList(entries));
    const total = entries.flatMap(({ images }) => images).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
    console.log(`${(total / 1_000).toFixed(2)} MB in all.`);
    if (total > mostKilobytes) throw new Error(`The pictures weigh more than ${mostKilobytes} KB.`);
  } finally {
    await product.stop();
  }
}

/** What an earlier run has left of scenes that are no more. */
function forgetOthers(files: readonly string[]): void {
  for (const file of readdirSync(out))
    if (file.endsWith('.webp') && !files.includes(file)) rmSync(join(out, file));
}

await takePictures(process.argv.slice(2));
