import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields, type NameInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

function checkNames(input: NameInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.shortest > input.longest)
    faults.push({
      field: 'longest',
      message: 'This is less than the least length. Raise it, or lower the other.',
    });
  if (!(input.blends || input.affixes || input.clips || input.compounds || input.invented))
    faults.push({ field: 'blends', message: 'Switch on at least one way of making names.' });
  if (input.weighLength + input.weighEase + input.weighDistinct <= 0)
    faults.push({
      field: 'weighEase',
      message: 'Give at least one of the first three scores a weight above zero.',
    });
  const long = [...input.words, ...(input.known ?? []), ...(input.own ?? [])].find(
    (text) => text.length > 60,
  );
  if (long !== undefined)
    faults.push({
      field: input.words.includes(long) ? 'words' : (input.own ?? []).includes(long) ? 'own' : 'known',
      message: 'One entry has more than 60 characters. Enter single words or names, one to a line.',
    });
  return faults;
}

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'What it is about', fields: ['business', 'words', 'character'] },
    {
      title: 'How names are made',
      fields: ['blends', 'affixes', 'clips', 'compounds', 'invented', 'shortest', 'longest', 'wanted'],
    },
    { title: 'What counts', fields: ['weighLength', 'weighEase', 'weighDistinct', 'weighMeaning'] },
    { title: 'Other names', fields: ['known', 'own', 'endings'] },
  ],
  starters,
  checks: checkNames,
  run: async (input, tools) => (await import('./run.ts')).runNameForge(input, tools),
  levers: [
    { field: 'weighLength', min: 0, max: 10, step: 1 },
    { field: 'weighEase', min: 0, max: 10, step: 1 },
    { field: 'weighDistinct', min: 0, max: 10, step: 1 },
    { field: 'weighMeaning', min: 0, max: 10, step: 1 },
  ],
  method,
  examples,
});
