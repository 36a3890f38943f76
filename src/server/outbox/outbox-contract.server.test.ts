import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { listOutbox } from '../mail/list-outbox.server.ts';
import { openOutboxMailer } from '../mail/outbox-mailer.server.ts';
import { listMessages } from '../messages/list-messages.server.ts';
import { openOutboxMessenger } from '../messages/outbox-messenger.server.ts';
import { nodeFiles } from '../storage/durable-files.server.ts';
import type { OutboxOptions } from './open-outbox.server.ts';

interface Opened {
  send(text: string): Promise<{ id: string }>;
  check(): Promise<void>;
}

interface OutboxKind {
  folder: string;
  ending: string;
  open(dataDir: string, options?: OutboxOptions): Promise<Opened>;
  list(dataDir: string, limit?: number): Promise<readonly { id: string; text: string }[]>;
}

const mail: OutboxKind = {
  folder: 'outbox',
  ending: '.eml',
  async open(dataDir, options) {
    const mailer = await openOutboxMailer(
      dataDir,
      { name: 'Kora', address: 'no-reply@kora.example' },
      options,
    );
    return {
      send: (text) => mailer.send({ to: 'ada@kora.example', subject: 'Hello', text }),
      check: () => mailer.check(),
    };
  },
  list: listOutbox,
};

const messages: OutboxKind = {
  folder: 'messages',
  ending: '.json',
  async open(dataDir, options) {
    const messenger = await openOutboxMessenger(dataDir, options);
    return {
      send: (text) => messenger.send({ to: '+15551234567', text }),
      check: () => messenger.check(),
    };
  },
  list: listMessages,
};

describe.each([
  ['mails', mail],
  ['messages', messages],
] as const)('the outbox of %s', (_, { folder, ending, open, list }) => {
  let dataDir: string;
  let directory: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kora-outbox-'));
    directory = join(dataDir, folder);
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('shows the newest first, also of one millisecond, up to a limit', async () => {
    const clock = manualClock('2026-01-02T03:04:05.000Z');
    const outbox = await open(dataDir, { clock });
    for (const text of ['one', 'two', 'three']) await outbox.send(text);
    clock.advance(60_000);
    const { id } = await outbox.send('four');
    expect((await list(dataDir)).map(({ text }) => text)).toEqual(['four', 'three', 'two', 'one']);
    expect(await list(dataDir, 1)).toEqual([expect.objectContaining({ id, text: 'four' })]);
  });

  test('keeps what was sent before it was opened again', async () => {
    await (await open(dataDir)).send('before');
    await open(dataDir);
    expect((await list(dataDir)).map(({ text }) => text)).toEqual(['before']);
  });

  test('is empty before anything was sent and leaves other files alone', async () => {
    expect(await list(dataDir)).toEqual([]);
    await mkdir(directory);
    await writeFile(join(directory, `notes${ending}`), 'mine');
    await writeFile(join(directory, `.half${ending}.part`), 'Sub');
    expect(await list(dataDir)).toEqual([]);
  });

  test('is well when it can be written to, and nothing is left of the trial', async () => {
    const outbox = await open(dataDir);
    await outbox.check();
    expect(await readdir(directory)).toEqual([]);
  });

  test('says so when its directory is gone', async () => {
    const outbox = await open(dataDir);
    await rm(directory, { recursive: true });
    await expect(outbox.check()).rejects.toMatchObject({ code: 'storage_failed' });
    await expect(outbox.send('x')).rejects.toMatchObject({ code: 'storage_failed' });
  });

  test('on a full disk says so and keeps nothing half written', async () => {
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    const outbox = await open(dataDir, { files: { ...nodeFiles, rename: () => Promise.reject(full) } });
    const expected = { code: 'storage_full', message: expect.stringContaining(directory) };
    await expect(outbox.send('x')).rejects.toMatchObject(expected);
    await expect(outbox.check()).rejects.toMatchObject(expected);
    expect(await readdir(directory)).toEqual([]);
  });

  test('that cannot be made is named', async () => {
    await writeFile(directory, 'a file');
    await expect(open(dataDir)).rejects.toMatchObject({
      code: 'storage_failed',
      message: expect.stringContaining(directory),
    });
  });

  test('loses what a crash left half written at the next start', async () => {
    await mkdir(directory);
    const [old, fresh] = [`.old${ending}.part`, `.fresh${ending}.part`];
    for (const name of [old, fresh]) await writeFile(join(directory, name), 'Sub');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(directory, old), hourAgo, hourAgo);
    await open(dataDir);
    expect(await readdir(directory)).toEqual([fresh]);
  });
});
