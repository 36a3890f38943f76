import type { Figure, Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { caseOf } from './case.ts';
import type { InvestmentInput } from './fields.ts';
import { type Measures, measuresOf, signChanges } from './measures.ts';
import { memo } from './memo.ts';
import { breakEvens, likelyValue, simulate, swingsOf } from './risk.ts';
import { breakEvenTable, riskParts } from './risk-parts.ts';
import { capitalTable, flowTable, profileChart } from './tables.ts';
import { investmentWorkbook } from './workbook.ts';

const hundred = 100;

export function runInvestmentAnalysis(input: InvestmentInput, tools: RunTools): AgentResult {
  const of = caseOf(input);
  const measures = measuresOf(of, input);
  const spread = simulate(of, input, tools);
  const swings = swingsOf(of, input);
  const evens = breakEvens(of);
  const rate = of.rate * hundred;
  const parts: Part[] = [
    { kind: 'figures', title: 'What it is worth', figures: figuresOf(measures, rate) },
    memo(input, { of, measures, spread, swings, evens }),
    profileChart(of, measures.rates),
    ...riskParts(swings, spread, likelyValue(of, input), input),
    breakEvenTable(evens),
    ...capitalTable(of, input),
    flowTable(of),
  ];
  return {
    summary: summaryOf(input, measures, rate, spread?.lossShare),
    currency: input.currency,
    values: {
      npv: measures.npv,
      rate,
      irr: measures.rates.length === 1 ? (measures.rates[0] ?? null) : null,
      irrCount: measures.rates.length,
      irrLow: measures.rates[0] ?? null,
      irrHigh: measures.rates.at(-1) ?? null,
      mirr: measures.mirr,
      payback: measures.payback,
      discountedPayback: measures.discountedPayback,
      profitabilityIndex: measures.profitability,
      equivalentAnnual: measures.annual,
      costOfEquity: of.capital === undefined ? null : of.capital.costOfEquity * hundred,
      meanValue: spread?.mean ?? null,
      lossChance: spread === undefined ? null : spread.lossShare * hundred,
    },
    parts,
    warnings: warningsOf(input, measures, signChanges(of)),
    workbook: investmentWorkbook(input, of),
  };
}

function summaryOf(
  input: InvestmentInput,
  { npv, rates, payback }: Measures,
  rate: number,
  lossShare: number | undefined,
): string {
  const points = (value: number) => writeAmount(value, 'percent');
  const returns =
    rates.length === 0
      ? 'no internal rate of return exists'
      : rates.length === 1
        ? `it returns ${points(rates[0] ?? 0)} a year`
        : `it has ${rates.length} internal rates of return (${rates.map(points).join(', ')}), so that only the value counts`;
  const back =
    payback === null ? 'does not pay back' : `pays back in ${writeAmount(payback, 'number')} years`;
  const risk =
    lossShare === undefined ? '' : `; value is lost in ${points(lossShare * hundred)} of simulated cases`;
  return `At ${points(rate)} a year the investment ${npv >= 0 ? 'adds' : 'destroys'} ${writeAmount(Math.abs(npv), 'money', input.currency)} of value; ${returns} and it ${back}${risk}.`;
}

function figuresOf(measures: Measures, rate: number): Figure[] {
  const hurdle = `cost of capital ${writeAmount(rate, 'percent')}`;
  const internal: Figure[] =
    measures.rates.length > 0
      ? measures.rates.map((value, index) => ({
          label:
            measures.rates.length === 1
              ? 'Internal rate of return'
              : `Internal rate of return ${index + 1} of ${measures.rates.length}`,
          value,
          as: 'percent',
          against: hurdle,
          ...(measures.rates.length === 1 ? { tone: value > rate ? 'good' : 'bad' } : {}),
        }))
      : [{ label: 'Internal rate of return', value: null, as: 'percent', against: 'none exists' }];
  return [
    {
      label: 'Net present value',
      value: measures.npv,
      as: 'money',
      against: `at ${writeAmount(rate, 'percent')}`,
      tone: measures.npv > 0 ? 'good' : 'bad',
    },
    ...internal,
    { label: 'Modified rate of return', value: measures.mirr, as: 'percent', against: hurdle },
    { label: 'Payback, years', value: measures.payback, as: 'number' },
    { label: 'Payback with interest, years', value: measures.discountedPayback, as: 'number' },
    {
      label: 'Present value per unit paid out',
      value: measures.profitability,
      as: 'number',
      against: 'above 1 gains',
    },
    {
      label: 'Same as each year',
      value: measures.annual,
      as: 'money',
      against: 'to compare different lives',
    },
  ];
}

function warningsOf(input: InvestmentInput, { rates, mirr, npv }: Measures, changes: number): string[] {
  const warnings: string[] = [];
  if (rates.length > 1)
    warnings.push(
      'There is more than one internal rate of return, because the flows change direction more than once. Do not compare any of them with the cost of capital.',
    );
  if (rates.length === 0)
    warnings.push(
      changes === 0
        ? 'Money flows in one direction only, so that no rate of return exists. Check that outlays and returns are both entered.'
        : 'The present value is never zero between −95 % and 100,000 % a year, so that no rate of return exists.',
    );
  if (mirr === null)
    warnings.push('The modified rate needs flows in both directions and some time between them.');
  const [only] = rates;
  if (
    rates.length === 1 &&
    only !== undefined &&
    input.flows[0] !== undefined &&
    npv < 0 &&
    only > 0 &&
    input.flows[0].inflow > input.flows[0].outflow
  )
    warnings.push('The first flow comes in: this is like borrowing, and a lower rate of return is better.');
  if ((input.ranges ?? []).length === 0)
    warnings.push('No ranges were entered, so that nothing is said about the risk.');
  return warnings;
}
