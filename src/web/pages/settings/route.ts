import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Settings',
  description: 'Your profile, how you sign in, where you are signed in, how it looks, and your data.',
});
