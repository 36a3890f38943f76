import type { AppRecord } from '../../store/collection.ts';
import { inDays } from '../../store/sample-dates.ts';

export const folders = ['Inbox', 'Starred', 'Sent', 'Drafts', 'Archive', 'Trash'] as const;
export type Folder = (typeof folders)[number];

export type Mail = AppRecord & {
  from: string;
  to: string;
  subject: string;
  body: string;
  /** Where it lies; what is starred lies in another folder too. */
  folder: Exclude<Folder, 'Starred'>;
  label: string;
  starred: boolean;
  unread: boolean;
};

type Start = readonly [from: string, subject: string, body: string, label: string, folder?: Mail['folder']];

const starts: readonly Start[] = [
  [
    'Nora Fields <nora@example.com>',
    'Agenda for Thursday',
    'Hello,\n\nthree points for Thursday: the budget, the new room and the summer party. Is there anything to add?\n\nNora',
    'Work',
  ],
  [
    'Felix Brandt <felix@example.com>',
    'Photos from the weekend',
    'I have put the best ones into the folder. The one at the lake is my favorite.\n\nFelix',
    'Personal',
  ],
  [
    'City Library <library@example.com>',
    'Your loan is due soon',
    'One book is due in three days. You can renew it once.',
    'Updates',
  ],
  [
    'Iris Tanaka <iris@example.com>',
    'Draft of the contract',
    'Please read the second page with care and tell me until Friday whether it fits.\n\nIris',
    'Work',
  ],
  [
    'Rail Tickets <rail@example.com>',
    'Your journey on Saturday',
    'The train leaves at 09:12 from platform 4. Your seat is 62, at the window.',
    'Travel',
  ],
  ['me', 'Re: Lunch next week', 'Tuesday at noon is fine. See you there.', 'Personal', 'Sent'],
  ['me', 'Ideas for the garden', 'Raised beds along the wall, herbs near the door…', 'Personal', 'Drafts'],
];

export const labels = ['Work', 'Personal', 'Travel', 'Updates'] as const;

/** The mails that a new mailbox holds. */
export function startMails(): readonly Mail[] {
  return starts.map(([from, subject, body, label, folder = 'Inbox'], index) => ({
    id: `mail-${index + 1}`,
    createdAt: inDays(-index, '08:30'),
    from,
    to: folder === 'Inbox' ? 'me' : 'nora@example.com',
    subject,
    body,
    folder,
    label,
    starred: index === 3,
    unread: index < 2,
  }));
}

export function inFolder(all: readonly Mail[], folder: Folder): readonly Mail[] {
  return folder === 'Starred'
    ? all.filter((mail) => mail.starred && mail.folder !== 'Trash')
    : all.filter((mail) => mail.folder === folder);
}

/** Mails that hold every word, and have the label when one is chosen. */
export function findMails(all: readonly Mail[], text: string, label: string): readonly Mail[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((mail) => {
    const said = `${mail.from} ${mail.to} ${mail.subject} ${mail.body} ${mail.label}`.toLowerCase();
    return (label === '' || mail.label === label) && words.every((word) => said.includes(word));
  });
}

/** The name of a sender without the address. */
export function nameOf(sender: string): string {
  return sender.replace(/\s*<[^>]*>$/, '');
}

export function addressOf(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}
