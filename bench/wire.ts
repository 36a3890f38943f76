import { cpus, loadavg } from 'node:os';
import type { Engine } from '../src/server/db/database.ts';
import { engines } from '../src/testing/database/open-test-database.server.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { type Cell, formatTable } from './lib/table.ts';
import { type Contender, openKora, openLite } from './wire/contenders.ts';
import { freezeServer } from './wire/freeze-server.ts';
import { installPeer } from './wire/install-peer.ts';
import { compare, type Measured, ratioOf } from './wire/measure.ts';
import { type Operation, operations, verifyOperation } from './wire/operations.ts';
import { appsPerPerson, type Seeded, seed } from './wire/seed.ts';

/** Kora's wire beside @supabase/lite's, both as processes of their own on the same kind of database in the same run. */
const lowestRatio = 8;
const judged: Operation['name'] = 'select';
const connectionCounts = [1, 16] as const;

interface Line {
  readonly engine: Engine;
  readonly operation: Operation['name'];
  readonly shown: string;
  readonly connections: number;
  readonly kora: Measured;
  readonly lite: Measured;
  /** Kora's throughput by the peer's, within each round, and of these the median. */
  readonly ratio: number;
}

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 2 : 6);
const sliceMs = options.quick ? 500 : 1_500;
const warmUpMs = options.quick ? 500 : 1_500;
const peopleCount = options.quick ? 40 : 200;

async function measureEngine(engine: Engine, open: readonly (() => Promise<Contender>)[]): Promise<Line[]> {
  const opened: Contender[] = [];
  try {
    for (const one of open) opened.push(await one());
    const contenders: Seeded[] = [];
    for (const contender of opened) contenders.push(await seed(contender, peopleCount));
    for (const operation of operations)
      for (const seeded of contenders) await verifyOperation(operation, seeded);
    const lines: Line[] = [];
    for (const operation of operations) {
      for (const connections of connectionCounts) {
        const plan = { connections, rounds, sliceMs, warmUpMs };
        const [kora, lite] = await compare(contenders, operation, plan);
        if (kora === undefined || lite === undefined) throw new Error('There are two contenders.');
        const line = { engine, operation: operation.name, shown: operation.shown, connections, kora, lite };
        lines.push({ ...line, ratio: ratioOf(kora, lite) });
        process.stderr.write('.');
      }
    }
    return lines;
  } finally {
    for (const contender of opened) await contender.close();
  }
}

/** One connection alone shows how long one answer takes; how many a server gives shows when several ask. */
function isJudged({ operation, connections }: Line): boolean {
  return operation === judged && connections === Math.max(...connectionCounts);
}

function isTooSlow(line: Line): boolean {
  return isJudged(line) && !(line.ratio >= lowestRatio);
}

function cells(line: Line): Cell[] {
  const { engine, shown, connections, kora, lite, ratio } = line;
  return [
    engine,
    shown,
    connections,
    Number(kora.perSecond.toPrecision(4)),
    Number(lite.perSecond.toPrecision(4)),
    `${ratio.toFixed(1)} x`,
    `${kora.p50.toFixed(2)} ${lite.p50.toFixed(2)}`,
    `${kora.cpuMsPerRequest.toFixed(2)} ${lite.cpuMsPerRequest.toFixed(2)}`,
    `${(lite.cpuMsPerRequest / kora.cpuMsPerRequest).toFixed(1)} x`,
    isJudged(line) ? (isTooSlow(line) ? 'TOO SLOW' : 'ok') : '',
  ];
}

const head = [
  'engine',
  'request',
  'connections',
  'kora/s',
  'lite/s',
  'ratio',
  'p50 ms kora lite',
  'cpu ms kora lite',
  'cpu ratio',
  `at least ${lowestRatio}`,
];

const program = freezeServer();
const peer = await installPeer();
const loadBefore = loadavg()[0] ?? 0;
const lines: Line[] = [];
for (const engine of engines)
  lines.push(
    ...(await measureEngine(engine, [() => openKora(engine, program), () => openLite(engine, peer)])),
  );
const loadAfter = loadavg()[0] ?? 0;
console.log(`\n${formatTable(head, lines.map(cells))}`);
console.log(`
kora: the built server. lite: @supabase/lite ${peer.version}, an App on its own connection served by @hono/node-server. Each is a
process of its own; both have ${peopleCount} people with ${appsPerPerson} apps and builds each, the same tables, indexes, triggers and policies.
embedded: PGlite ${peer.pglite} on disk for both. Kora waits for the disk at every commit, lite does not. postgres: a private cluster
for each with the same settings (fsync off), ten connections each, and the processor time of PostgreSQL itself is not counted.
Passwords: Kora argon2id, lite bcrypt. Kora also counts every sign-in, writes an audit row and limits requests per address; it
trusts one proxy here, and the requests come from 1000 addresses. ratio = median over ${rounds} rounds of ${sliceMs} ms that take turns.
Load of the machine: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after, on ${cpus().length} processors.`);
if (loadBefore > cpus().length)
  console.log('The machine was busy with other work: repeat this on a quiet one before you believe a ratio.');
writeReport('wire', {
  lowestRatio,
  rounds,
  sliceMs,
  quick: options.quick,
  peopleCount,
  appsPerPerson,
  peer: { version: peer.version, pglite: peer.pglite },
  loadBefore,
  loadAfter,
  lines,
});
if (lines.some(isTooSlow)) process.exitCode = 1;
