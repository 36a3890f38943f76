import { cpus, loadavg } from 'node:os';
import type { Engine } from '../src/server/db/database.ts';
import { engines } from '../src/testing/database/open-test-database.server.ts';
import { type OrdinaryCount, runHostile, runOrdinary, watchHealth } from './fairness/clients.ts';
import { freezeWithCrowd, type Prepared, prepare } from './fairness/prepare.ts';
import { percentile } from './lib/percentiles.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { type Cell, formatTable } from './lib/table.ts';

/** What twenty people notice of one who does all they can to make the database work. */
const highestRatio = 3;
const ordinaryCount = 20;

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 1 : 3);
const phaseMs = options.quick ? 15_000 : 30_000;
const warmUpMs = 5_000;

interface Figures {
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
  readonly errors: readonly string[];
}

interface Line {
  readonly engine: Engine;
  readonly alone: Figures;
  readonly attacked: Figures;
  /** The 95th percentile with the attacker by that without. */
  readonly ratio: number;
  readonly hostile: Readonly<Record<string, Record<number, number>>>;
  readonly health: Readonly<Record<number, number>>;
}

function timer(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

function figures(counts: readonly OrdinaryCount[]): Figures {
  const latencies = counts.flatMap((count) => count.latencies);
  return {
    requests: latencies.length,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    errors: counts.flatMap((count) => count.errors),
  };
}

/** Phases take turns, so that what else the machine does falls on both. Every attack comes from another person. */
async function measure(engine: Engine, prepared: Prepared): Promise<Line> {
  const alone: OrdinaryCount[] = [];
  const attacked: OrdinaryCount[] = [];
  const hostile: Record<string, Record<number, number>> = {};
  const health: Record<number, number> = {};
  await runOrdinary(prepared, timer(warmUpMs));
  for (const person of prepared.hostile) {
    alone.push(await runOrdinary(prepared, timer(phaseMs)));
    const until = timer(phaseMs);
    const [count, sent, seen] = await Promise.all([
      runOrdinary(prepared, until),
      runHostile(prepared, person, until),
      watchHealth(prepared, until),
    ]);
    attacked.push(count);
    add(health, seen);
    for (const [name, statuses] of Object.entries(sent)) add((hostile[name] ??= {}), statuses);
    process.stderr.write('.');
  }
  const [before, after] = [figures(alone), figures(attacked)];
  return { engine, alone: before, attacked: after, ratio: after.p95 / before.p95, hostile, health };
}

function add(to: Record<number, number>, more: Readonly<Record<number, number>>): void {
  for (const [status, count] of Object.entries(more)) to[Number(status)] = (to[Number(status)] ?? 0) + count;
}

function faultsOf({ alone, attacked, ratio, hostile, health }: Line): string[] {
  const hostileFaults = Object.entries(hostile).flatMap(([name, statuses]) =>
    Object.keys(statuses).some((status) => Number(status) >= 500) ? [`a 5xx for: ${name}`] : [],
  );
  return [
    ...(ratio <= highestRatio ? [] : ['too slow under attack']),
    ...(attacked.errors.length + alone.errors.length === 0 ? [] : ['errors for ordinary people']),
    ...(Object.keys(health).every((status) => status === '200') ? [] : ['not healthy']),
    ...hostileFaults,
  ];
}

function cells(line: Line): Cell[] {
  const { engine, alone, attacked, ratio } = line;
  const faults = faultsOf(line);
  return [
    engine,
    alone.requests,
    `${alone.p50.toFixed(1)} ${alone.p95.toFixed(1)}`,
    alone.errors.length,
    attacked.requests,
    `${attacked.p50.toFixed(1)} ${attacked.p95.toFixed(1)}`,
    attacked.errors.length,
    `${ratio.toFixed(2)} x`,
    faults.length === 0 ? 'ok' : faults.join(', '),
  ];
}

const head = [
  'engine',
  'alone',
  'p50 p95 ms',
  'errors',
  'attacked',
  'p50 p95 ms',
  'errors',
  'p95 ratio',
  `at most ${highestRatio}`,
];

const program = freezeWithCrowd();
const loadBefore = loadavg()[0] ?? 0;
const lines: Line[] = [];
for (const engine of engines) {
  const prepared = await prepare(engine, program, { ordinary: ordinaryCount, hostile: rounds });
  try {
    lines.push(await measure(engine, prepared));
  } finally {
    await prepared.close();
  }
}
const loadAfter = loadavg()[0] ?? 0;
console.log(`\n${formatTable(head, lines.map(cells))}`);
for (const { engine, hostile, health } of lines) {
  const statuses = Object.entries(hostile).map(([name, counts]) => [name, JSON.stringify(counts)]);
  console.log(
    `\n${engine}: what the hostile client was answered\n${formatTable(['attack', 'statuses'], statuses)}`,
  );
  console.log(`/health: ${JSON.stringify(health)}`);
}
for (const { engine, alone, attacked } of lines) {
  for (const error of [...new Set([...alone.errors, ...attacked.errors])].slice(0, 5))
    console.log(`${engine}: an ordinary request was answered with ${error}`);
}
console.log(`
${ordinaryCount} people who each read a list with an embedded table, write now and then and think in between; beside them one person on
a hundred connections who goes around the attacks. ${rounds} rounds of ${phaseMs / 1_000} s without and with.
Load of the machine: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after, on ${cpus().length} processors.`);
writeReport('fairness', {
  highestRatio,
  rounds,
  phaseMs,
  quick: options.quick,
  ordinaryCount,
  loadBefore,
  loadAfter,
  lines,
});
if (lines.some((line) => faultsOf(line).length > 0)) process.exitCode = 1;
