import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'New resource',
  description: 'Write a template, a checklist or a worksheet of your own beside those of the Resource Team.',
});
