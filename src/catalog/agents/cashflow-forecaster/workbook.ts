import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { CashInput } from './fields.ts';
import { type Forecast, outKinds, plannedWeeks, weeksAhead } from './forecast.ts';
import { outNames } from './tables.ts';

const hundred = 100;
const firstPattern = 9;
const bold = (value: string): SheetCell => ({ value, bold: true });
const money = (formula: string): SheetCell => ({ formula, as: 'money' });
const amount = (value: number): SheetCell => ({ value, as: 'money' });

/** The forecast as formulas over inputs, invoices and dated payments: change one, and the lowest week moves. */
export function cashWorkbook(input: CashInput, plan: Forecast): WorkbookSheet[] {
  return [forecastSheet(input, plan), inputSheet(input), receivableSheet(input), paymentSheet(plan)];
}

/** The column of a week: the first stands in B. */
function letter(week: number, first = 'B'): string {
  return String.fromCharCode(first.charCodeAt(0) + week);
}

function dateFormula(day: string): SheetCell {
  const [year = '', month = '', date = ''] = day.split('-');
  return { formula: `=DATE(${Number(year)},${Number(month)},${Number(date)})`, as: 'date' };
}

function forecastSheet(input: CashInput, { payments }: Forecast): WorkbookSheet {
  const weeks = Array.from({ length: weeksAhead }, (_, week) => week);
  const planned = plannedWeeks(input);
  const line = (name: string, cell: (column: string, week: number) => SheetCell): SheetCell[] => [
    bold(name),
    ...weeks.map((week) => cell(letter(week), week)),
  ];
  const lastPayment = Math.max(2, payments.length + 1);
  const dated = (kind: string) => (column: string) =>
    money(
      `=SUMIFS(Payments!$D$2:$D$${lastPayment},Payments!$B$2:$B$${lastPayment},"${kind}",Payments!$C$2:$C$${lastPayment},">="&${column}$3,Payments!$C$2:$C$${lastPayment},"<"&${column}$3+7)`,
    );
  const lastReceivable = Math.max(2, (input.receivables ?? []).length + 1);
  const collected = (column: string) =>
    input.pattern
      .map((_, index) => {
        const row = firstPattern + index;
        return `IF(${column}$2>Inputs!$A$${row},INDEX($B$4:$N$4,1,${column}$2-Inputs!$A$${row})*Inputs!$B$${row},0)`;
      })
      .join('+');
  return {
    name: 'Forecast',
    rows: [
      [bold(`${input.company}: cash for 13 weeks`)],
      line('Week', (_, week) => week + 1),
      line('From', (_, week) =>
        week === 0 ? dateFormula(input.start) : { formula: `=${letter(week - 1)}3+7`, as: 'date' },
      ),
      line('Sales invoiced', (_, week) => money(`=${planned[week]?.sales ?? 0}*(1+Inputs!$B$5)`)),
      line('Purchases invoiced', (_, week) => money(`=${planned[week]?.purchases ?? 0}*(1+Inputs!$B$5)`)),
      line('Opening cash', (_, week) => money(week === 0 ? '=Inputs!$B$1' : `=${letter(week - 1)}21`)),
      line('From new sales', (column) => money(`=${collected(column)}`)),
      line('From open invoices', (_, week) =>
        money(`=SUM(Receivables!${letter(week, 'G')}2:${letter(week, 'G')}${lastReceivable})`),
      ),
      line('Other receipts', dated('receipt')),
      line('Cash in', (column) => money(`=SUM(${column}7:${column}9)`)),
      line('Open bills', dated('supplier')),
      line('New bills', (column) =>
        money(`=IF(${column}$2>Inputs!$B$6,INDEX($B$5:$N$5,1,${column}$2-Inputs!$B$6),0)`),
      ),
      ...outKinds.map((kind) => line(outNames[kind], dated(kind))),
      line('Cash out', (column) => money(`=SUM(${column}11:${column}18)`)),
      line('Net', (column) => money(`=${column}10-${column}19`)),
      line('Closing cash', (column) => ({ formula: `=${column}6+${column}20`, as: 'money', bold: true })),
      line('Headroom', (column) => money(`=${column}21+Inputs!$B$4*Inputs!$B$2-Inputs!$B$3`)),
      [],
      [bold('Lowest week’s cash'), money('=MIN(B21:N21)')],
      [bold('In week'), { formula: '=MATCH(B24,B21:N21,0)', as: 'whole' }],
      [bold('Least headroom'), money('=MIN(B22:N22)')],
    ],
    widths: [26, ...weeks.map(() => 13)],
  };
}

function inputSheet(input: CashInput): WorkbookSheet {
  return {
    name: 'Inputs',
    rows: [
      [bold('Cash at the start'), amount(input.openingCash)],
      [bold('Credit line'), amount(input.creditLine)],
      [bold('Least to be kept'), amount(input.minimum)],
      [bold('Credit line counts (1 yes, 0 no)'), input.minimumOf === 'liquidity' ? 1 : 0],
      [bold('Change of sales and purchases'), { value: 0, as: 'percent' }],
      [bold('New bills paid after, weeks'), input.supplierWeeks],
      [],
      [bold('Weeks after the invoice'), bold('Share that arrives')],
      ...input.pattern.map(({ after, share }): SheetCell[] => [
        after,
        { value: share / hundred, as: 'percent' },
      ]),
    ],
    widths: [34, 18],
  };
}

function receivableSheet({ receivables = [] }: CashInput): WorkbookSheet {
  const weeks = Array.from({ length: weeksAhead }, (_, week) => week);
  return {
    name: 'Receivables',
    rows: [
      [
        ...['Age', 'Amount', 'Will be paid', 'Expected', 'From week', 'To week'].map(bold),
        ...weeks.map((week): SheetCell => ({ value: week + 1, bold: true })),
      ],
      ...receivables.map(({ age, amount: open, share, from, to }, index): SheetCell[] => {
        const row = index + 2;
        return [
          age,
          amount(open),
          { value: share / hundred, as: 'percent' },
          money(`=B${row}*C${row}`),
          from,
          to,
          ...weeks.map((week) => {
            const column = letter(week, 'G');
            return money(
              `=IF(AND(${column}$1>=$E${row},${column}$1<=$F${row}),$D${row}/($F${row}-$E${row}+1),0)`,
            );
          }),
        ];
      }),
    ],
    widths: [14, 14, 12, 14, 10, 10],
  };
}

function paymentSheet({ payments }: Forecast): WorkbookSheet {
  return {
    name: 'Payments',
    rows: [
      ['What', 'Kind', 'Day', 'Amount'].map(bold),
      ...payments.map(({ name, kind, day, amount: paid }): SheetCell[] => [
        name,
        kind,
        dateFormula(day),
        amount(paid),
      ]),
    ],
    widths: [34, 14, 14, 14],
  };
}
