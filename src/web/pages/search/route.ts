import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Search',
  description: 'Search pages, articles and help. It works on your device, without a network too.',
});
