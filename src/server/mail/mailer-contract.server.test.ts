import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { startSmtp } from '../../testing/smtp/start-smtp.server.ts';
import type { Mail, Mailer } from './mail.ts';
import { openOutboxMailer } from './outbox-mailer.server.ts';
import { readEml } from './read-eml.server.ts';
import { createSmtpMailer } from './smtp-mailer.server.ts';

const sender = { name: 'Kora', address: 'no-reply@kora.example' };
const clock = manualClock('2026-01-02T03:04:05.678Z');
const plain: Mail = { to: 'ada@kora.example', subject: 'Hello', text: 'Hello Ada' };

interface Opened {
  mailer: Mailer;
  /** Every mail that came out, oldest first. */
  delivered(): Promise<Buffer[]>;
  forget(): Promise<void>;
  end(): Promise<void>;
}

async function openOutbox(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kora-mail-'));
  const outbox = join(dataDir, 'outbox');
  return {
    mailer: await openOutboxMailer(dataDir, sender, { clock }),
    delivered: async () =>
      Promise.all((await readdir(outbox)).toSorted().map((name) => readFile(join(outbox, name)))),
    forget: async () => {
      for (const name of await readdir(outbox)) await rm(join(outbox, name));
    },
    end: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function openSmtp(): Promise<Opened> {
  const server = await startSmtp();
  return {
    mailer: createSmtpMailer(server.url, sender, { clock }),
    delivered: async () => server.mails.map((mail) => mail.source),
    forget: async () => {
      server.mails.length = 0;
    },
    end: () => server.stop(),
  };
}

describe.each([
  ['outbox', openOutbox],
  ['smtp', openSmtp],
] as const)('mail through %s', (kind, open) => {
  let opened: Opened;
  let mailer: Mailer;

  beforeAll(async () => {
    opened = await open();
    mailer = opened.mailer;
  });
  beforeEach(async () => {
    await opened.forget();
  });
  afterAll(async () => {
    await mailer.close();
    await opened.end();
  });

  async function only(): Promise<Buffer> {
    const all = await opened.delivered();
    expect(all).toHaveLength(1);
    return all[0] ?? Buffer.alloc(0);
  }

  test('says what it is and that it is well, without sending anything', async () => {
    expect(mailer.kind).toBe(kind);
    await expect(mailer.check()).resolves.toBeUndefined();
    expect(await opened.delivered()).toEqual([]);
  });

  test('delivers a plain mail with sender, recipient, time and id', async () => {
    const { id, rejected } = await mailer.send(plain);
    expect(rejected).toEqual([]);
    const source = await only();
    expect(readEml(source)).toEqual({
      from: 'Kora <no-reply@kora.example>',
      to: ['ada@kora.example'],
      subject: 'Hello',
      date: new Date('2026-01-02T03:04:05Z'),
      text: 'Hello Ada',
      html: null,
    });
    expect(source.toString()).toContain(`Message-ID: <${id}@kora.example>\r\n`);
  });

  test('delivers any language, in subject and body', async () => {
    const subject = 'Grüße — 你好 — مرحبا 🎉 und noch ein paar Wörter, damit die Zeile umbrochen wird';
    const text = 'Zeile eins: äöü\n.\n..\nFrom: nobody\n\n你好 مرحبا 👩‍💻';
    await mailer.send({ ...plain, subject, text });
    expect(readEml(await only())).toMatchObject({ subject, text });
  });

  test('delivers text and HTML as two views of one mail', async () => {
    await mailer.send({ ...plain, text: 'Grüße', html: '<p>Grüße <b>Ada</b></p>' });
    const source = await only();
    expect(source.toString()).toContain('Content-Type: multipart/alternative;');
    expect(readEml(source)).toMatchObject({ text: 'Grüße', html: '<p>Grüße <b>Ada</b></p>' });
  });

  test('delivers to several, with an address for replies and further headers', async () => {
    const to = ['ada@kora.example', 'bob@kora.example', 'eve@kora.example'];
    await mailer.send({ ...plain, to, replyTo: 'help@kora.example', headers: { 'X-Kora-Kind': 'wélcome' } });
    const source = await only();
    expect(readEml(source).to).toEqual(to);
    expect(source.toString()).toContain('Reply-To: help@kora.example\r\n');
    expect(source.toString()).toContain('X-Kora-Kind: =?UTF-8?Q?w=C3=A9lcome?=\r\n');
  });

  test('never reads a file that a body names', async () => {
    await mailer.send({ ...plain, text: '/etc/passwd', html: 'file:///etc/passwd' });
    expect(readEml(await only())).toMatchObject({ text: '/etc/passwd', html: 'file:///etc/passwd' });
  });

  test.each([
    { subject: 'Hi\r\nBcc: eve@kora.example' },
    { to: 'ada@kora.example\r\nBcc: eve@kora.example' },
    { headers: { 'X-A': '1\r\nBcc: eve@kora.example' } },
    { replyTo: 'a@x.example\nBcc: eve@kora.example' },
    { to: [] },
  ])('refuses %j and sends nothing', async (part) => {
    await expect(mailer.send({ ...plain, ...part })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await opened.delivered()).toEqual([]);
  });

  test('delivers many at once, each with its own id', async () => {
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => mailer.send({ ...plain, subject: `Mail ${index}` })),
    );
    expect(new Set(sent.map((one) => one.id)).size).toBe(10);
    const subjects = (await opened.delivered()).map((source) => readEml(source).subject);
    expect(subjects.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `Mail ${index}`));
  });
});
