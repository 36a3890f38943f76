import { cpus, loadavg } from 'node:os';
import { type Comparison, compare } from './db/measure.ts';
import { type OpenedEngine, openEmbedded, openPostgresEngine } from './db/open-engines.ts';
import { insertWork, type Operation, selectWork, type Work } from './db/work.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { type Cell, formatTable } from './lib/table.ts';

/** Row-secured transactions through the database port beside the bare driver doing the same in the same run. */
const highestRatio = 1.3;
const clientCounts = [1, 16] as const;
const operations: readonly Operation[] = ['select', 'insert'];

interface Line extends Comparison {
  readonly engine: string;
  readonly operation: Operation;
  readonly clients: number;
}

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 10 : 80);
const perSlice = { embedded: options.quick ? 32 : 64, postgres: options.quick ? 80 : 160 };

async function measureEngine(opened: OpenedEngine): Promise<Line[]> {
  const lines: Line[] = [];
  const count = perSlice[opened.engine];
  for (const operation of operations) {
    for (const clients of clientCounts) {
      const worksOf = async (contender: string): Promise<readonly Work[]> =>
        operation === 'select'
          ? Array.from({ length: count }, (_, at) =>
              selectWork(opened.people[at % opened.people.length] ?? ''),
            )
          : (await opened.newPeople(contender, count)).map(insertWork);
      const comparison = await compare(opened.contenders, worksOf, { clients, rounds });
      lines.push({ engine: opened.engine, operation, clients, ...comparison });
    }
  }
  return lines;
}

async function measureAll(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const open of [openEmbedded, openPostgresEngine]) {
    const opened = await open();
    try {
      lines.push(...(await measureEngine(opened)));
    } finally {
      await opened.close();
    }
  }
  return lines;
}

function ratioOf(line: Line): number {
  return line.ratios['bare']?.undisturbed ?? Number.NaN;
}

function cells(line: Line): Cell[] {
  const { engine, operation, clients, results, ratios } = line;
  const whole = (name: string) => Math.round(results[name]?.undisturbed ?? Number.NaN);
  const ms = (name: string, which: 'p50' | 'p95' | 'cpuMs') =>
    (results[name]?.[which] ?? Number.NaN).toFixed(2);
  return [
    engine,
    operation,
    clients,
    whole('port'),
    whole('bare'),
    ratioOf(line).toFixed(2),
    (ratios['bare']?.paired ?? Number.NaN).toFixed(2),
    `${ms('port', 'p50')} ${ms('port', 'p95')}`,
    `${ms('bare', 'p50')} ${ms('bare', 'p95')}`,
    `${ms('port', 'cpuMs')} ${ms('bare', 'cpuMs')}`,
    results['awaited'] === undefined ? '-' : whole('awaited'),
    ratioOf(line) <= highestRatio ? 'ok' : 'TOO SLOW',
  ];
}

const head = [
  'engine',
  'operation',
  'clients',
  'port/s',
  'bare/s',
  'ratio',
  'paired',
  'port p50 p95 ms',
  'bare p50 p95 ms',
  'cpu ms port bare',
  'unpipelined/s',
  `at most ${highestRatio}`,
];

const loadBefore = loadavg()[0] ?? 0;
const lines = await measureAll();
const loadAfter = loadavg()[0] ?? 0;
console.log(formatTable(head, lines.map(cells)));
console.log(`
bare on embedded: the engine in the calling thread through its own transaction() and query(), same file system with fsync.
bare on postgres: pg with pipelining, opening and query in one packet, then commit; "unpipelined" awaits each statement.
ratio = bare/s : port/s, each in the best tenth of its ${rounds} rounds; paired = median over the rounds, each compared within
itself; latencies are of all rounds; cpu is this process alone. PostgreSQL runs with fsync off.
Load of the machine: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after, on ${cpus().length} processors.`);
if (Math.max(loadBefore, loadAfter - 2) > cpus().length)
  console.log('The machine was busy with other work: repeat this on a quiet one before you believe a ratio.');
writeReport('db', { highestRatio, rounds, perSlice, quick: options.quick, loadBefore, loadAfter, lines });
if (lines.some((line) => !(ratioOf(line) <= highestRatio))) process.exitCode = 1;
