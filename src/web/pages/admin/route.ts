import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Admin Health Panel',
  description:
    'How this installation is, and its users, audit log, outbox, requests and language models, for admins.',
  access: 'admin',
});
