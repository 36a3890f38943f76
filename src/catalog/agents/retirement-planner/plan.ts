import type { RetirementPlan } from '../../../methods/retirement/live-plan.ts';
import type { MarketOdds } from '../../../methods/retirement/market-paths.ts';
import type { WithdrawalRule } from '../../../methods/retirement/withdrawal-rules.ts';
import type { RetirementInput } from './fields.ts';

const hundred = 100;
const usualPercentage = 4;
const usualFloor = 85;
const usualCeiling = 120;

export type RuleKind = RetirementInput['rule'];

export const ruleNames: Record<RuleKind, string> = {
  fixed: 'Same real sum (Bengen)',
  percentage: 'Percentage of what is there',
  guardrails: 'Guardrails (Guyton and Klinger)',
  floorCeiling: 'Floor and ceiling',
};

export function yearsOf({ age, retireAge, endAge }: RetirementInput): { years: number; workYears: number } {
  return { years: endAge - age, workYears: Math.max(0, retireAge - age) };
}

function ruleOf(input: RetirementInput, kind: RuleKind): WithdrawalRule {
  switch (kind) {
    case 'percentage':
      return { kind, share: (input.percentage ?? usualPercentage) / hundred };
    case 'floorCeiling':
      return {
        kind,
        floor: (input.floor ?? usualFloor) / hundred,
        ceiling: (input.ceiling ?? usualCeiling) / hundred,
      };
    default:
      return { kind };
  }
}

export function planOf(input: RetirementInput, kind: RuleKind = input.rule): RetirementPlan {
  return {
    workYears: yearsOf(input).workYears,
    savings: input.savings,
    contribution: input.contribution,
    contributionGrowth: input.contributionGrowth / hundred,
    spending: input.spending,
    essential: input.essential,
    incomes: (input.incomes ?? []).map(({ fromAge, amount, indexed }) => ({
      fromYear: fromAge - input.age,
      amount,
      isIndexed: indexed,
    })),
    rule: ruleOf(input, kind),
  };
}

export function oddsOf(input: RetirementInput): MarketOdds {
  const fees = input.fees / hundred;
  return {
    working: { mean: input.meanWorking / hundred - fees, deviation: input.deviationWorking / hundred },
    retired: { mean: input.meanRetired / hundred - fees, deviation: input.deviationRetired / hundred },
    inflation: { mean: input.inflation / hundred, deviation: input.deviationInflation / hundred },
  };
}
