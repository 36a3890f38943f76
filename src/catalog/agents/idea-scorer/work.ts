import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields, type IdeaInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'Ideas', fields: ['ideas', 'uncertainty'] },
    {
      title: 'Criteria',
      text: 'Only when you want marks by weight beside RICE.',
      fields: ['criteria', 'marks'],
    },
    { title: 'Pairs', text: 'Only when people compared ideas two by two.', fields: ['pairs'] },
  ],
  starters,
  checks,
  run: async (input, tools) => (await import('./run.ts')).runIdeaScorer(input, tools),
  levers: [{ field: 'uncertainty', min: 0, max: 90, step: 5 }],
  method,
  examples,
});

const key = (text: string) => text.trim().toLowerCase();

function checks({ ideas, criteria = [], marks = [], pairs = [] }: IdeaInput): InputFault[] {
  const names = new Set(ideas.map(({ name }) => key(name)));
  const measured = new Set(criteria.map(({ name }) => key(name)));
  const faults: InputFault[] = [];
  if (names.size < ideas.length)
    faults.push({ field: 'ideas', message: 'Two ideas have the same name. Rename one of them.' });
  marks.forEach(({ idea, criterion }, row) => {
    if (!names.has(key(idea)))
      faults.push({ field: 'marks', row, column: 'idea', message: 'No idea above has this name.' });
    if (!measured.has(key(criterion)))
      faults.push({ field: 'marks', row, column: 'criterion', message: 'No criterion above has this name.' });
  });
  pairs.forEach(({ better, worse }, row) => {
    if (!names.has(key(better)))
      faults.push({ field: 'pairs', row, column: 'better', message: 'No idea above has this name.' });
    if (!names.has(key(worse)) || key(worse) === key(better))
      faults.push({ field: 'pairs', row, column: 'worse', message: 'Enter the name of another idea.' });
  });
  return faults;
}
