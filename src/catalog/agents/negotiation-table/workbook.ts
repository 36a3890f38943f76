import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { NegotiationInput } from './fields.ts';
import type { Preparation } from './prepare.ts';

const bold = (value: string): SheetCell => ({ value, bold: true });
const firstRow = 2;

/** A scorer for the table: type a settlement for each issue, and both sides are added up. */
export function scoringWorkbook(
  input: NegotiationInput,
  { issues, reserve, aim }: Preparation,
): WorkbookSheet[] {
  const last = firstRow + input.settings.length - 1;
  const scores: SheetCell[][] = [
    ['Issue', 'Settled as', `Worth to us`, 'Worth to them'].map(bold),
    ...input.settings.map(({ issue, setting, ours, theirs }): SheetCell[] => [issue, setting, ours, theirs]),
  ];
  const lookUp = (row: number, column: string) =>
    `=SUMIFS(Scores!$${column}$${firstRow}:$${column}$${last},Scores!$A$${firstRow}:$A$${last},A${row},Scores!$B$${firstRow}:$B$${last},B${row})`;
  const end = firstRow + issues.length - 1;
  const total = end + 1;
  const scorer: SheetCell[][] = [
    ['Issue', 'Settled as', 'Worth to us', 'Worth to them'].map(bold),
    ...issues.map(({ name, settings }, at): SheetCell[] => {
      const row = firstRow + at;
      return [
        name,
        settings[aim.choice[at] ?? 0]?.name ?? '',
        { formula: lookUp(row, 'C'), as: 'number' },
        { formula: lookUp(row, 'D'), as: 'number' },
      ];
    }),
    [
      bold('Together'),
      '',
      { formula: `=SUM(C${firstRow}:C${end})`, as: 'number', bold: true },
      { formula: `=SUM(D${firstRow}:D${end})`, as: 'number', bold: true },
    ],
    [bold('Reserve'), '', reserve.ours, reserve.theirs],
    [
      bold('Gain over no agreement'),
      '',
      { formula: `=C${total}-C${total + 1}`, as: 'number' },
      { formula: `=D${total}-D${total + 1}`, as: 'number' },
    ],
    [
      bold('Product of gains'),
      '',
      { formula: `=IF(MIN(C${total + 2},D${total + 2})<0,0,C${total + 2}*D${total + 2})`, as: 'number' },
    ],
  ];
  return [
    { name: 'Offer', rows: scorer, widths: [28, 28, 14, 14] },
    { name: 'Scores', rows: scores, widths: [28, 28, 14, 14] },
  ];
}
