import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { type ExampleIdea, exampleIdeas } from '../src/catalog/example-ideas.ts';
import { blocksById, filesOf, planFromReading } from '../src/engine/generate.ts';
import { planProof } from '../src/engine/proof/proof-plan.ts';
import { proofFaultLines } from '../src/engine/proof/proof-report.ts';
import { meantText } from '../src/engine/read/judge/judge-description.ts';
import type { Reader } from '../src/engine/reader/reader.ts';
import type { ProofBrowser } from '../src/server/build/browser.server.ts';
import { buildSite } from '../src/server/build/build-site.server.ts';
import { openWorkshop } from '../src/server/build/open-workshop.server.ts';
import { type ProofTools, proveSite } from '../src/server/build/prove-site.server.ts';
import { openReader } from '../src/server/reader/open-reader.server.ts';
import { openTestBrowser } from '../src/testing/app-browser.server.ts';

/** Fine enough for a screen with twice the pixels, at the largest place that shows them. */
const size = { width: 480, height: 300 };
const quality = 72;

/** Takes the pictures of the examples at the form for new apps, each of the app that comes of its description, once that is proved. */
async function takePictures(wanted: readonly string[]): Promise<boolean> {
  const root = resolve(import.meta.dirname, '..');
  const out = join(root, 'public/examples');
  mkdirSync(out, { recursive: true });
  const reader = await openReader(pino({ level: 'warn' }))();
  if (reader === undefined) throw new Error('The learned reader is missing.');
  const browser = openTestBrowser();
  const tools = { browser, workshop: await openWorkshop(root) };
  let isWhole = true;
  try {
    for (const idea of exampleIdeas) {
      if (wanted.length > 0 && !wanted.includes(idea.picture)) continue;
      const { faults, desktop, phone } = await proveIdea(idea, reader, tools);
      const picture = await compose(browser, desktop, phone);
      writeFileSync(join(out, `${idea.picture}.webp`), picture);
      console.log(`${idea.appName}: ${(picture.byteLength / 1024).toFixed(1)} KiB`);
      for (const fault of faults) console.error(`  ${fault}`);
      if (faults.length > 0) isWhole = false;
    }
  } finally {
    await browser.close();
  }
  return isWhole;
}

async function proveIdea({ appName, prompt }: ExampleIdea, reader: Reader, tools: ProofTools) {
  const { reading, vector } = reader.readWithVector(meantText(prompt));
  const plan = planFromReading(reading, {
    description: prompt,
    isWord: (word) => reader.knows(word),
    ...(vector === undefined ? {} : { vector }),
  });
  const spec = { ...plan, name: appName };
  const site = await buildSite(filesOf(spec), tools.workshop);
  const { report, screenshots } = await proveSite(site, planProof(spec, blocksById), tools, {
    slack: 10,
    deadlineMs: 600_000,
  });
  const { desktop, phone } = screenshots;
  if (desktop === undefined || phone === undefined) throw new Error(`There is no picture of ${appName}.`);
  return { faults: proofFaultLines(report), desktop, phone };
}

/** The app on a desktop, and in its corner on a phone. */
async function compose(browser: ProofBrowser, desktop: Buffer, phone: Buffer): Promise<Buffer> {
  const address = (image: Buffer) => `data:image/webp;base64,${image.toString('base64')}`;
  const page = await (await browser.get()).newPage({ viewport: size });
  try {
    await page.setContent(`<style>
      body { margin: 0; overflow: hidden; position: relative; width: ${size.width}px; height: ${size.height}px }
      .desktop { width: 100%; display: block }
      .phone { position: absolute; right: 14px; bottom: -6px; width: 19%; aspect-ratio: 390 / 760; object-fit: cover;
        object-position: top; border: 2px solid rgb(255 255 255 / 0.9); border-radius: 8px 8px 0 0;
        box-shadow: 0 8px 24px rgb(0 0 0 / 0.35) }
    </style><img class="desktop" src="${address(desktop)}"><img class="phone" src="${address(phone)}">`);
    await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    return Buffer.from(data, 'base64');
  } finally {
    await page.close();
  }
}

if (!(await takePictures(process.argv.slice(2)))) process.exitCode = 1;
