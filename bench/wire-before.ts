import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Engine } from '../src/server/db/database.ts';
import { engines } from '../src/testing/database/open-test-database.server.ts';
import { writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';
import { buildCommit } from './wire/build-commit.ts';
import { type Contender, openKora } from './wire/contenders.ts';
import { freezeServer } from './wire/freeze-server.ts';
import { compare, ratioOf } from './wire/measure.ts';
import { type Operation, operations, verifyOperation } from './wire/operations.ts';
import { type Seeded, seed } from './wire/seed.ts';

/** Kora's wire beside that of an earlier commit of Kora, in the same run: `npm run bench:wire-before -- COMMIT`. */
const lowestRatio = 0.95;
const connectionCounts = [1, 16] as const;
const peopleCount = 200;

interface Line {
  readonly engine: Engine;
  readonly operation: Operation['name'];
  readonly connections: number;
  readonly perSecond: number;
  readonly before: number;
  readonly ratio: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '12' }, only: { type: 'string' } },
});
const [commit] = positionals;
const rounds = Number(values.rounds);
if (commit === undefined || !Number.isInteger(rounds) || rounds < 1) {
  console.error('npm run bench:wire-before -- COMMIT [--rounds N] [--only sign-in]');
  process.exit(64);
}

const before = buildCommit(commit);
const now = freezeServer();
const loadBefore = loadavg()[0] ?? 0;
const lines: Line[] = [];
for (const engine of engines) lines.push(...(await measureEngine(engine)));

async function measureEngine(engine: Engine): Promise<Line[]> {
  const opened: Contender[] = [];
  const found: Line[] = [];
  try {
    opened.push(await openKora(engine, now), await openKora(engine, before, 'before'));
    const contenders: Seeded[] = [];
    for (const contender of opened) contenders.push(await seed(contender, peopleCount));
    for (const operation of operations.filter(({ name }) => (values.only ?? name) === name)) {
      for (const seeded of contenders) await verifyOperation(operation, seeded);
      for (const connections of connectionCounts) {
        const plan = { connections, rounds, sliceMs: 1_500, warmUpMs: 1_500 };
        const [one, other] = await compare(contenders, operation, plan);
        if (one === undefined || other === undefined) throw new Error('There are two contenders.');
        const { perSecond } = one;
        const ratio = ratioOf(one, other);
        const line = { engine, operation: operation.name, connections, perSecond, ratio };
        found.push({ ...line, before: other.perSecond });
        process.stderr.write('.');
      }
    }
  } finally {
    for (const contender of opened) await contender.close();
  }
  return found;
}

const head = ['engine', 'request', 'connections', 'now/s', 'before/s', 'ratio', `at least ${lowestRatio}`];
const cells = lines.map((line) => [
  line.engine,
  line.operation,
  line.connections,
  Number(line.perSecond.toPrecision(4)),
  Number(line.before.toPrecision(4)),
  line.ratio.toFixed(3),
  line.ratio >= lowestRatio ? 'ok' : 'SLOWER',
]);
console.log(`\n${formatTable(head, cells)}`);
console.log(
  `Beside ${commit}, ${rounds} rounds of 1.5 s that take turns. Load of the machine before: ${loadBefore.toFixed(1)}.`,
);
writeReport('wire-before', { commit, rounds, lowestRatio, loadBefore, lines });
if (lines.some(({ ratio }) => !(ratio >= lowestRatio))) process.exitCode = 1;
