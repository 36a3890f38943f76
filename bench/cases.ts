import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { filesOf, planFromText } from '../src/engine/generate.ts';
import { openBuildPool } from '../src/server/build/build-pool.server.ts';
import { openWorkshop } from '../src/server/build/open-workshop.server.ts';
import { openReader } from '../src/server/reader/open-reader.server.ts';
import { openTestBrowser } from '../src/testing/app-browser.server.ts';
import { caseApps } from './cases/case-app.ts';
import { isPart, readCasesOptions } from './cases/options.ts';
import { lineOf, summaryOf } from './cases/summary.ts';
import { type TriedApp, tryApp } from './cases/try-app.ts';
import { cleanUpAtExit } from './lib/clean-up.ts';
import { showGoals } from './lib/goals.ts';
import { saveReport, writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';

/** Every worked-out case and every task type: whether its app is built, and what of it holds in a browser. */
const targets = { built: 1, proved: 1, p50: 2_500, p95: 6_000 };
/** The report is written so often on the way, so that a run that is ended can be taken up again. */
const savedEvery = 10;

const options = readCasesOptions(process.argv.slice(2));
const path = join(import.meta.dirname, 'out/cases.json');
const known = new Set(caseApps.map(({ id }) => id));
const results = new Map<string, TriedApp>(
  earlier()
    .filter(({ id }) => known.has(id))
    .map((one) => [one.id, one]),
);

function earlier(): readonly TriedApp[] {
  if (!isPart(options) || !existsSync(path)) return [];
  return (JSON.parse(readFileSync(path, 'utf8')) as { apps: TriedApp[] }).apps;
}

const chosen = caseApps
  .filter(({ id }) => options.only?.has(id) ?? true)
  .filter((_, place) => place >= options.from && (place - options.from) % options.every === 0)
  .filter(({ id }) => !options.missing || !results.has(id))
  .filter(({ id }) => !options.failed || results.get(id)?.proved === false);

const workshop = await openWorkshop(resolve(import.meta.dirname, '..'));
const pool = openBuildPool(workshop, 1, { buildMs: 60_000 });
const reader = await openReader(pino({ level: 'warn' }))();
if (reader === undefined) throw new Error('The learned reader could not be loaded.');
const browser = openTestBrowser();
const tools = { reader, pool, workshop, browser };
const now: TriedApp[] = [];
// A run that is ended keeps what it has found so far.
const keep = cleanUpAtExit(() => saveReport('cases', content()));
try {
  // The first plan makes the indexes that all others use; worker and browser take a moment to start.
  await Promise.all([pool.build(filesOf(planFromText('A list of books'))), browser.get()]);
  for (const one of chosen) {
    const tried = await tryApp(one, tools);
    now.push(tried);
    results.set(tried.id, tried);
    console.log(lineOf(tried));
    if (now.length % savedEvery === 0) saveReport('cases', content());
  }
} finally {
  pool.close();
  await browser.close();
}

function content(): Readonly<Record<string, unknown>> {
  const apps = [...results.values()];
  return { targets, all: summaryOf(apps), now: summaryOf(now), apps };
}

const all = summaryOf([...results.values()]);
const rows = Object.entries(summaryOf(now)).map(([name, value]): [string, number, number] => [
  name,
  value,
  all[name as keyof typeof all],
]);
console.log(`\n${formatTable(['apps and milliseconds', 'this run', 'all runs'], rows)}`);
const failing = now.filter(({ proved }) => !proved);
if (failing.length > 0) console.log('\nNot proved:');
for (const { id, faults } of failing)
  console.log(`${id}\n${faults.map((fault) => `  ${fault.slice(0, 600)}`).join('\n')}`);
console.log(`\nLoad of the machine: ${(loadavg()[0] ?? 0).toFixed(1)}.`);
const figures = summaryOf(now);
const isMet = showGoals([
  { name: 'built', value: figures.built / figures.apps, atLeast: targets.built },
  { name: 'proved', value: figures.proved / figures.apps, atLeast: targets.proved },
  { name: 'planned to proved p50', value: figures.p50, atMost: targets.p50 },
  { name: 'planned to proved p95', value: figures.p95, atMost: targets.p95 },
]);
keep();
writeReport('cases', content());
if (!isMet) process.exitCode = 1;
