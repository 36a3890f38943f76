import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Sign in',
  description: `Create an account for ${brand.osName}, sign in, or set a new password.`,
  listed: { priority: 0.5, changes: 'yearly' },
  lateParameters: ['next'],
});
