import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { createReader } from '../src/engine/reader/reader.ts';
import { spanKinds } from '../src/engine/reader/reading.ts';
import { readerDirectory } from '../src/server/package-root.server.ts';
import { readLabels } from '../src/testing/reader/read-labels.ts';
import { showGoals } from './lib/goals.ts';
import { percentile } from './lib/percentiles.ts';
import { writeReport } from './lib/report-file.ts';
import { type Cell, formatTable } from './lib/table.ts';
import { openInBrowser } from './reader/in-browser.ts';
import { readReaderOptions } from './reader/options.ts';
import { processorTimes } from './reader/processor-times.ts';
import { type Figures, figuresOf } from './reader/score.ts';
import { textsOfWords } from './reader/texts.ts';
import { type Found, type ThingFigures, thingFigures } from './reader/things.ts';
import { timeReadings } from './reader/time-readings.ts';

/** The learned reader: how much of the labels it finds, how long it takes, and whether a browser reads the same as Node. */
const mib = 1_048_576;
const targets = {
  spans: 0.76,
  arcs: 0.58,
  tasks: 0.8,
  things: 0.75,
  thingsOfSpecifications: 0.85,
  thingsFromLabels: 0.93,
  nodeMs: 120,
  chromiumMs: 300,
  weightsBytes: 16 * mib,
};
const lengths = [20, 60, 150, 300];
const judgedLength = 150;

const options = readReaderOptions(process.argv.slice(2));
const loadBefore = loadavg()[0] ?? 0;
const memoryBefore = process.memoryUsage.rss();
const started = performance.now();
const wasm = readFileSync(join(readerDirectory(), 'kernel/encoder.wasm'));
const weights = readFileSync(join(readerDirectory(), 'model/reader.weights'));
const reader = await createReader(wasm, weights);
const loaded = performance.now();
reader.read('A list of books');
const node = { loadMs: loaded - started, firstMs: performance.now() - loaded };
const memoryMiB = Math.round((process.memoryUsage.rss() - memoryBefore) / mib);

const labels = readLabels(options.on);
const judged = labels.map((label) => ({ label, ...reader.readWithVector(label.text) }));
const all = figuresOf(judged);
const styles = [...new Set(labels.map(({ style }) => style))].map((style) => ({
  style,
  ...figuresOf(judged.filter(({ label }) => label.style === style)),
}));

const shown = (value: number | undefined) => (value === undefined ? '' : value.toFixed(3));
function figureCells({ descriptions, spans, lastWords, arcs, tasks }: Figures): Cell[] {
  return [descriptions, shown(spans), shown(lastWords), shown(arcs), shown(tasks)];
}
console.log(`Agreement with the labels of ${options.on} (F1)\n`);
console.log(
  formatTable(
    ['style', 'texts', 'spans', 'last words', 'arcs', 'tasks'],
    [
      ['all', ...figureCells(all)],
      ['target', '', shown(targets.spans), '', shown(targets.arcs), shown(targets.tasks)],
      ...styles.map((one) => [one.style, ...figureCells(one)]),
    ],
  ),
);
console.log(`\n${formatTable([...spanKinds], [spanKinds.map((kind) => shown(all.kinds[kind]))])}`);

const asTyped = judged.filter(({ label }) => label.style !== 'given');
const specifications = judged.filter(({ label }) => label.style === 'given');
const things = thingFigures(asTyped);
const thingsOfSpecifications = specifications.length === 0 ? undefined : thingFigures(specifications);
const thingRows: [string, ThingFigures][] = [
  ['as people type', things],
  ...(thingsOfSpecifications === undefined
    ? []
    : [['specifications', thingsOfSpecifications] as [string, ThingFigures]]),
  ...styles
    .filter(({ style }) => style !== 'given')
    .map(({ style }): [string, ThingFigures] => [
      style,
      thingFigures(asTyped.filter(({ label }) => label.style === style)),
    ]),
];
const foundCell = ({ precision, recall, f1 }: Found) => `${shown(precision)} ${shown(recall)} ${shown(f1)}`;
console.log('\nKinds of records: precision, recall and F1\n');
console.log(
  formatTable(
    [
      '',
      'texts',
      'read',
      'kept by the plan',
      'kept from the labels',
      'all of the plan',
      'all from the labels',
    ],
    thingRows.map(([name, { descriptions, read, kept, keptFromLabels, all: every, allFromLabels }]) => [
      name,
      descriptions,
      ...[read, kept, keptFromLabels, every, allFromLabels].map(foundCell),
    ]),
  ),
);

const browser = await openInBrowser(wasm, weights);
const times: { where: string; words: number; p50: number; p95: number; processorMs?: number }[] = [];
let differences = 0;
try {
  const readThere = await browser.read(labels.map(({ text }) => text));
  differences = judged.filter(
    ({ reading, vector }, index) =>
      JSON.stringify({ reading, vector: [...vector] }) !== JSON.stringify(readThere[index]),
  ).length;
  // The sealed texts are scored and nothing else: times are those of the texts for development.
  const source = readLabels('dev').map(({ text }) => text);
  for (const words of lengths) {
    const texts = textsOfWords(source, words);
    const here = timeReadings(reader, texts, options.rounds);
    const there = await browser.time(texts, options.rounds);
    times.push(
      {
        where: 'node',
        words,
        p50: percentile(here, 0.5),
        p95: percentile(here, 0.95),
        processorMs: percentile(processorTimes(reader, texts), 0.5),
      },
      { where: 'chromium', words, p50: percentile(there, 0.5), p95: percentile(there, 0.95) },
    );
  }
} finally {
  await browser.close();
}

console.log(
  `\n${formatTable(
    ['milliseconds', 'words', 'p50', 'p95', 'of a processor, p50'],
    times.map(({ where, words, p50, p95, processorMs }) => [
      where,
      words,
      p50.toFixed(1),
      p95.toFixed(1),
      processorMs?.toFixed(1) ?? '',
    ]),
  )}`,
);
const loadAfter = loadavg()[0] ?? 0;
console.log(`
To load: Node ${node.loadMs.toFixed(0)} ms, Chromium ${browser.version} ${browser.loadMs.toFixed(0)} ms without the transfer; the first short reading: ${node.firstMs.toFixed(0)} ms and ${browser.firstMs.toFixed(0)} ms.
Memory: ${memoryMiB} MiB more in Node with both files still in memory. Weights: ${(weights.length / mib).toFixed(2)} MiB, kernel ${(wasm.length / 1024).toFixed(1)} KiB.
Of ${labels.length} texts, ${differences} are read otherwise in Chromium than in Node.
Load of the machine: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after, on ${cpus().length} processors.`);
if (Math.max(loadBefore, loadAfter) > cpus().length)
  console.log('The machine was busy with other work: repeat this on a quiet one before you believe a time.');

const timeGoals = times
  .filter(({ words }) => words === judgedLength)
  .map(({ where, p95 }) => ({
    name: `${judgedLength} words in ${where}, p95`,
    value: p95,
    atMost: where === 'node' ? targets.nodeMs : targets.chromiumMs,
  }));
const isMet = showGoals([
  { name: 'spans', value: all.spans, atLeast: targets.spans },
  { name: 'arcs', value: all.arcs, atLeast: targets.arcs },
  { name: 'tasks', value: all.tasks, atLeast: targets.tasks },
  { name: 'things kept', value: things.kept.f1, atLeast: targets.things },
  ...(thingsOfSpecifications === undefined
    ? []
    : [
        {
          name: 'things kept of specifications',
          value: thingsOfSpecifications.kept.f1,
          atLeast: targets.thingsOfSpecifications,
        },
      ]),
  { name: 'things kept from the labels', value: things.keptFromLabels.f1, atLeast: targets.thingsFromLabels },
  ...timeGoals,
  { name: 'weights', value: weights.length, atMost: targets.weightsBytes },
]);
writeReport(`reader-${options.on}`, {
  targets,
  ...options,
  all,
  styles,
  things,
  thingsOfSpecifications,
  times,
  load: { node, chromium: { loadMs: browser.loadMs, firstMs: browser.firstMs, version: browser.version } },
  memoryMiB,
  differences,
  loadBefore,
  loadAfter,
});
if (!isMet || differences > 0) process.exitCode = 1;
