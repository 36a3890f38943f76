import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Deal, dealOf } from './deal.ts';
import type { PropertyInput } from './fields.ts';
import { memo } from './memo.ts';
import { figuresOf, ratioTable, saleTable, whatIfTable, yearParts } from './parts.ts';
import { propertyWorkbook } from './workbook.ts';

const hundred = 100;
const inPoints = (share: number | null) => (share === null ? null : share * hundred);

export function runPropertyAnalyst(input: PropertyInput): AgentResult {
  const deal = dealOf(input);
  const { found, ratios } = deal;
  const [first] = found.years;
  return {
    summary: summaryOf(input, deal),
    currency: input.currency,
    values: {
      operatingIncome: first?.operating ?? 0,
      capRate: ratios.capRate * hundred,
      rentMultiplier: ratios.rentMultiplier,
      coverage: ratios.coverage,
      cashOnCash: inPoints(ratios.cashOnCash),
      breakEvenOccupancy: inPoints(ratios.breakEven),
      debtYield: inPoints(ratios.debtYield),
      equity: found.equity,
      loan: found.loan,
      debtService: first?.service ?? 0,
      equityRate: inPoints(ratios.equityRate),
      propertyRate: inPoints(ratios.propertyRate),
      equityMultiple: ratios.equityMultiple,
      netValue: deal.netValue,
      highestPrice: deal.highestPrice,
      salePrice: found.sale.price,
    },
    parts: [
      { kind: 'figures', title: 'What it earns', figures: figuresOf(input, deal) },
      ...yearParts(deal),
      whatIfTable(deal),
      ratioTable(deal, input.currency),
      saleTable(deal),
      memo(input, deal),
    ],
    warnings: warningsOf(input, deal),
    workbook: propertyWorkbook(input, deal.plan),
  };
}

function summaryOf(input: PropertyInput, { ratios, found, highestPrice }: Deal): string {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const points = (share: number | null) =>
    share === null ? 'no single rate' : writeAmount(share * hundred, 'percent');
  const cover =
    ratios.coverage === null
      ? 'without a loan'
      : `the income covers the loan ${writeAmount(ratios.coverage, 'times')}`;
  const price =
    highestPrice === null
      ? ''
      : `; up to ${money(highestPrice)} would still earn the ${writeAmount(input.required, 'percent')} required`;
  return `At ${money(input.price)} the cap rate is ${points(ratios.capRate)}, ${cover}, and ${money(found.equity)} of equity returns ${points(ratios.equityRate)} a year over ${input.holding} years${price}.`;
}

function warningsOf(input: PropertyInput, { ratios, found, plan, highestPrice }: Deal): string[] {
  const warnings: string[] = [];
  const [first] = found.years;
  if (first !== undefined && first.operating <= 0)
    warnings.push('Running costs take all that is received: there is no income to value the property by.');
  if (first !== undefined && first.cash < 0)
    warnings.push(
      `In the first year ${writeAmount(-first.cash, 'money', input.currency)} has to be added from elsewhere to pay the loan.`,
    );
  if (ratios.coverage !== null && input.coverage !== undefined && ratios.coverage < input.coverage)
    warnings.push('The income does not reach the debt coverage that the bank asks for.');
  if (plan.exit.kind === 'capRate' && plan.exit.rate < ratios.capRate)
    warnings.push(
      'The cap rate at the sale is below the one at purchase: part of the return is a bet that buyers will pay more for the same income.',
    );
  if (plan.loanShare > 0 && ratios.propertyRate !== null && ratios.propertyRate < plan.loanRate)
    warnings.push(
      'The property returns less than the loan costs, so that borrowing lowers the return on equity.',
    );
  if (ratios.equityRate === null)
    warnings.push('The flows have no single rate of return on equity; go by the present value.');
  if (highestPrice === null)
    warnings.push('No price between a fifth and five times this one earns just the return required.');
  if (found.sale.net < 0)
    warnings.push('The sale does not pay back the loan: the rest has to come from elsewhere.');
  return warnings;
}
