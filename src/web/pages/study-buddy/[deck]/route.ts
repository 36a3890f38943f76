import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Deck',
  description: 'A deck of cards: its notes, its reviews and its figures.',
});
