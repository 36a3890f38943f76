import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../kernel/brand.ts';
import { manualClock } from '../../kernel/clock.ts';
import { readSettings } from '../settings/read-settings.server.ts';
import { listOutbox } from './list-outbox.server.ts';
import { openMailer } from './open-mailer.server.ts';
import { openOutboxMailer } from './outbox-mailer.server.ts';
import { readOutboxMail } from './read-outbox-mail.server.ts';

const sender = { name: 'Kora', address: 'no-reply@kora.example' };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kora-outbox-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

function mailOf(subject: string) {
  return { to: 'ada@kora.example', subject, text: `About ${subject}`, html: `<p>${subject}</p>` };
}

describe('the outbox', () => {
  test('lists what a mail says, without its second form', async () => {
    const clock = manualClock('2026-01-02T03:05:05.000Z');
    const mailer = await openOutboxMailer(dataDir, sender, { clock });
    const { id } = await mailer.send(mailOf('öne'));
    expect(await listOutbox(dataDir)).toEqual([
      {
        id,
        from: 'Kora <no-reply@kora.example>',
        to: ['ada@kora.example'],
        subject: 'öne',
        date: new Date('2026-01-02T03:05:05Z'),
        text: 'About öne',
      },
    ]);
  });

  test('opens one mail by its id', async () => {
    const mailer = await openOutboxMailer(dataDir, sender);
    const { id } = await mailer.send(mailOf('Grüße'));
    const mail = await readOutboxMail(dataDir, id);
    expect(mail).toMatchObject({ id, subject: 'Grüße', html: '<p>Grüße</p>' });
    expect(mail.source).toContain('MIME-Version: 1.0\r\n');
  });

  test.each([
    '',
    '..',
    '../secret',
    '/etc/passwd',
    'notes',
    '20260102T030405678Z-000001-abcdefgh/..',
    'a\0b',
  ])('refuses %j as an id', async (id) => {
    await writeFile(join(dataDir, 'secret.eml'), 'Subject: secret');
    await expect(readOutboxMail(dataDir, id)).rejects.toMatchObject({ code: 'bad_path' });
  });

  test('has no mail under an id that was never given', async () => {
    await expect(readOutboxMail(dataDir, '20260102T030405678Z-000001-abcdefgh')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('choosing the mailer', () => {
  test('is the outbox with nothing set, from the name and address of the product', async () => {
    const mailer = await openMailer(readSettings({}), dataDir);
    expect(mailer.kind).toBe('outbox');
    await mailer.send(mailOf('x'));
    expect((await listOutbox(dataDir))[0]?.from).toBe(`${brand.name} <${brand.mailFrom}>`);
  });

  test('takes the sender that was set', async () => {
    const mailer = await openMailer(readSettings({ MAIL_FROM: 'post@other.example' }), dataDir);
    await mailer.send(mailOf('x'));
    expect((await listOutbox(dataDir))[0]?.from).toBe(`${brand.name} <post@other.example>`);
  });

  test('is the mail server when one is set, and a sender that is none stops it', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };
    expect((await openMailer(readSettings(smtp), dataDir)).kind).toBe('smtp');
    await expect(openMailer({ ...readSettings(smtp), MAIL_FROM: 'nobody' }, dataDir)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('MAIL_FROM'),
    });
  });
});
