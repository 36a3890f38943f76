import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { Case } from './case.ts';
import type { InvestmentInput } from './fields.ts';

const hundred = 100;
const firstRow = 12;

const bold = (value: string): SheetCell => ({ value, bold: true });

/** Flows and measures as formulas: change a figure, and everything follows. */
export function investmentWorkbook(input: InvestmentInput, of: Case): WorkbookSheet[] {
  const last = firstRow + of.rows.length - 1;
  const column = (letter: string) => `${letter}${firstRow}:${letter}${last}`;
  const isDated = input.timing === 'days';
  const rate =
    of.capital === undefined
      ? { value: of.rate, as: 'percent' as const }
      : { formula: '=Capital!B10', as: 'percent' as const };
  const asShare = (points: number | undefined): SheetCell =>
    points === undefined ? { formula: '=B2', as: 'percent' } : { value: points / hundred, as: 'percent' };
  const head: SheetCell[][] = [
    [bold(input.project)],
    [bold('Discount rate'), rate],
    [bold('Finance rate'), asShare(input.financeRate)],
    [bold('Reinvestment rate'), asShare(input.reinvestRate)],
    [bold('Net present value'), { formula: `=SUM(${column('G')})`, as: 'money' }],
    [
      bold('Internal rate of return'),
      {
        formula: isDated
          ? `=IFERROR(XIRR(${column('E')},${column('A')}),"none")`
          : `=IFERROR(IRR(${column('E')}),"none")`,
        as: 'percent',
      },
    ],
    [
      bold('Modified rate of return'),
      { formula: `=IFERROR((SUM(${column('I')})/SUM(${column('J')}))^(1/B${last})-1,"none")`, as: 'percent' },
    ],
    [
      bold('Value per unit paid out'),
      { formula: `=IFERROR(1+B5/SUMPRODUCT(${column('D')},${column('F')}),"none")`, as: 'number' },
    ],
    [bold('Lowest running sum'), { formula: `=MIN(${column('H')})`, as: 'money' }],
    [],
    [
      'When',
      'Years',
      'In',
      'Out',
      'Net',
      'Factor',
      'Present value',
      'Running sum',
      'Inflow at the end',
      'Outflow today',
    ].map(bold),
  ];
  const rows = of.rows.map(({ label, time, inflow, outflow }, index): SheetCell[] => {
    const row = firstRow + index;
    return [
      isDated ? { formula: dateFormula(label), as: 'date' } : label,
      isDated ? { formula: `=(A${row}-$A$${firstRow})/365`, as: 'number' } : time,
      { value: inflow, as: 'money' },
      { value: outflow, as: 'money' },
      { formula: `=C${row}-D${row}`, as: 'money' },
      { formula: `=1/(1+$B$2)^B${row}`, as: 'number' },
      { formula: `=E${row}*F${row}`, as: 'money' },
      { formula: index === 0 ? `=E${row}` : `=H${row - 1}+E${row}`, as: 'money' },
      { formula: `=MAX(E${row},0)*(1+$B$4)^($B$${last}-B${row})`, as: 'money' },
      { formula: `=-MIN(E${row},0)/(1+$B$3)^B${row}`, as: 'money' },
    ];
  });
  const sheet = {
    name: 'Appraisal',
    rows: [...head, ...rows],
    widths: [26, 14, 14, 14, 14, 10, 16, 16, 18, 16],
  };
  return of.capital === undefined ? [sheet] : [sheet, capitalSheet(input, of.capital.costOfEquity)];
}

/** As a formula, so that every spreadsheet takes it for a day and not for a text. */
function dateFormula(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `=DATE(${Number(year)},${Number(month)},${Number(date)})`;
}

function capitalSheet(input: InvestmentInput, costOfEquity: number): WorkbookSheet {
  const share = (points = 0): SheetCell => ({ value: points / hundred, as: 'percent' });
  const byModel = input.equityFrom === 'capm';
  const beta =
    input.betaOf === 'asset' ? { formula: `=${input.beta ?? 1}*(1+(1-B7)*B9/B8)` } : (input.beta ?? 1);
  return {
    name: 'Capital',
    rows: [
      [bold('Riskless rate'), byModel ? share(input.riskFree) : null],
      [bold('Beta of equity'), byModel ? beta : null],
      [bold('Premium of the market'), byModel ? share(input.premium) : null],
      [bold('Premium for size or place'), byModel ? share(input.ownPremium) : null],
      [
        bold('Cost of equity'),
        byModel ? { formula: '=B1+B2*B3+B4', as: 'percent' } : { value: costOfEquity, as: 'percent' },
      ],
      [bold('Interest on debt'), share(input.debtCost)],
      [bold('Tax rate'), share(input.taxRate)],
      [bold('Equity'), { value: input.equityValue ?? 0, as: 'money' }],
      [bold('Debt'), { value: input.debtValue ?? 0, as: 'money' }],
      [
        bold('Weighted average cost of capital'),
        { formula: '=B8/(B8+B9)*B5+B9/(B8+B9)*B6*(1-B7)', as: 'percent' },
      ],
    ],
    widths: [34, 16],
  };
}
