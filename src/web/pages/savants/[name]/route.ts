import { definePage } from '../../../lib/define-page.ts';

/** The same pages under the name that older links use; search engines are shown the other. */
export const route = definePage({
  title: 'Savants',
  description: 'Professionals that do one job each by a named method.',
});
