import type { WorkedExample } from '../../agent-desk/work.ts';
import type { RetirementInput } from './fields.ts';

/** Without volatility, inflation and fees every life is the same, and the tables of compound interest hold. */
const certain = {
  currency: 'USD',
  contributionGrowth: 0,
  incomes: [],
  deviationWorking: 0,
  deviationRetired: 0,
  fees: 0,
  inflation: 0,
  deviationInflation: 0,
  rule: 'fixed',
  goal: 90,
  trials: 200,
} as const;

export const examples: readonly WorkedExample<RetirementInput>[] = [
  {
    source:
      'Tables of compound interest: an annuity-due of 1 a year for 20 years at 6 % is worth 12.1581, so that 1,215,810 pays 100,000 a year',
    input: {
      ...certain,
      age: 65,
      retireAge: 65,
      endAge: 85,
      savings: 1_215_810,
      contribution: 0,
      spending: 90_000,
      essential: 90_000,
      meanWorking: 6,
      meanRetired: 6,
    },
    expected: {
      safeSpending: { is: 100_000, within: 1 },
      safeRate: { is: 8.225, within: 0.001 },
      success: { is: 100 },
    },
  },
  {
    source:
      'Tables of compound interest: 1,000 put aside at the end of each of 10 years at 5 % grow to 12,577.89',
    input: {
      ...certain,
      age: 55,
      retireAge: 65,
      endAge: 66,
      savings: 0,
      contribution: 1_000,
      spending: 12_000,
      essential: 12_000,
      meanWorking: 5,
      meanRetired: 5,
    },
    expected: {
      savingsAtRetirement: { is: 12_577.89, within: 0.005 },
      safeSpending: { is: 12_577.89, within: 0.01 },
    },
  },
  {
    source:
      'Fisher’s equation: a return of 3 % with inflation of 3 % leaves savings as they are in real money, so that they last for as many years as they hold yearly sums',
    input: {
      ...certain,
      inflation: 3,
      age: 60,
      retireAge: 60,
      endAge: 90,
      savings: 900_000,
      contribution: 0,
      spending: 30_000,
      essential: 30_000,
      meanWorking: 3,
      meanRetired: 3,
    },
    expected: { safeSpending: { is: 30_000, within: 0.01 }, lasts: { is: 100 } },
  },
];
