import { expect, test } from 'vitest';
import { addressOf, findMails, inFolder, nameOf, startMails } from './mails.ts';

const all = startMails();

test('a starred mail is in its folder and among the starred, but not when it is in the trash', () => {
  const starred = inFolder(all, 'Starred');
  expect(starred.map(({ subject }) => subject)).toEqual(['Draft of the contract']);
  expect(inFolder(all, 'Inbox')).toContain(starred[0]);
  expect(
    inFolder(
      all.map((mail) => ({ ...mail, folder: 'Trash' as const })),
      'Starred',
    ),
  ).toEqual([]);
});

test('mails are found by all words and by label', () => {
  expect(findMails(all, 'nora BUDGET', '').map(({ id }) => id)).toEqual(['mail-1']);
  expect(findMails(all, '', 'Travel').map(({ id }) => id)).toEqual(['mail-5']);
  expect(findMails(all, 'nothing like this', '')).toEqual([]);
});

test('senders have a name and an address', () => {
  expect([nameOf('Nora Fields <nora@example.com>'), addressOf('Nora Fields <nora@example.com>')]).toEqual([
    'Nora Fields',
    'nora@example.com',
  ]);
  expect([nameOf('me'), addressOf('me')]).toEqual(['me', 'me']);
});
