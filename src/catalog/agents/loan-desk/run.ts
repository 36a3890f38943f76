import type { SchedulePeriod } from '../../../methods/finance/loans.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { LoanInput } from './fields.ts';
import { costOf, type LoanCost } from './loan-cost.ts';
import { refinanceParts, refinanceValues } from './refinance.ts';
import { scheduleWorkbook } from './workbook.ts';

export function runLoanDesk(input: LoanInput): AgentResult {
  const perYear = Number(input.perYear);
  const cost = costOf({ ...input, perYear });
  const without = costOf({ ...input, extra: 0, perYear });
  const saved = without.interest - cost.interest;
  const sooner = without.schedule.length - cost.schedule.length;
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const every = { 1: 'a year', 2: 'every half year', 4: 'a quarter', 12: 'a month' }[perYear] ?? 'a period';
  const summary = `You pay ${money(cost.payment + input.extra)} ${every} for ${length(cost.schedule.length, perYear)}; the loan costs ${money(cost.interest + input.fees)} in interest and fees${cost.apr === null ? '' : `, which is ${writeAmount(cost.apr, 'percent')} a year with everything`}.`;
  return {
    summary,
    currency: input.currency,
    values: {
      payment: cost.payment,
      payments: cost.schedule.length,
      interest: cost.interest,
      cost: cost.interest + input.fees,
      apr: cost.apr,
      saved,
      sooner,
      ...refinanceValues(input, cost, perYear),
    },
    parts: [
      {
        kind: 'figures',
        title: 'What it costs',
        figures: [
          { label: 'Regular payment', value: cost.payment, as: 'money' },
          {
            label: 'Interest in all',
            value: cost.interest,
            as: 'money',
            against: `on ${money(input.amount)}`,
          },
          {
            label: 'Rate with fees, a year',
            value: cost.apr,
            as: 'percent',
            against: `contract ${writeAmount(input.rate, 'percent')}`,
          },
          ...(input.extra > 0
            ? [
                {
                  label: 'Saved by paying more',
                  value: saved,
                  as: 'money',
                  against: `${length(sooner, perYear)} sooner`,
                  tone: 'good',
                } as const,
              ]
            : [{ label: 'Paid in all', value: cost.paid + input.fees, as: 'money' } as const]),
        ],
      },
      balanceChart(cost, without, input, perYear),
      ...offerParts(input, cost, perYear),
      ...refinanceParts(input, cost, perYear),
      yearTable(cost.schedule, perYear),
    ],
    warnings:
      cost.apr === null ? ['The fees take all that is paid out, so that there is no rate to name.'] : [],
    workbook: scheduleWorkbook(input, cost, perYear),
  };
}

function length(periods: number, perYear: number): string {
  const years = Math.floor(periods / perYear);
  const rest = periods % perYear;
  const parts: string[] = [];
  if (years > 0) parts.push(`${years} ${years === 1 ? 'year' : 'years'}`);
  if (rest > 0) {
    const months = (rest * 12) / perYear;
    parts.push(`${months} ${months === 1 ? 'month' : 'months'}`);
  }
  return parts.length === 0 ? 'no time' : parts.join(' and ');
}

function balanceChart(cost: LoanCost, without: LoanCost, input: LoanInput, perYear: number): Part {
  const years = Math.ceil(without.schedule.length / perYear);
  const at = (schedule: readonly SchedulePeriod[], year: number) =>
    year === 0 ? input.amount : (schedule[year * perYear - 1]?.balance ?? 0);
  const series = [{ key: 'owed', label: 'Owed' }];
  return {
    kind: 'chart',
    title: 'What is still owed',
    chart: 'line',
    category: { key: 'year', label: 'Year' },
    series: input.extra > 0 ? [...series, { key: 'plain', label: 'Owed without paying more' }] : series,
    rows: Array.from({ length: years + 1 }, (_, year) => ({
      year: String(year),
      owed: at(cost.schedule, year),
      ...(input.extra > 0 ? { plain: at(without.schedule, year) } : {}),
    })),
    as: 'money',
  };
}

function offerParts(input: LoanInput, cost: LoanCost, perYear: number): Part[] {
  const offers = input.offers ?? [];
  if (offers.length === 0) return [];
  const rows = [
    { name: 'This loan', rate: input.rate, cost, fees: input.fees },
    ...offers.map((offer) => ({
      name: offer.name,
      rate: offer.rate,
      fees: offer.fees,
      cost: costOf({ ...offer, amount: input.amount, extra: input.extra, perYear }),
    })),
  ].toSorted((one, other) => (one.cost.apr ?? Infinity) - (other.cost.apr ?? Infinity));
  return [
    {
      kind: 'table',
      title: 'Offers, cheapest rate first',
      columns: [
        { key: 'name', label: 'Offer', as: 'text' },
        { key: 'apr', label: 'Rate with fees', as: 'percent' },
        { key: 'rate', label: 'Contract rate', as: 'percent' },
        { key: 'payment', label: 'Payment', as: 'money' },
        { key: 'cost', label: 'Interest and fees', as: 'money' },
      ],
      rows: rows.map(({ name, rate, fees, cost: of }) => ({
        name,
        rate,
        apr: of.apr,
        payment: of.payment,
        cost: of.interest + fees,
      })),
      note: 'The lowest rate is the cheapest money; a shorter term pays less interest in all at a higher payment.',
    },
  ];
}

function yearTable(schedule: readonly SchedulePeriod[], perYear: number): Part {
  const years = Math.ceil(schedule.length / perYear);
  const rows = Array.from({ length: years }, (_, year) => {
    const of = schedule.slice(year * perYear, (year + 1) * perYear);
    const sum = (key: 'payment' | 'interest' | 'principal') => of.reduce((total, one) => total + one[key], 0);
    return {
      year: year + 1,
      paid: sum('payment'),
      interest: sum('interest'),
      principal: sum('principal'),
      balance: of.at(-1)?.balance ?? 0,
    };
  });
  return {
    kind: 'table',
    title: 'Year by year',
    columns: [
      { key: 'year', label: 'Year', as: 'whole' },
      { key: 'paid', label: 'Paid', as: 'money' },
      { key: 'interest', label: 'Interest', as: 'money' },
      { key: 'principal', label: 'Paid back', as: 'money' },
      { key: 'balance', label: 'Still owed', as: 'money' },
    ],
    rows,
  };
}
