import type { Block, DocumentPart, Part } from '../../agent-desk/parts.ts';
import type { Answer, DataSet } from './answer.ts';
import type { ColumnProfile } from './column-profile.ts';
import type { Fault } from './faults.ts';
import { figure, listed, shortened } from './written.ts';

const shownFaults = 10;

export function checkTable({ checks }: Answer): Part[] {
  if (checks.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'What the test takes for granted',
      columns: [
        { key: 'check', label: 'Assumption', as: 'text' },
        { key: 'result', label: 'Check', as: 'text' },
        { key: 'holds', label: 'Holds', as: 'text' },
        { key: 'means', label: 'What it means', as: 'text' },
      ],
      rows: checks.map(({ check, result, means, holds }) => ({ check, result, means, holds })),
    },
  ];
}

/** The whole in words, for somebody who was not there. */
export function reportOf(
  data: DataSet,
  profiles: readonly ColumnProfile[],
  faults: readonly Fault[],
  outliers: number,
  answer: Answer,
): DocumentPart {
  const kinds = new Map<string, number>();
  for (const { column } of profiles) kinds.set(column.kind, (kinds.get(column.kind) ?? 0) + 1);
  const cells = data.columns.reduce((sum, { rows }) => sum + rows, 0);
  const missing = data.columns.reduce((sum, column) => sum + column.missing, 0);
  const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }]);
  return {
    kind: 'document',
    title: 'Report on the data',
    blocks: [
      { kind: 'heading', text: 'Answer' },
      { kind: 'text', text: answer.summary },
      { kind: 'heading', text: 'The data' },
      {
        kind: 'text',
        text: `${data.sheet.rows.length.toLocaleString('en')} rows and ${data.columns.length} columns: ${listed([...kinds].map(([kind, count]) => `${count} ${kind}`))}. ${figure((missing / Math.max(1, cells)) * 100)} % of the cells are missing. ${outliers === 0 ? 'No value lies beyond Tukey’s fences or is suspicious by its modified z.' : `${outliers} ${outliers === 1 ? 'value lies' : 'values lie'} far from the rest; none was removed.`}`,
      },
      ...(faults.length === 0
        ? ([{ kind: 'text', text: 'No faults were found in how the data are written.' }] satisfies Block[])
        : ([
            { kind: 'text', text: 'Faults that were found, and what was done about them:' },
            ...list(
              faults
                .slice(0, shownFaults)
                .map(
                  ({ column, fault, count, advice }) =>
                    `${shortened(column)}: ${fault}${count === null ? '' : ` (${count})`}. ${advice}`,
                ),
            ),
          ] satisfies Block[])),
      { kind: 'heading', text: 'How the question was answered' },
      { kind: 'text', text: answer.chosen },
      ...list(answer.checks.map(({ check, result, means }) => `${check}: ${result}. ${means}`)),
      { kind: 'heading', text: 'What can be concluded' },
      ...list(answer.canSay),
      { kind: 'heading', text: 'What cannot be concluded' },
      ...list(answer.cannotSay),
      ...(answer.warnings.length === 0
        ? []
        : ([{ kind: 'heading', text: 'To be kept in mind' }, ...list(answer.warnings)] satisfies Block[])),
    ],
  };
}
