import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Certificate check',
  description: 'Whether a certificate of Lumina Academy is real, and to whom it was issued.',
});
