import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Study Buddy',
  description:
    'Notes become a summary, an outline and cards, repeated when you are about to forget them. Free, without an account, and it works with Anki.',
  listed: { priority: 0.8, changes: 'monthly' },
});
