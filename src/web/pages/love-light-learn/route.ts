import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Love Light Learn',
  description:
    'A page for every day: gratitude, a question to reflect on, one small lesson and a private journal that you can seal with a passphrase.',
  listed: { priority: 0.8, changes: 'daily' },
});
