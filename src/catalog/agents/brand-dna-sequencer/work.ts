import { linearOfHex } from '../../../methods/colour/srgb.ts';
import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The brand', fields: ['brand', 'offer', 'audience', 'beliefs', 'character'] },
    { title: 'Colour', fields: ['colour', 'harmony', 'contrast'] },
    { title: 'Form', fields: ['mark', 'baseSize', 'ratio', 'unit'] },
    {
      title: 'Voice',
      text: 'Four dimensions from 1 to 5. Three is the middle.',
      fields: ['humor', 'formality', 'respect', 'enthusiasm'],
    },
  ],
  starters,
  checks: ({ colour, brand, ratio }) => {
    const faults: InputFault[] = [];
    if (colour !== undefined && linearOfHex(colour) === undefined)
      faults.push({ field: 'colour', message: 'This is no colour. Write it as #2f6f4e, or leave it empty.' });
    if (!/[\p{L}\p{N}]/u.test(brand))
      faults.push({ field: 'brand', message: 'Enter a name with at least one letter or figure.' });
    if (ratio > 0 && ratio < 1.05)
      faults.push({
        field: 'ratio',
        message: 'Enter a ratio from 1.05 to 2, or 0 to let the character choose.',
      });
    return faults;
  },
  run: async (input) => (await import('./run.ts')).runBrandSequencer(input),
  levers: [
    { field: 'baseSize', min: 12, max: 24, step: 1 },
    { field: 'ratio', min: 1.05, max: 2, step: 0.01 },
    { field: 'unit', min: 2, max: 16, step: 1 },
    { field: 'humor', min: 1, max: 5, step: 1 },
    { field: 'formality', min: 1, max: 5, step: 1 },
  ],
  method,
  examples,
});
