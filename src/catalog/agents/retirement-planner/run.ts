import { drawShocks } from '../../../methods/retirement/market-paths.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { RetirementInput } from './fields.ts';
import { changesOf, type Outcome, outcomeOf, rulesOf } from './outcome.ts';
import { ageTable, changeTable, chartsOf, figuresOf, ruleTable } from './parts.ts';
import { yearsOf } from './plan.ts';
import { retirementReport } from './report.ts';
import { retirementWorkbook } from './workbook.ts';

export function runRetirementPlanner(input: RetirementInput, { random, progress }: RunTools): AgentResult {
  const { years } = yearsOf(input);
  const shocks = drawShocks({ trials: input.trials, years }, random, (share) => progress(share / 2));
  const outcome = outcomeOf(input, shocks);
  progress(0.7);
  const rules = rulesOf(input, outcome);
  progress(0.85);
  const changes = changesOf(input, shocks);
  return {
    summary: summaryOf(input, outcome),
    currency: input.currency,
    values: {
      success: outcome.success,
      lasts: outcome.lasts,
      safeSpending: outcome.safe,
      safeRate: outcome.safeRate,
      firstRate: outcome.firstRate,
      savingsAtRetirement: outcome.atRetirement,
      leftMiddle: outcome.endMiddle,
      leftLow: outcome.endLow,
      failAge: outcome.failAge,
    },
    parts: [
      { kind: 'figures', title: 'Will it last?', figures: figuresOf(input, outcome) },
      ...chartsOf(outcome.rows),
      ruleTable(rules),
      changeTable(changes, outcome.success),
      ageTable(outcome.rows),
      retirementReport(input, outcome, rules, changes),
    ],
    warnings: warningsOf(input, outcome),
    workbook: retirementWorkbook(input, outcome.rows),
  };
}

function summaryOf(input: RetirementInput, { success, safe, safeRate, failAge }: Outcome): string {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const points = (value: number) => writeAmount(value, 'percent');
  const fails = failAge === null ? '' : `; lives that fall short do so at about ${failAge}`;
  const rate = safeRate === null ? '' : `, ${points(safeRate)} of savings in the first year`;
  return `Essential spending is covered to ${input.endAge} in ${points(success)} of simulated lives${fails}; ${money(safe)} a year in money of today is safe in ${points(input.goal)} of them${rate}.`;
}

function warningsOf(input: RetirementInput, outcome: Outcome): string[] {
  const warnings: string[] = [];
  const margin = 196 * Math.sqrt(((outcome.success / 100) * (1 - outcome.success / 100)) / input.trials);
  if (margin >= 1)
    warnings.push(
      `With ${writeAmount(input.trials, 'whole')} lives the chance is known to within ${writeAmount(margin, 'number')} points either way; simulate more for a sharper figure.`,
    );
  if (input.meanRetired - input.fees <= input.inflation)
    warnings.push(
      'After fees, the return in retirement does not beat inflation: savings shrink in real money from the first day.',
    );
  if (input.endAge < 90)
    warnings.push('Many people live beyond 90. Plan longer unless there is a reason not to.');
  if ((input.incomes ?? []).some(({ indexed }) => !indexed) && input.inflation > 0)
    warnings.push(
      'Pensions that do not rise with prices lose their worth over a long retirement; this is counted in.',
    );
  return warnings;
}
