import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'This was not me',
  description:
    'Sign everybody out of your account and set a new password, after a sign-in that was not yours.',
});
