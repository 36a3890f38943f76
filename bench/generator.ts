import { resolve } from 'node:path';
import { pino } from 'pino';
import { filesOf, planFromText } from '../src/engine/generate.ts';
import { openBuildPool } from '../src/server/build/build-pool.server.ts';
import { openWorkshop } from '../src/server/build/open-workshop.server.ts';
import { openReader } from '../src/server/reader/open-reader.server.ts';
import { openTestBrowser } from '../src/testing/app-browser.server.ts';
import { knownWords } from './generator/known-words.ts';
import { type Measured, measureAll } from './generator/measure.ts';
import { readGeneratorOptions } from './generator/options.ts';
import {
  byKind,
  failures,
  type Grouped,
  percent,
  sharesOf,
  timesOf,
  unserved,
  wordsOfAll,
} from './generator/summary.ts';
import { type Goal, showGoals } from './lib/goals.ts';
import { writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';

/** Descriptions to apps, with no model: how many are built, how many work, how much of what was asked is there. */
const targets = {
  built: 1,
  proved: 0.97,
  writtenP95: 200,
  planP95: 60,
  accounted: 0.95,
  buildP50: 150,
  buildMiB: 80,
};
const mib = 1_048_576;

const options = readGeneratorOptions(process.argv.slice(2));
const workshop = await openWorkshop(resolve(import.meta.dirname, '..'));
// A busy machine is no fault of an app: the deadline of a server does not count here.
const pool = openBuildPool(workshop, options.jobs, { buildMs: 60_000 });
const reader = await openReader(pino({ level: 'warn' }))();
if (reader === undefined) throw new Error('The learned reader could not be loaded.');
const browser = options.proves ? openTestBrowser() : undefined;

function showGroups(title: string, groups: readonly Grouped[], shown: number): void {
  if (groups.length === 0) return;
  console.log(`\n${title} (${groups.length} kinds)`);
  for (const { what, count, examples } of groups.slice(0, shown))
    console.log(`${String(count).padStart(5)}  ${what}\n         ${examples[0] ?? ''}`);
}

function report(all: readonly Measured[], seconds: number): boolean {
  const total = sharesOf(all);
  const kinds = byKind(all);
  const times = timesOf(all);
  const shareColumns = ({ apps, built, proved, served, servedByProof }: typeof total) => [
    apps,
    percent(built),
    percent(proved),
    percent(served),
    percent(servedByProof),
  ];
  console.log(
    `\n\n${total.apps} of ${options.total} descriptions, ${total.requests} requests, ${seconds.toFixed(0)} s`,
  );
  console.log(
    formatTable(
      ['kind', 'apps', 'built', 'proved', 'served', 'served and proved'],
      [['all', ...shareColumns(total)], ...kinds.map((kind) => [kind.kind, ...shareColumns(kind)])],
    ),
  );
  console.log(
    `\nWishes: ${Object.entries(total.states)
      .map(([state, value]) => `${state} ${percent(value)}`)
      .join(', ')}`,
  );
  console.log(
    `\n${formatTable(
      ['milliseconds', 'p50', 'p95', 'max'],
      times.map(({ step, p50, p95, max }) => [step, Math.round(p50), Math.round(p95), Math.round(max)]),
    )}`,
  );
  const memory = {
    workerMiB: Math.round(pool.peakBytes() / mib),
    aboveIdleMiB: Math.round((pool.peakBytes() - pool.idleBytes()) / mib),
    benchMiB: Math.round(process.memoryUsage.rss() / mib),
  };
  console.log(
    `\nA build worker held at most ${memory.workerMiB} MiB, ${memory.aboveIdleMiB} MiB more than before its first build.`,
  );
  const words = wordsOfAll(all);
  console.log(
    `\n${words.screenWords} words on screens, ${words.nonWords} that are none. Of the content words of the descriptions ${percent(words.meant)} became a wish or stand in the app, ${percent(words.accounted)} with those that are listed as not understood.`,
  );
  for (const { id, words: found } of all)
    if (found.nonWords.length > 0) console.log(`  ${id}: ${found.nonWords.join(', ')}`);
  const timeOf = (step: string) => times.find((one) => one.step === step);
  const goals: Goal[] = [
    { name: 'built', value: total.built, atLeast: targets.built },
    ...(options.proves ? [{ name: 'proved', value: total.proved, atLeast: targets.proved }] : []),
    {
      name: 'read, plan and emit p95',
      value: timeOf('read, plan and emit')?.p95 ?? 0,
      atMost: targets.writtenP95,
    },
    {
      name: 'plan and emit p95',
      value: timeOf('plan and emit')?.p95 ?? 0,
      atMost: targets.planP95,
    },
    { name: 'words of descriptions accounted for', value: words.accounted, atLeast: targets.accounted },
    { name: 'build p50', value: timeOf('build')?.p50 ?? 0, atMost: targets.buildP50 },
    { name: 'memory of a build', value: memory.aboveIdleMiB, atMost: targets.buildMiB },
  ];
  const isMet = showGoals(goals) && words.nonWords === 0;
  const failing = failures(all);
  const missing = unserved(all);
  showGroups('Why apps are not proved', failing, 25);
  showGroups('Requests that nothing serves, by their first words', missing, 25);
  writeReport('generator', { targets, total, kinds, words, times, memory, failing, missing, apps: all });
  return isMet;
}

try {
  // The first plan makes the indexes that all others use, and the first build starts a worker.
  await pool.build(filesOf(planFromText('A list of books')));
  const started = performance.now();
  const all = await measureAll(
    options.descriptions,
    { pool, workshop, browser, reader, knownWords: knownWords() },
    options.jobs,
  );
  if (!report(all, (performance.now() - started) / 1000)) process.exitCode = 1;
} finally {
  pool.close();
  await browser?.close();
}
