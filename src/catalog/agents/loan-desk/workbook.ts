import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { LoanInput } from './fields.ts';
import type { LoanCost } from './loan-cost.ts';

const firstRow = 8;

/** The schedule as a workbook that reckons for itself: change the figures at its head, and all rows follow. */
export function scheduleWorkbook(input: LoanInput, cost: LoanCost, perYear: number): WorkbookSheet[] {
  const head: SheetCell[][] = [
    [
      { value: 'Amount', bold: true },
      { value: input.amount, as: 'money' },
    ],
    [
      { value: 'Rate a year', bold: true },
      { value: input.rate / 100, as: 'percent' },
    ],
    [{ value: 'Payments a year', bold: true }, perYear],
    [{ value: 'Payments', bold: true }, Math.max(1, Math.round(input.years * perYear))],
    [
      { value: 'Paid on top', bold: true },
      { value: input.extra, as: 'money' },
    ],
    [
      { value: 'Regular payment', bold: true },
      { formula: '=IF(B2=0,B1/B4,-PMT(B2/B3,B4,B1))', as: 'money' },
    ],
    ['No.', 'Payment', 'Interest', 'Paid back', 'Still owed'].map((value) => ({
      value,
      bold: true as const,
    })),
  ];
  const rows = cost.schedule.map((_, index): SheetCell[] => {
    const row = firstRow + index;
    const owed = index === 0 ? '$B$1' : `E${row - 1}`;
    return [
      index + 1,
      { formula: `=MIN($B$6+$B$5,${owed}+C${row})`, as: 'money' },
      { formula: `=${owed}*$B$2/$B$3`, as: 'money' },
      { formula: `=B${row}-C${row}`, as: 'money' },
      { formula: `=MAX(0,${owed}-D${row})`, as: 'money' },
    ];
  });
  return [{ name: 'Schedule', rows: [...head, ...rows], widths: [18, 14, 14, 14, 16] }];
}
