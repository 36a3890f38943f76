import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Your resource',
  description: 'A resource that you wrote, to download as Word, PDF or Excel.',
});
