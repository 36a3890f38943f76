import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'ABC 123',
  description:
    'Letters, sounds, words, numbers, shapes and the clock for children from 3 to 8: spoken aloud, shown in pictures, at the pace of each child.',
  access: 'special',
});
