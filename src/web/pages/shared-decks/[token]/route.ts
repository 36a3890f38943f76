import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Shared deck',
  description: 'A deck of cards to learn, shown by a link.',
});
