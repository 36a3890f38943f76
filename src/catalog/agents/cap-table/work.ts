import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { type CapInput, fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'Who holds shares', fields: ['currency', 'company', 'holders', 'freePool'] },
    { title: 'Safes', text: 'Leave it empty when there are none.', fields: ['safes'] },
    { title: 'Rounds', fields: ['rounds', 'seniority'] },
    { title: 'Exit', fields: ['exitValue', 'exitCosts'] },
  ],
  starters,
  checks,
  run: async (input) => (await import('./run.ts')).runCapTable(input),
  levers: [{ field: 'exitValue', min: 0, max: 300_000_000, step: 1_000_000 }],
  method,
  examples,
});

function checks(input: CapInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.holders.every(({ shares }) => shares === 0))
    faults.push({ field: 'holders', message: 'Nobody holds a share. Enter the shares of the founders.' });
  for (const [row, { amount, cap }] of (input.safes ?? []).entries())
    if (cap !== undefined && cap <= amount)
      faults.push({
        field: 'safes',
        row,
        column: 'cap',
        message: 'The cap is not above the amount, which would sell the whole company. Check both.',
      });
  const sold = (input.safes ?? []).reduce(
    (sum, { amount, cap }) => sum + (cap === undefined ? 0 : amount / cap),
    0,
  );
  if (faults.length === 0 && sold >= 1)
    faults.push({
      field: 'safes',
      message: 'Together the safes sell the whole company or more. Check amounts and caps.',
    });
  for (const [row, { participation, cap, multiple }] of input.rounds.entries())
    if (participation === 'capped' && (cap === undefined || cap < multiple))
      faults.push({
        field: 'rounds',
        row,
        column: 'cap',
        message: 'Enter the cap of participation as a multiple that is at least the preference.',
      });
  return faults;
}
