import { presentValue } from '../../../methods/finance/present-value.ts';
import {
  type PropertyCase,
  type PropertyPlan,
  type PropertyRatios,
  propertyCase,
  propertyRatios,
} from '../../../methods/finance/property.ts';
import { findRoot } from '../../../methods/solve/find-root.ts';
import type { PropertyInput } from './fields.ts';

const hundred = 100;
const months = 12;

export interface Deal {
  readonly plan: PropertyPlan;
  readonly found: PropertyCase;
  readonly ratios: PropertyRatios;
  /** Of the equity flows at the required return. */
  readonly netValue: number;
  /** At which the equity earns just the required return; null when no price near this one does. */
  readonly highestPrice: number | null;
  /** What the income carries at the coverage that the bank asks for; null without a loan. */
  readonly largestLoan: number | null;
}

export function planOf(input: PropertyInput): PropertyPlan {
  const sum = (basis: 'year' | 'income') =>
    input.costs.reduce((total, cost) => total + (cost.basis === basis ? cost.amount : 0), 0);
  return {
    price: input.price,
    purchaseCosts: input.purchaseCosts / hundred,
    renovation: input.renovation,
    rent: input.rents.reduce((total, { count, monthly }) => total + count * monthly * months, 0),
    otherIncome: input.otherIncome,
    vacancy: input.vacancy / hundred,
    fixedCosts: sum('year'),
    variableCosts: sum('income') / hundred,
    rentGrowth: input.rentGrowth / hundred,
    costGrowth: input.costGrowth / hundred,
    loanShare: input.loanShare / hundred,
    loanRate: (input.loanRate ?? 0) / hundred,
    loanYears: input.loanYears ?? 1,
    loanFees: input.loanShare > 0 ? (input.loanFees ?? 0) : 0,
    holdingYears: input.holding,
    exit:
      input.exitBy === 'growth'
        ? { kind: 'growth', rate: (input.appreciation ?? 0) / hundred }
        : { kind: 'capRate', rate: (input.exitCap ?? 0) / hundred },
    saleCosts: input.saleCosts / hundred,
  };
}

export function dealOf(input: PropertyInput): Deal {
  const plan = planOf(input);
  const found = propertyCase(plan);
  const required = input.required / hundred;
  const valueAt = (price: number) => presentValue(propertyCase({ ...plan, price }).equityFlows, required);
  const highest = findRoot(valueAt, plan.price / 5, plan.price * 5, 1e-6);
  const first = found.years[0];
  const perUnit = first !== undefined && found.loan > 0 ? first.service / found.loan : 0;
  return {
    plan,
    found,
    ratios: propertyRatios(plan, found),
    netValue: presentValue(found.equityFlows, required),
    highestPrice: highest ?? null,
    largestLoan:
      perUnit > 0 && input.coverage !== undefined
        ? Math.max(0, (first?.operating ?? 0) / input.coverage / perUnit)
        : null,
  };
}

interface WhatIf {
  readonly name: string;
  readonly capRate: number;
  readonly coverage: number | null;
  readonly cashOnCash: number | null;
  readonly equityRate: number | null;
}

/** One thing goes wrong at a time. */
export function whatIfs(plan: PropertyPlan): WhatIf[] {
  const cases: [string, PropertyPlan][] = [
    ['As planned', plan],
    ['Rents a tenth lower', { ...plan, rent: plan.rent * 0.9 }],
    ['Five points more stay empty', { ...plan, vacancy: Math.min(1, plan.vacancy + 0.05) }],
    [
      'Running costs a fifth higher',
      { ...plan, fixedCosts: plan.fixedCosts * 1.2, variableCosts: plan.variableCosts * 1.2 },
    ],
    ...(plan.loanShare > 0
      ? [
          ['Interest two points higher', { ...plan, loanRate: plan.loanRate + 0.02 }] as [
            string,
            PropertyPlan,
          ],
        ]
      : []),
    [
      'Sold for a tenth less',
      {
        ...plan,
        exit:
          plan.exit.kind === 'capRate'
            ? { kind: 'capRate', rate: plan.exit.rate / 0.9 }
            : {
                kind: 'growth',
                rate: (0.9 * (1 + plan.exit.rate) ** plan.holdingYears) ** (1 / plan.holdingYears) - 1,
              },
      },
    ],
  ];
  return cases.map(([name, changed]) => {
    const { capRate, coverage, cashOnCash, equityRate } = propertyRatios(changed, propertyCase(changed));
    return { name, capRate, coverage, cashOnCash, equityRate };
  });
}
