import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Agent runs',
  description: 'Everything that you let agents work out, with your favourites first.',
});
