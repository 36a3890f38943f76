import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { tradesOf } from './book.ts';
import { examples } from './examples.ts';
import { fields, type TaxInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The year', fields: ['currency', 'today', 'yearFrom'] },
    {
      title: 'The rules',
      text: 'They differ by country: the defaults are those of the United States.',
      fields: ['order', 'longAfter', 'wash', 'shortRate', 'longRate'],
    },
    { title: 'The trades', fields: ['trades'] },
    { title: 'Harvesting', fields: ['prices', 'leastLoss'] },
  ],
  starters,
  checks: faultsOf,
  run: async (input) => (await import('./run.ts')).runTaxLotPlanner(input),
  levers: [
    { field: 'shortRate', min: 0, max: 50, step: 1 },
    { field: 'longRate', min: 0, max: 40, step: 1 },
    { field: 'leastLoss', min: 0, max: 5_000, step: 50 },
  ],
  method,
  examples,
});

function faultsOf(input: TaxInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.yearFrom > input.today)
    faults.push({
      field: 'yearFrom',
      message: 'The tax year begins after the day of the plan. Enter an earlier day.',
    });
  const lots = tradesOf(input).filter(({ isBuy }) => isBuy);
  for (const [row, { day, action, lot, security }] of input.trades.entries()) {
    const say = (column: string, message: string) => faults.push({ field: 'trades', row, column, message });
    if (day > input.today)
      say('day', 'This day is after the day of the plan. Leave out what has not happened yet.');
    if (
      action === 'buy' &&
      lot !== undefined &&
      input.trades.some((other, at) => at < row && other.action === 'buy' && other.lot === lot)
    )
      say('lot', `Two purchases are called “${lot}”. Give each its own name.`);
    if (input.order === 'specific' && action === 'sell') {
      if (lot === undefined) say('lot', 'Name the lot that is sold.');
      else if (!lots.some((other) => other.lot === lot && other.security === security))
        say('lot', `No purchase of “${security}” is called “${lot}”. Write it as it stands there.`);
    }
  }
  for (const [row, { security }] of (input.prices ?? []).entries())
    if ((input.prices ?? []).findIndex((other) => other.security === security) !== row)
      faults.push({
        field: 'prices',
        row,
        column: 'security',
        message: `“${security}” has two prices. Leave one out.`,
      });
  return faults;
}
