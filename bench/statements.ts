import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { planFromReading } from '../src/engine/generate.ts';
import { openReader } from '../src/server/reader/open-reader.server.ts';
import { writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';
import { readStatements, type StatedDescription } from './statements/read-statements.ts';
import { scores, searched } from './statements/score-statement.ts';

/** How much of what people ask for, statement by statement, is in the plan of their app. */
const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'mending' },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});
if (values.on !== 'mending' && values.on !== 'apart') throw new Error('--on: mending or apart.');
if (values.on === 'apart' && values.misses) throw new Error('What is kept apart is only counted.');
const wanted = values.only?.split(',') ?? Object.keys(scores);

const reader = await openReader(pino({ level: 'warn' }))();
if (reader === undefined) throw new Error('The learned reader is not there.');

const byType = new Map<string, number[]>();
const byStyle = new Map<string, number[]>();
const chosen = readStatements().filter(
  ({ isApart, statements }) =>
    isApart === (values.on === 'apart') && statements.some(({ type }) => wanted.includes(type)),
);
for (const description of chosen) judge(description, reader.readWithVector(description.text));

type Read = ReturnType<NonNullable<typeof reader>['readWithVector']>;

function judge({ id, style, text, statements }: StatedDescription, { reading, vector }: Read): void {
  const plan = searched(planFromReading(reading, { description: text, vector }));
  for (const statement of statements) {
    const score = wanted.includes(statement.type) ? scores[statement.type]?.(statement, plan) : undefined;
    if (score === undefined) continue;
    byType.set(statement.type, [...(byType.get(statement.type) ?? []), score]);
    byStyle.set(style, [...(byStyle.get(style) ?? []), score]);
    if (values.misses && score < 1)
      console.log(
        `[${statement.type}] ${id} ${plan.spec.met ?? '–'} | ${statement.text}\n    ${text.slice(0, 240)}`,
      );
  }
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
const rows = [...byType].map(([type, all]) => ({ type, count: all.length, found: mean(all) }));
const found = mean([...byType.values()].flat());
const shown = (value: number) => value.toFixed(3);

console.log(
  formatTable(
    ['type', 'statements', 'found'],
    [
      ...rows.toSorted((a, b) => a.found - b.found).map((row) => [row.type, row.count, shown(row.found)]),
      ['all', [...byType.values()].flat().length, shown(found)],
    ],
  ),
);
console.log(
  `\n${[...byStyle].map(([style, all]) => `${style} ${shown(mean(all))}`).join(', ')}; ${chosen.length} descriptions (${values.on}).`,
);
writeReport('statements', { on: values.on, found, rows });
process.exit(0);
