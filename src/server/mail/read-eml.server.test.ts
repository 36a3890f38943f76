import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { checkMail } from './check-mail.ts';
import { composeMail } from './compose-mail.ts';
import { readEml } from './read-eml.server.ts';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const sender = { name: 'Köra, "Inc."', address: 'no-reply@kora.example' };
const date = new Date('2026-01-02T03:04:05Z');

async function roundTrip(subject: string, text: string, html?: string) {
  const mail = checkMail({
    to: ['a@x.example', 'b@x.example'],
    subject,
    text,
    ...(html === undefined ? {} : { html }),
  });
  const { message } = await composer.sendMail(composeMail(mail, sender, 'id', date));
  if (!Buffer.isBuffer(message)) throw new TypeError('expected a buffer');
  expect(message.toString('latin1')).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  return readEml(message);
}

/** Line ends are all alike in a mail, and those at the very end are not kept. */
function asRead(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\n').replace(/\n+$/, '');
}

const letters = fc.constantFrom(...'abc XYZ019.,:;!?=_-<>@"\'()/\\äöüßéñ中文🎉👩‍💻', '🎉', '=?', ' ');
const line = fc.array(letters, { minLength: 1, maxLength: 120 }).map((parts) => parts.join(''));
const subjects = line
  .map((text) => text.replaceAll('=?', '=').trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '' && text.length <= 255);
const texts = fc
  .array(
    fc.oneof(line, fc.constantFrom('', '.', 'From me', '--', '> quoted', '\t', '  indented', 'trailing ')),
    {
      maxLength: 12,
    },
  )
  .map((lines) => lines.join('\n'));

test('what the mailers compose is read back as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(subjects, texts, fc.option(texts, { nil: undefined }), async (subject, text, html) => {
      const read = await roundTrip(subject, text, html);
      expect(read.subject).toBe(subject);
      expect(read.text).toBe(asRead(text));
      // An empty alternative is none.
      expect(read.html ?? '').toBe(asRead(html ?? ''));
    }),
    { numRuns: 300 },
  );
});

test('names, recipients and time are read', async () => {
  expect(await roundTrip('Grüße', 'Hallo')).toEqual({
    from: 'Köra, "Inc." <no-reply@kora.example>',
    to: ['a@x.example', 'b@x.example'],
    subject: 'Grüße',
    date,
    text: 'Hallo',
    html: null,
  });
});

test.each([
  ['Subject: =?UTF-8?B?8J+O?=\r\n =?utf-8?b?iQ==?= x\r\n\r\n', '🎉 x'],
  ['Subject: plain =?UTF-8?Q?=C3=BC?= end\r\n\r\n', 'plain ü end'],
  ['Subject: =?UTF-8?Q?a_b?=\r\n\t=?UTF-8?Q?=5Fc?=\r\n\r\n', 'a b_c'],
])('decodes the words of %j', (source, subject) => {
  expect(readEml(Buffer.from(source)).subject).toBe(subject);
});

test('reads a body in base64', () => {
  const body = Buffer.from('Grüße\r\naus Köln').toString('base64');
  const source = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`;
  expect(readEml(Buffer.from(source)).text).toBe('Grüße\naus Köln');
});

test('a file that is no mail reads as an empty one', () => {
  expect(readEml(Buffer.from('\0\xff nothing'))).toMatchObject({
    subject: '',
    date: null,
    text: '',
    html: null,
  });
});
