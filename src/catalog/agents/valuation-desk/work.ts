import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields, type ValuationInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'Company and forecast', fields: ['currency', 'company', 'forecast', 'taxRate'] },
    {
      title: 'Discounting and horizon',
      fields: [
        'rate',
        'midYear',
        'growth',
        'horizonFlow',
        'exitMultiple',
        'headline',
        'rateStep',
        'growthStep',
        'multipleStep',
      ],
    },
    { title: 'From enterprise to share', fields: ['claims', 'shares', 'options'] },
    {
      title: 'Peers and market',
      text: 'Leave peers empty when none are listed.',
      fields: [
        'lastRevenue',
        'lastEbitda',
        'lastIncome',
        'peers',
        'discount',
        'marketPrice',
        'marketLow',
        'marketHigh',
      ],
    },
  ],
  starters,
  checks,
  run: async (input) => (await import('./run.ts')).runValuationDesk(input),
  levers: [
    { field: 'rate', min: 4, max: 30, step: 0.1 },
    { field: 'growth', min: -2, max: 8, step: 0.1 },
    { field: 'exitMultiple', min: 1, max: 30, step: 0.25 },
  ],
  method,
  examples,
});

function checks(input: ValuationInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.growth >= input.rate)
    faults.push({
      field: 'growth',
      message: 'Growth for ever must stay below the cost of capital, or the value has no end. Enter less.',
    });
  const { marketLow, marketHigh } = input;
  if ((marketLow === undefined) !== (marketHigh === undefined))
    faults.push({
      field: marketLow === undefined ? 'marketLow' : 'marketHigh',
      message: 'Enter both the lowest and the highest price of the year, or neither.',
    });
  if (marketLow !== undefined && marketHigh !== undefined && marketLow > marketHigh)
    faults.push({ field: 'marketLow', message: 'The lowest price is above the highest. Swap them.' });
  if (input.forecast.every(({ ebitda, revenue }) => ebitda === 0 && revenue === 0))
    faults.push({
      field: 'forecast',
      message: 'The forecast is empty. Enter revenue and EBITDA of each year.',
    });
  return faults;
}
