import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { PitchInput } from './fields.ts';

const bold = (value: string): SheetCell => ({ value, bold: true });
const money = (formula: string): SheetCell => ({ formula, as: 'money' });

/** The figures of the deck as formulas, for whoever wants to try others. */
export function pitchWorkbook(input: PitchInput): WorkbookSheet[] {
  const uses = input.uses.map(({ name, amount }): SheetCell[] => [name, { value: amount, as: 'money' }]);
  return [
    {
      name: 'Figures',
      rows: [
        [bold('Customers in the world'), { value: input.customersAll, as: 'whole' }],
        [bold('Customers that can be served'), { value: input.customersServed, as: 'whole' }],
        [bold('Share aimed at'), { value: input.shareAimed / 100, as: 'percent' }],
        [bold('Price a year'), { value: input.pricePerYear, as: 'money' }],
        [bold('Whole market'), money('=B1*B4')],
        [bold('Market that can be served'), money('=B2*B4')],
        [bold('Market aimed at'), money('=B6*B3')],
        [bold('Gross margin'), { value: input.grossMargin / 100, as: 'percent' }],
        [bold('Customers lost a month'), { value: input.churn / 100, as: 'percent' }],
        [bold('Cost of winning a customer'), { value: input.acquisitionCost, as: 'money' }],
        [bold('Months that a customer stays'), { formula: '=IF(B9>0,1/B9,"no end")', as: 'number' }],
        [bold('Value of a customer'), { formula: '=IF(B9>0,B4/12*B8/B9,"no end")', as: 'money' }],
        [bold('Value to cost'), { formula: '=IFERROR(B12/B10,"none")', as: 'times' }],
        [bold('Months to recover the cost'), { formula: '=IF(B8>0,B10/(B4/12*B8),"never")', as: 'number' }],
        [bold('Cash today'), { value: input.cash, as: 'money' }],
        [bold('Round'), { value: input.raise, as: 'money' }],
        [bold('Burn a month after the round'), { value: input.plannedBurn, as: 'money' }],
        [bold('Months that cash lasts'), { formula: '=IF(B17>0,(B15+B16)/B17,"no end")', as: 'number' }],
        [bold('Burnt in twelve months'), { value: input.burnYear, as: 'money' }],
        [bold('Recurring revenue added'), { value: input.newRecurring, as: 'money' }],
        [bold('Burn multiple'), { formula: '=IF(B20>0,B19/B20,"none")', as: 'number' }],
      ],
      widths: [34, 18],
    },
    {
      name: 'Forecast',
      rows: [
        ['Year', 'Revenue', 'Costs', 'Result', 'Running result', 'Customers', 'Revenue per customer'].map(
          bold,
        ),
        ...input.forecast.map(({ label, revenue, costs, customers }, index): SheetCell[] => {
          const row = index + 2;
          return [
            label,
            { value: revenue, as: 'money' },
            { value: costs, as: 'money' },
            money(`=B${row}-C${row}`),
            money(index === 0 ? `=D${row}` : `=E${row - 1}+D${row}`),
            { value: customers, as: 'whole' },
            { formula: `=IF(F${row}>0,B${row}/F${row},"none")`, as: 'money' },
          ];
        }),
      ],
      widths: [14, 16, 16, 16, 18, 14, 22],
    },
    {
      name: 'Use of money',
      rows: [[bold('Use'), bold('Amount')], ...uses, [bold('Sum'), money(`=SUM(B2:B${uses.length + 1})`)]],
      widths: [34, 18],
    },
  ];
}
