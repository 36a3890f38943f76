import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { SolvedPlan } from './plan-memo.ts';
import { bold } from './written.ts';

function letter(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : `${letter(Math.floor(at / 26) - 1)}${letter(at % 26)}`;
}

/** Amounts that can be changed by hand or by a spreadsheet's own solver; uses, rests and the aim follow. */
export function planWorkbook({ programme, aimName, values, reading }: SolvedPlan): WorkbookSheet[] {
  const { variables, limits } = programme;
  const last = letter(variables.length);
  const amounts = `$B$3:$${last}$3`;
  const rows: SheetCell[][] = [
    [bold('Decision'), ...variables.map(({ name }) => bold(name)), bold(aimName)],
    ['Contribution of one unit', ...variables.map(({ gain }) => gain)],
    [
      'Amount',
      ...variables.map((_, at): SheetCell => ({ value: values[at] ?? 0, bold: true })),
      { formula: `=SUMPRODUCT($B$2:$${last}$2,${amounts})`, as: 'number', bold: true },
    ],
    [],
    [
      bold('Limit'),
      ...variables.map(({ name }) => bold(name)),
      bold('Used'),
      bold('Relation'),
      bold('Bound'),
      bold('Left'),
      bold('Kept'),
      bold('Shadow price'),
    ],
    ...limits.map(({ name, coefficients, relation, bound }, at): SheetCell[] => {
      const row = 6 + at;
      const used = `${letter(variables.length + 1)}${row}`;
      const boundAt = `${letter(variables.length + 3)}${row}`;
      const left = relation === 'at least' ? `${used}-${boundAt}` : `${boundAt}-${used}`;
      const kept = relation === 'exactly' ? `ABS(${left})<0.000001` : `${left}>=-0.000001`;
      return [
        name,
        ...coefficients,
        { formula: `=SUMPRODUCT(B${row}:${last}${row},${amounts})`, as: 'number' },
        { 'at most': '<=', 'at least': '>=', exactly: '=' }[relation],
        bound,
        { formula: `=${left}`, as: 'number' },
        { formula: `=IF(${kept},"yes","no")` },
        reading.limits[at]?.price ?? null,
      ];
    }),
  ];
  return [{ name: 'Plan', rows, widths: [26, ...variables.map(() => 14), 12, 10, 12, 12, 8, 14] }];
}
