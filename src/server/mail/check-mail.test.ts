import { describe, expect, test } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { checkMail, parseSender } from './check-mail.ts';
import type { Mail } from './mail.ts';

const good: Mail = { to: 'ada@kora.example', subject: 'Hello', text: 'Hello Ada' };

describe('a mail that can be sent', () => {
  test('has a list of recipients, however they were given', () => {
    expect(checkMail(good).to).toEqual(['ada@kora.example']);
    expect(checkMail({ ...good, to: ['a@x.example', 'b@x.example'] }).to).toHaveLength(2);
  });

  test('may be as long as allowed', () => {
    const subject = 'ü'.repeat(limits.mail.subjectLength);
    const to = Array.from({ length: limits.mail.recipients }, (_, index) => `u${index}@x.example`);
    expect(checkMail({ ...good, subject, to, headers: { 'X-Kora-Kind': 'welcome' } })).toMatchObject({
      subject,
      to,
    });
  });
});

const refused: [string, Partial<Mail>][] = [
  ['a line break in the subject', { subject: 'Hi\r\nBcc: eve@x.example' }],
  ['a bare newline in the subject', { subject: 'Hi\nBcc: eve@x.example' }],
  ['a NUL in the subject', { subject: 'Hi\0' }],
  ['a line separator in the subject', { subject: 'Hi\u2028Bcc: eve@x.example' }],
  ['an empty subject', { subject: '' }],
  ['a subject that is too long', { subject: 'x'.repeat(limits.mail.subjectLength + 1) }],
  ['a line break in an address', { to: 'ada@kora.example\r\nBcc: eve@x.example' }],
  ['a line break behind an address', { to: 'ada@kora.example\n' }],
  ['two addresses in one', { to: 'ada@kora.example, eve@x.example' }],
  ['a name beside the address', { to: 'Ada <ada@kora.example>' }],
  ['no address', { to: 'ada' }],
  ['no recipient', { to: [] }],
  [
    'too many recipients',
    { to: Array.from({ length: limits.mail.recipients + 1 }, (_, n) => `u${n}@x.example`) },
  ],
  ['a line break in the reply address', { replyTo: 'a@x.example\r\nX: y' }],
  ['a line break in a header', { headers: { 'X-A': 'b\r\nBcc: eve@x.example' } }],
  ['a line break in the name of a header', { headers: { 'X-A: b\r\nBcc': 'eve@x.example' } }],
  ['a header that adds recipients', { headers: { bcc: 'eve@x.example' } }],
  ['a header that changes the sender', { headers: { From: 'eve@x.example' } }],
  ['a header that changes the body', { headers: { 'Content-Type': 'text/html' } }],
  ['a header that is too long', { headers: { 'X-A': 'x'.repeat(limits.mail.headerLength + 1) } }],
  ['a text that is too long', { text: 'ü'.repeat(limits.mail.bodyBytes / 2 + 1) }],
];

test.each(refused)('refuses %s', (_, part) => {
  expect(() => checkMail({ ...good, ...part })).toThrowError(
    expect.objectContaining({ code: 'invalid_input' }),
  );
});

describe('the sender', () => {
  test.each([
    ['no-reply@kora.example', { name: 'Kora', address: 'no-reply@kora.example' }],
    ['Kora Post <post@kora.example>', { name: 'Kora Post', address: 'post@kora.example' }],
    ['"Kora, Inc." <post@kora.example>', { name: 'Kora, Inc.', address: 'post@kora.example' }],
    ['<post@kora.example>', { name: 'Kora', address: 'post@kora.example' }],
  ])('is read from %j', (text, sender) => {
    expect(parseSender(text, 'Kora')).toEqual(sender);
  });

  test.each(['', 'kora', 'Kora <kora>', 'a@x.example, b@x.example', 'K\r\nBcc: e@x.example <a@x.example>'])(
    'is refused when it is %j',
    (text) => {
      expect(() => parseSender(text, 'Kora')).toThrowError(
        expect.objectContaining({ code: 'invalid_input' }),
      );
    },
  );
});
