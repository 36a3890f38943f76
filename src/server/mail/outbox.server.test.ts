import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../kernel/brand.ts';
import { manualClock } from '../../kernel/clock.ts';
import { readSettings } from '../settings/read-settings.server.ts';
import { nodeFiles } from '../storage/durable-files.server.ts';
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
  test('shows the newest mails first, also of one millisecond, up to a limit', async () => {
    const clock = manualClock('2026-01-02T03:04:05.000Z');
    const mailer = await openOutboxMailer(dataDir, sender, { clock });
    for (const subject of ['öne', 'two', 'three']) await mailer.send(mailOf(subject));
    clock.advance(60_000);
    const { id } = await mailer.send(mailOf('four'));
    expect((await listOutbox(dataDir)).map((mail) => mail.subject)).toEqual(['four', 'three', 'two', 'öne']);
    expect(await listOutbox(dataDir, 1)).toEqual([
      {
        id,
        from: 'Kora <no-reply@kora.example>',
        to: ['ada@kora.example'],
        subject: 'four',
        date: new Date('2026-01-02T03:05:05Z'),
        text: 'About four',
      },
    ]);
  });

  test('is empty before the first mail and leaves other files alone', async () => {
    expect(await listOutbox(dataDir)).toEqual([]);
    await mkdir(join(dataDir, 'outbox'));
    await writeFile(join(dataDir, 'outbox', 'notes.eml'), 'Subject: mine');
    await writeFile(join(dataDir, 'outbox', '.half.eml.part'), 'Sub');
    expect(await listOutbox(dataDir)).toEqual([]);
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

  test('on a full disk says so and keeps no half mail', async () => {
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    const files = { ...nodeFiles, rename: () => Promise.reject(full) };
    const mailer = await openOutboxMailer(dataDir, sender, { files });
    const expected = { code: 'storage_full', message: expect.stringContaining(join(dataDir, 'outbox')) };
    await expect(mailer.send(mailOf('x'))).rejects.toMatchObject(expected);
    await expect(mailer.check()).rejects.toMatchObject(expected);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual([]);
  });

  test('that cannot be made is named', async () => {
    await writeFile(join(dataDir, 'outbox'), 'a file');
    await expect(openOutboxMailer(dataDir, sender)).rejects.toMatchObject({
      code: 'storage_failed',
      message: expect.stringContaining(join(dataDir, 'outbox')),
    });
  });

  test('loses the half mails of a crash at the next start', async () => {
    await mkdir(join(dataDir, 'outbox'));
    for (const name of ['.old.eml.part', '.fresh.eml.part'])
      await writeFile(join(dataDir, 'outbox', name), 'Sub');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(dataDir, 'outbox', '.old.eml.part'), hourAgo, hourAgo);
    await openOutboxMailer(dataDir, sender);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['.fresh.eml.part']);
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
