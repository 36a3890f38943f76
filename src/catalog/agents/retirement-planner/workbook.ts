import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { RetirementInput } from './fields.ts';
import type { AgeRow } from './outcome.ts';
import { planOf, yearsOf } from './plan.ts';

const hundred = 100;
const headRows = 14;
const bold = (value: string): SheetCell => ({ value, bold: true });
const share = (points: number): SheetCell => ({ value: points / hundred, as: 'percent' });
const money = (value: number): SheetCell => ({ value, as: 'money' });

/** The plan without luck as formulas, and the simulated percentiles beside it. */
export function retirementWorkbook(input: RetirementInput, rows: readonly AgeRow[]): WorkbookSheet[] {
  return [expectedSheet(input), percentileSheet(rows)];
}

function expectedSheet(input: RetirementInput): WorkbookSheet {
  const { years, workYears } = yearsOf(input);
  const plan = planOf(input);
  const head: SheetCell[][] = [
    [bold('Every year as its mean, in money of today; withdrawals at the same real sum')],
    [bold('Savings today'), money(input.savings)],
    [bold('Saved each year'), money(input.contribution)],
    [bold('Rises beyond inflation'), share(input.contributionGrowth)],
    [bold('Spending a year'), money(input.spending)],
    [bold('Return until retirement'), share(input.meanWorking)],
    [bold('Return in retirement'), share(input.meanRetired)],
    [bold('Fees'), share(input.fees)],
    [bold('Inflation'), share(input.inflation)],
    [bold('Real return until retirement'), { formula: '=(1+B6-B8)/(1+B9)-1', as: 'percent' }],
    [bold('Real return in retirement'), { formula: '=(1+B7-B8)/(1+B9)-1', as: 'percent' }],
    [bold('Retire at'), Math.max(input.age, input.retireAge)],
    [],
    ['Age', 'Start', 'Income', 'Taken', 'Growth', 'Saved', 'End'].map(bold),
  ];
  const body = Array.from({ length: years }, (_, year): SheetCell[] => {
    const row = headRows + 1 + year;
    const income = plan.incomes.reduce((sum, { fromYear, amount, isIndexed }) => {
      const start = Math.max(workYears, fromYear);
      if (year < start) return sum;
      return sum + (isIndexed ? amount : amount / (1 + input.inflation / hundred) ** (year - start));
    }, 0);
    return [
      input.age + year,
      { formula: year === 0 ? '=B2' : `=G${row - 1}`, as: 'money' },
      money(year >= workYears ? income : 0),
      { formula: `=IF(A${row}<$B$12,0,MIN(B${row},MAX(0,$B$5-C${row})))`, as: 'money' },
      { formula: `=(B${row}-D${row})*IF(A${row}<$B$12,$B$10,$B$11)`, as: 'money' },
      { formula: `=IF(A${row}<$B$12,$B$3*(1+$B$4)^${year},0)`, as: 'money' },
      { formula: `=B${row}-D${row}+E${row}+F${row}`, as: 'money' },
    ];
  });
  return { name: 'Without luck', widths: [30, 16, 16, 16, 16, 16, 16], rows: [...head, ...body] };
}

function percentileSheet(rows: readonly AgeRow[]): WorkbookSheet {
  return {
    name: 'Simulated',
    widths: [8, 18, 18, 18, 18, 18, 16],
    rows: [
      [
        'Age',
        'One in ten below',
        'Middle',
        'One in ten above',
        'Spending, middle',
        'Spending, low',
        'Covered so far',
      ].map(bold),
      ...rows.map(({ age, low, middle, high, spendingMiddle, spendingLow, success }): SheetCell[] => [
        age,
        money(low),
        money(middle),
        money(high),
        { value: spendingMiddle, as: 'money' },
        { value: spendingLow, as: 'money' },
        share(success),
      ]),
    ],
  };
}
