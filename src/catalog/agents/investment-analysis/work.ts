import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields, type InvestmentInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The investment', fields: ['currency', 'project', 'timing', 'flows'] },
    {
      title: 'Discount rate',
      fields: [
        'rateFrom',
        'rate',
        'equityFrom',
        'equityCost',
        'riskFree',
        'premium',
        'beta',
        'betaOf',
        'ownPremium',
        'debtCost',
        'taxRate',
        'equityValue',
        'debtValue',
        'financeRate',
        'reinvestRate',
      ],
    },
    {
      title: 'Risk',
      text: 'Without ranges the value stands alone; with them it is tested.',
      fields: ['ranges', 'trials'],
    },
  ],
  starters,
  checks,
  run: async (input, tools) => (await import('./run.ts')).runInvestmentAnalysis(input, tools),
  levers: [{ field: 'rate', min: 0, max: 40, step: 0.25 }],
  method,
  examples,
});

function checks(input: InvestmentInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.timing === 'days')
    for (const [row, { day }] of input.flows.entries())
      if (day === undefined)
        faults.push({
          field: 'flows',
          row,
          column: 'day',
          message: 'Enter the day on which this money moves.',
        });
  if (input.flows.every(({ inflow, outflow }) => inflow === outflow))
    faults.push({ field: 'flows', message: 'No money moves. Enter what comes in and what goes out.' });
  if (input.rateFrom === 'build' && (input.equityValue ?? 0) + (input.debtValue ?? 0) === 0)
    faults.push({
      field: 'equityValue',
      message: 'Equity and debt are both zero. Enter at least one of them.',
    });
  const seen = new Set<string>();
  for (const [row, range] of (input.ranges ?? []).entries()) {
    if (range.low > range.likely || range.likely > range.high)
      faults.push({
        field: 'ranges',
        row,
        column: 'likely',
        message: 'The likeliest change lies outside of lowest and highest. Put the three in order.',
      });
    if (seen.has(range.driver))
      faults.push({
        field: 'ranges',
        row,
        column: 'driver',
        message: 'This driver was entered before. Keep one row of it.',
      });
    seen.add(range.driver);
  }
  return faults;
}
