import { createCollection } from '../../store/create-collection.ts';
import { type Mail, startMails } from './mails.ts';

export const mails = createCollection<Mail>({ name: 'mailbox', version: 1, samples: startMails });
