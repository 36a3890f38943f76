import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { type ExperimentInput, fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The question', fields: ['question', 'design'] },
    {
      title: 'The design',
      fields: ['one', 'other', 'difference', 'deviation', 'usual', 'hoped', 'factors', 'fraction'],
    },
    { title: 'How sure', fields: ['alpha', 'power'] },
    { title: 'Results', text: 'Leave it empty while you plan.', fields: ['results', 'measured'] },
  ],
  starters,
  checks,
  run: async (input, tools) => (await import('./run.ts')).runExperimentDesigner(input, tools),
  levers: [
    { field: 'difference', min: 0.05, max: 5, step: 0.05 },
    { field: 'hoped', min: 0.5, max: 99, step: 0.1 },
    { field: 'power', min: 50, max: 99, step: 1 },
  ],
  method,
  examples,
});

function checks(input: ExperimentInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.design === 'shares' && input.usual === input.hoped)
    faults.push({
      field: 'hoped',
      message: 'Both shares are the same: there is nothing to find. Enter another one.',
    });
  if (input.design !== 'factorial' && input.one?.toLowerCase() === input.other?.toLowerCase())
    faults.push({ field: 'other', message: 'Both groups have the same name. Rename one of them.' });
  if (input.design === 'factorial' && input.fraction === 'half' && (input.factors ?? []).length < 3)
    faults.push({
      field: 'fraction',
      message: 'Two factors need all four combinations. Choose all of them.',
    });
  (input.results ?? []).forEach(({ group, value }, row) => {
    const known = [input.one, input.other].some((name) => name?.toLowerCase() === group.toLowerCase());
    if (!known)
      faults.push({ field: 'results', row, column: 'group', message: 'This is the name of neither group.' });
    if (input.design === 'shares' && value !== 0 && value !== 1)
      faults.push({ field: 'results', row, column: 'value', message: 'Enter 1 for yes or 0 for no.' });
  });
  return faults;
}
