import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import { exitAt } from './exit.ts';
import type { CapInput } from './fields.ts';
import type { CapTable } from './stages.ts';

const bold = (value: string): SheetCell => ({ value, bold: true });
const exitSteps = 20;

/** Shares as they were worked out; prices, percentages and checks as formulas over them. */
export function capWorkbook(input: CapInput, table: CapTable): WorkbookSheet[] {
  return [shareSheet(table), roundSheet(table), exitSheet(input, table)];
}

/** The name of a column, counted from zero; two letters from the twenty-seventh on. */
function letter(index: number): string {
  if (index >= 26) return `${letter(Math.floor(index / 26) - 1)}${letter(index % 26)}`;
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

function shareSheet({ owners, stages }: CapTable): WorkbookSheet {
  const lastRow = owners.length + 1;
  const percent = (stage: number, row: number): SheetCell => {
    const column = letter(stage + 1);
    return { formula: `=${column}${row}/SUM(${column}$2:${column}$${lastRow})`, as: 'percent' };
  };
  return {
    name: 'Shares',
    rows: [
      [
        bold('Owner'),
        ...stages.map(({ name }) => bold(name)),
        ...stages.map(({ name }) => bold(`${name}, %`)),
      ],
      ...owners.map(({ name }, index): SheetCell[] => [
        name,
        ...stages.map(({ shares }): SheetCell => ({ value: shares[index] ?? 0, as: 'whole' })),
        ...stages.map((_, stage) => percent(stage, index + 2)),
      ]),
      [
        bold('All'),
        ...stages.map((_, stage): SheetCell => {
          const column = letter(stage + 1);
          return { formula: `=SUM(${column}2:${column}${lastRow})`, as: 'whole', bold: true };
        }),
      ],
    ],
    widths: [30, ...stages.map(() => 16), ...stages.map(() => 12)],
  };
}

function roundSheet({ owners, stages }: CapTable): WorkbookSheet {
  const all = owners.length + 2;
  const rounds = stages.filter(({ round }) => round !== undefined);
  const firstRound = owners.findIndex(({ group }) => group === 'round');
  return {
    name: 'Rounds',
    rows: [
      [
        'Round',
        'Pre-money',
        'New money',
        'Post-money',
        'Price of a share',
        'New shares by the price',
        'Sold',
      ].map(bold),
      ...rounds.map(({ name, preMoney = 0, investment = 0 }, index): SheetCell[] => {
        const row = index + 2;
        const column = letter(index + 2);
        return [
          name,
          { value: preMoney, as: 'money' },
          { value: investment, as: 'money' },
          { formula: `=B${row}+C${row}`, as: 'money' },
          {
            formula: `=B${row}/(Shares!${column}${all}-Shares!${column}${firstRound + index + 2})`,
            as: 'number',
          },
          { formula: `=C${row}/E${row}`, as: 'whole' },
          { formula: `=C${row}/D${row}`, as: 'percent' },
        ];
      }),
    ],
    widths: [20, 16, 16, 16, 16, 24, 10],
  };
}

function exitSheet(input: CapInput, table: CapTable): WorkbookSheet {
  const last = table.stages.at(-1);
  const farthest = Math.max(input.exitValue, (last?.preMoney ?? 0) + (last?.investment ?? 0)) * 2;
  const lastColumn = letter(table.owners.length);
  return {
    name: 'Exits',
    rows: [
      [
        bold('Price of the company'),
        ...table.owners.map(({ name }) => bold(name)),
        bold('All paid'),
        bold('Costs and debt'),
      ],
      ...Array.from({ length: exitSteps + 1 }, (_, step): SheetCell[] => {
        const value = (farthest * step) / exitSteps;
        const row = step + 2;
        const sum = `SUM(B${row}:${lastColumn}${row})`;
        return [
          { value, as: 'money' },
          ...exitAt(input, table, value).amounts.map((amount): SheetCell => ({ value: amount, as: 'money' })),
          { formula: `=${sum}`, as: 'money' },
          { formula: `=A${row}-${sum}`, as: 'money' },
        ];
      }),
    ],
    widths: [22, ...table.owners.map(() => 18), 16, 16],
  };
}
