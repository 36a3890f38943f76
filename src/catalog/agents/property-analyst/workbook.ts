import type { PropertyPlan } from '../../../methods/finance/property.ts';
import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { PropertyInput } from './fields.ts';

const hundred = 100;
const bold = (value: string): SheetCell => ({ value, bold: true });
const money = (value: number): SheetCell => ({ value, as: 'money' });
const share = (value: number): SheetCell => ({ value, as: 'percent' });

/** Change an assumption, and years, measures and returns follow. */
export function propertyWorkbook(input: PropertyInput, plan: PropertyPlan): WorkbookSheet[] {
  return [assumptionSheet(input, plan), yearSheet(plan)];
}

function assumptionSheet(input: PropertyInput, plan: PropertyPlan): WorkbookSheet {
  const last = plan.holdingYears + 2;
  const row = (label: string, cell: SheetCell): SheetCell[] => [bold(label), cell];
  const formula = (text: string, as: 'money' | 'percent' | 'times'): SheetCell => ({ formula: text, as });
  return {
    name: 'Property',
    widths: [36, 18],
    rows: [
      [bold(input.property)],
      row('Price', money(plan.price)),
      row('Costs of buying', share(plan.purchaseCosts)),
      row('Spent at the start', money(plan.renovation)),
      row('Rent of a full year', money(plan.rent)),
      row('Other income', money(plan.otherIncome)),
      row('Not received', share(plan.vacancy)),
      row('Fixed costs a year', money(plan.fixedCosts)),
      row('Costs as share of what is received', share(plan.variableCosts)),
      row('Rents rise', share(plan.rentGrowth)),
      row('Costs rise', share(plan.costGrowth)),
      row('Loan, of the price', share(plan.loanShare)),
      row('Loan rate', share(plan.loanRate)),
      row('Loan years', plan.loanYears),
      row('Loan fees', money(plan.loanFees)),
      row(plan.exit.kind === 'growth' ? 'The price rises' : 'Cap rate at the sale', share(plan.exit.rate)),
      row('Costs of selling', share(plan.saleCosts)),
      row('Return required', share(input.required / hundred)),
      row('Loan', formula('=B2*B12', 'money')),
      row('Payment a month', formula('=IF(B19=0,0,IF(B13=0,B19/(B14*12),-PMT(B13/12,B14*12,B19)))', 'money')),
      row('Equity', formula('=B2*(1+B3)+B4+B15-B19', 'money')),
      row('Net operating income', formula('=Years!E3', 'money')),
      row('Cap rate', formula('=B22/B2', 'percent')),
      row('Gross rent multiplier', formula('=IF(B5=0,"none",B2/B5)', 'times')),
      row('Debt coverage', formula('=IF(Years!F3=0,"none",B22/Years!F3)', 'times')),
      row('Cash-on-cash', formula('=Years!H3/B21', 'percent')),
      row('Break-even occupancy', formula('=IF(Years!B3=0,"none",(Years!D3+Years!F3)/Years!B3)', 'percent')),
      row('Return on equity', formula(`=IFERROR(IRR(Years!J2:J${last}),"none")`, 'percent')),
      row('Return without the loan', formula(`=IFERROR(IRR(Years!K2:K${last}),"none")`, 'percent')),
      row('Equity multiple', formula(`=SUM(Years!J3:J${last})/B21`, 'times')),
      row('Net present value', formula(`=Years!J2+NPV(B18,Years!J3:J${last})`, 'money')),
    ],
  };
}

function yearSheet(plan: PropertyPlan): WorkbookSheet {
  const rows = Array.from({ length: plan.holdingYears }, (_, index): SheetCell[] => {
    const row = index + 3;
    const isLast = index + 1 === plan.holdingYears;
    const cell = (formula: string): SheetCell => ({ formula, as: 'money' });
    return [
      index + 1,
      cell(`=(Property!$B$5+Property!$B$6)*(1+Property!$B$10)^(A${row}-1)`),
      cell(`=(Property!$B$5*(1-Property!$B$7)+Property!$B$6)*(1+Property!$B$10)^(A${row}-1)`),
      cell(`=Property!$B$8*(1+Property!$B$11)^(A${row}-1)+Property!$B$9*C${row}`),
      cell(`=C${row}-D${row}`),
      cell(`=Property!$B$20*MAX(0,MIN(12,Property!$B$14*12-12*(A${row}-1)))`),
      cell(
        `=IF(Property!$B$19=0,0,IF(A${row}>=Property!$B$14,0,FV(Property!$B$13/12,12*A${row},Property!$B$20,-Property!$B$19)))`,
      ),
      cell(`=E${row}-F${row}`),
      isLast ? cell(salePrice(plan, row)) : null,
      cell(isLast ? `=H${row}+I${row}*(1-Property!$B$17)-G${row}` : `=H${row}`),
      cell(isLast ? `=E${row}+I${row}*(1-Property!$B$17)` : `=E${row}`),
    ];
  });
  return {
    name: 'Years',
    widths: [8, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16],
    rows: [
      [
        'Year',
        'Full house',
        'Received',
        'Costs',
        'Net operating income',
        'Loan payments',
        'Loan left',
        'Cash left',
        'Sale',
        'Equity',
        'Property',
      ].map(bold),
      [
        0,
        null,
        null,
        null,
        null,
        null,
        { formula: '=Property!B19', as: 'money' },
        null,
        null,
        { formula: '=-Property!B21', as: 'money' },
        { formula: '=-(Property!B2*(1+Property!B3)+Property!B4)', as: 'money' },
      ],
      ...rows,
    ],
  };
}

function salePrice({ exit }: PropertyPlan, row: number): string {
  return exit.kind === 'growth'
    ? `=Property!$B$2*(1+Property!$B$16)^A${row}`
    : `=MAX(0,((Property!$B$5*(1-Property!$B$7)+Property!$B$6)*(1+Property!$B$10)^A${row}*(1-Property!$B$9)-Property!$B$8*(1+Property!$B$11)^A${row})/Property!$B$16)`;
}
