import type { Figure, Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Deal, whatIfs } from './deal.ts';
import type { PropertyInput } from './fields.ts';

const hundred = 100;
const yearsOnScreen = 12;
const points = (share: number | null) => (share === null ? null : share * hundred);

export function figuresOf(input: PropertyInput, { ratios, found, highestPrice }: Deal): Figure[] {
  const [first] = found.years;
  const wanted = input.coverage ?? 1;
  return [
    { label: 'Net operating income', value: first?.operating ?? 0, as: 'money', against: 'first year' },
    { label: 'Cap rate', value: ratios.capRate * hundred, as: 'percent', against: 'income over price' },
    {
      label: 'Cash-on-cash return',
      value: points(ratios.cashOnCash),
      as: 'percent',
      against: `on ${writeAmount(found.equity, 'money', input.currency)} of equity`,
    },
    {
      label: 'Debt coverage',
      value: ratios.coverage,
      as: 'times',
      ...(ratios.coverage === null
        ? { against: 'no loan' }
        : {
            against: `bank asks ${writeAmount(wanted, 'times')}`,
            tone: ratios.coverage >= wanted ? 'good' : 'bad',
          }),
    },
    {
      label: 'Return on equity a year',
      value: points(ratios.equityRate),
      as: 'percent',
      against: `required ${writeAmount(input.required, 'percent')}`,
      ...(ratios.equityRate === null
        ? {}
        : { tone: ratios.equityRate * hundred >= input.required ? 'good' : 'bad' }),
    },
    {
      label: 'Highest price for that return',
      value: highestPrice,
      as: 'money',
      against: `asked ${writeAmount(input.price, 'money', input.currency)}`,
    },
  ];
}

export function ratioTable({ ratios, netValue, largestLoan, found }: Deal, currency: string): Part {
  const money = (value: number) => writeAmount(value, 'money', currency);
  const row = (measure: string, value: string, means: string) => ({ measure, value, means });
  const percent = (share: number | null) => writeAmount(points(share), 'percent');
  return {
    kind: 'table',
    title: 'All measures',
    columns: [
      { key: 'measure', label: 'Measure', as: 'text' },
      { key: 'value', label: 'Value', as: 'text' },
      { key: 'means', label: 'What it is', as: 'text' },
    ],
    rows: [
      row(
        'Gross rent multiplier',
        writeAmount(ratios.rentMultiplier, 'times'),
        'Price over the rent of a full year',
      ),
      row('Share of costs', percent(ratios.costShare), 'Running costs over what is received'),
      row(
        'Break-even occupancy',
        percent(ratios.breakEven),
        'Costs and loan payments over the income of a full house',
      ),
      row('Debt yield', percent(ratios.debtYield), 'Net operating income over the loan'),
      row(
        'Return without the loan',
        percent(ratios.propertyRate),
        'Internal rate of return of the property itself',
      ),
      row('Return on equity', percent(ratios.equityRate), 'Internal rate of return after the loan'),
      row(
        'Equity multiple',
        writeAmount(ratios.equityMultiple, 'times'),
        'All that comes back over what was put in',
      ),
      row('Net present value', money(netValue), 'Of the equity at the required return'),
      row(
        'Largest loan',
        largestLoan === null ? '–' : money(largestLoan),
        `That the income carries at the coverage asked; planned ${money(found.loan)}`,
      ),
    ],
  };
}

export function yearParts({ found }: Deal): Part[] {
  const { years } = found;
  const step = Math.max(1, Math.ceil(years.length / yearsOnScreen));
  const shown = years.filter(({ year }) => year === 1 || year % step === 0 || year === years.length);
  return [
    {
      kind: 'chart',
      title: 'Income, loan payments and cash',
      chart: 'line',
      category: { key: 'year', label: 'Year' },
      series: [
        { key: 'operating', label: 'Net operating income' },
        { key: 'service', label: 'Loan payments' },
        { key: 'cash', label: 'Cash left' },
      ],
      rows: years.map(({ year, operating, service, cash }) => ({
        year: String(year),
        operating,
        service,
        cash,
      })),
      as: 'money',
    },
    {
      kind: 'table',
      title: 'Year by year',
      columns: [
        { key: 'year', label: 'Year', as: 'whole' },
        { key: 'received', label: 'Received', as: 'money' },
        { key: 'costs', label: 'Running costs', as: 'money' },
        { key: 'operating', label: 'Net operating income', as: 'money' },
        { key: 'interest', label: 'Interest', as: 'money' },
        { key: 'service', label: 'Loan payments', as: 'money' },
        { key: 'cash', label: 'Cash left', as: 'money' },
        { key: 'balance', label: 'Loan left', as: 'money' },
      ],
      rows: shown.map(({ year, received, costs, operating, interest, service, cash, balance }) => ({
        year,
        received,
        costs,
        operating,
        interest,
        service,
        cash,
        balance,
      })),
    },
  ];
}

export function saleTable({ found }: Deal): Part {
  const row = (line: string, amount: number) => ({ line, amount });
  return {
    kind: 'table',
    title: `The sale after ${found.years.length} ${found.years.length === 1 ? 'year' : 'years'}`,
    columns: [
      { key: 'line', label: 'Line', as: 'text' },
      { key: 'amount', label: 'Amount', as: 'money' },
    ],
    rows: [
      row('Price at the sale', found.sale.price),
      row('Costs of selling', -found.sale.costs),
      row('Loan paid back', -found.sale.repaid),
      row('Left for the owner, before tax', found.sale.net),
    ],
  };
}

export function whatIfTable(deal: Deal): Part {
  return {
    kind: 'table',
    title: 'If one thing goes wrong',
    columns: [
      { key: 'name', label: 'Case', as: 'text' },
      { key: 'capRate', label: 'Cap rate', as: 'percent' },
      { key: 'coverage', label: 'Debt coverage', as: 'times' },
      { key: 'cashOnCash', label: 'Cash-on-cash', as: 'percent' },
      { key: 'equityRate', label: 'Return on equity', as: 'percent' },
    ],
    rows: whatIfs(deal.plan).map(({ name, capRate, coverage, cashOnCash, equityRate }) => ({
      name,
      capRate: capRate * hundred,
      coverage,
      cashOnCash: points(cashOnCash),
      equityRate: points(equityRate),
    })),
  };
}
