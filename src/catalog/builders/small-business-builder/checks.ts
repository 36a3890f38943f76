import type { InputFault } from '../../agent-desk/work.ts';
import type { BusinessInput } from './fields.ts';

const lineLength = 160;
const earliest = '1990-01-01';
const latest = '2200-12-31';

const lists = [
  'problem',
  'segments',
  'channels',
  'strengths',
  'weaknesses',
  'opportunities',
  'threats',
] as const;

/** What no field alone can see. */
export function checks(input: BusinessInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.start < earliest || input.start > latest)
    faults.push({ field: 'start', message: 'This year is too far away. Enter a day near today.' });
  for (const field of lists)
    if ((input[field] ?? []).some((line) => line.length > lineLength))
      faults.push({ field, message: `A line has more than ${lineLength} characters. Make it shorter.` });
  for (const [row, { term, grace }] of (input.loans ?? []).entries())
    if (grace >= term)
      faults.push({
        field: 'loans',
        row,
        column: 'grace',
        message: 'The grace months take the whole term. Leave at least one month to pay back.',
      });
  const months = (input.season ?? []).map(({ month }) => month);
  for (const [row, month] of months.entries())
    if (months.indexOf(month) !== row)
      faults.push({
        field: 'season',
        row,
        column: 'month',
        message: 'This month stands here twice. Remove one.',
      });
  if (!input.products.some(({ price, units }) => price > 0 && units > 0))
    faults.push({
      field: 'products',
      message: 'Nothing here brings money in. Enter a price and units a month for at least one product.',
    });
  return faults;
}
