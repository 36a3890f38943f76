import type { OrderProblem, PriceStep } from '../../../methods/operations/order-quantity.ts';
import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import { bold } from './written.ts';

const firstRow = 11;

/** Every price with its best quantity, reckoned by the spreadsheet: change the figures at the head, and all follows. */
export function orderWorkbook(
  problem: OrderProblem,
  steps: readonly PriceStep[],
  period: string,
): WorkbookSheet[] {
  const sorted = steps.toSorted((one, other) => one.from - other.from);
  const head: SheetCell[][] = [
    [bold(`Demand a ${period}`), problem.demand],
    [bold('Cost of one order'), { value: problem.orderCost, as: 'money' }],
    [bold('Keeping one unit, fixed'), { value: problem.holdingCost, as: 'money' }],
    [bold('Keeping, share of the price'), { value: problem.holdingShare, as: 'percent' }],
    [bold('Making rate (empty: at once)'), problem.makingRate],
    [
      bold('A unit owed (empty: none)'),
      problem.backorderCost === null ? null : { value: problem.backorderCost, as: 'money' },
    ],
    [bold('Part of a lot that becomes stock'), { formula: '=IF(N(B5)=0,1,1-B1/B5)', as: 'number' }],
    [],
    [
      bold('Best in all'),
      { formula: `=MIN(I${firstRow}:I${firstRow + sorted.length - 1})`, as: 'money', bold: true },
    ],
    [
      'From',
      'Price',
      'Keeping',
      'Best quantity',
      'Ordered',
      'Ordering',
      'Stock and waiting',
      'Goods',
      'In all',
    ].map(bold),
  ];
  const rows = sorted.map(({ from, price }, at): SheetCell[] => {
    const row = firstRow + at;
    const end = at + 1 < sorted.length ? `A${row + 1}` : '1E+300';
    return [
      from,
      { value: price, as: 'money' },
      { formula: `=$B$3+$B$4*B${row}`, as: 'money' },
      { formula: `=SQRT(2*$B$1*$B$2/(C${row}*$B$7)*IF(N($B$6)=0,1,(C${row}+$B$6)/$B$6))`, as: 'number' },
      // Beyond its step a price is dearer than the next one at the same quantity, so that it is held at the end of the step.
      { formula: `=MIN(MAX(D${row},A${row}),${end})`, as: 'number' },
      { formula: `=$B$1*$B$2/E${row}`, as: 'money' },
      { formula: `=E${row}*$B$7*C${row}/2*IF(N($B$6)=0,1,$B$6/(C${row}+$B$6))`, as: 'money' },
      { formula: `=$B$1*B${row}`, as: 'money' },
      { formula: `=F${row}+G${row}+H${row}`, as: 'money', bold: true },
    ];
  });
  return [{ name: 'Order', rows: [...head, ...rows], widths: [32, 14, 12, 14, 14, 14, 18, 16, 16] }];
}
