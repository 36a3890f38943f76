import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { listMessages } from './list-messages.server.ts';
import type { Message, Messenger } from './messenger.ts';
import { openOutboxMessenger } from './outbox-messenger.server.ts';
import { createWebhookMessenger, signature } from './webhook-messenger.server.ts';

const clock = manualClock('2026-01-02T03:04:05.678Z');
const plain: Message = { to: '+15551234567', text: 'Your code is 123456.' };

interface Opened {
  messenger: Messenger;
  /** Every message that came out, in any order. */
  delivered(): Promise<Message[]>;
  forget(): Promise<void>;
  end(): Promise<void>;
}

interface Received {
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real gateway on a free port; `status` of 0 says nothing at all. */
async function startGateway() {
  const received: Received[] = [];
  const behaviour = { status: 202 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ method: request.method ?? '', headers: request.headers, body });
      if (behaviour.status === 0) return;
      response.writeHead(behaviour.status, behaviour.status === 307 ? { location: '/elsewhere' } : {});
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    received,
    behaviour,
    async stop() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
    },
  };
}

async function openOutbox(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kora-messages-'));
  const directory = join(dataDir, 'messages');
  return {
    messenger: await openOutboxMessenger(dataDir, { clock }),
    delivered: async () =>
      Promise.all(
        (await readdir(directory)).map(
          async (name) => JSON.parse(await readFile(join(directory, name), 'utf8')) as Message,
        ),
      ),
    forget: async () => {
      for (const name of await readdir(directory)) await rm(join(directory, name));
    },
    end: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function openWebhook(): Promise<Opened> {
  const gateway = await startGateway();
  return {
    messenger: createWebhookMessenger({ url: gateway.url, secret: 'hush', clock }),
    delivered: async () =>
      gateway.received
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => JSON.parse(body) as Message),
    forget: async () => {
      gateway.received.length = 0;
    },
    end: () => gateway.stop(),
  };
}

describe.each([
  ['outbox', openOutbox],
  ['webhook', openWebhook],
] as const)('messages through %s', (kind, open) => {
  let opened: Opened;
  let messenger: Messenger;

  beforeAll(async () => {
    opened = await open();
    messenger = opened.messenger;
  });
  beforeEach(() => opened.forget());
  afterAll(async () => {
    await messenger.close();
    await opened.end();
  });

  test('says what it is and that it is well, without sending anything', async () => {
    expect(messenger.kind).toBe(kind);
    await expect(messenger.check()).resolves.toBeUndefined();
    expect(await opened.delivered()).toEqual([]);
  });

  test('delivers number, text and id, in any language', async () => {
    const text = 'Dein Code: 123456 — 验证码 🎉\nzweite Zeile "mit" \\ Zeichen';
    const { id } = await messenger.send({ ...plain, text });
    expect(await opened.delivered()).toEqual([expect.objectContaining({ id, to: plain.to, text })]);
  });

  test.each([
    { to: '15551234567' },
    { to: '+1 555 123 4567' },
    { to: '+1555123456\n7' },
    { to: '' },
    { text: '' },
    { text: 'a\u0000b' },
    { text: 'x'.repeat(2_000) },
  ])('refuses %j and sends nothing', async (part) => {
    await expect(messenger.send({ ...plain, ...part })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await opened.delivered()).toEqual([]);
  });

  test('delivers many at once, each with its own id', async () => {
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => messenger.send({ ...plain, text: `Message ${index}` })),
    );
    expect(new Set(sent.map((one) => one.id)).size).toBe(10);
    const texts = (await opened.delivered()).map((message) => message.text);
    expect(texts.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `Message ${index}`));
  });
});

describe('the outbox of messages', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kora-messages-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('passes over what is not a message', async () => {
    const messenger = await openOutboxMessenger(dataDir, { clock });
    await messenger.send(plain);
    await writeFile(join(dataDir, 'messages', '20010101T000000000Z-000001-aaaaaaaa.json'), '{"torn');
    expect(await listMessages(dataDir)).toEqual([
      { id: expect.any(String), at: '2026-01-02T03:04:05.678Z', ...plain },
    ]);
  });
});

describe('the message gateway', () => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;

  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(() => {
    gateway.received.length = 0;
    gateway.behaviour.status = 200;
  });
  afterAll(() => gateway.stop());

  test('can tell by the signature that the call is ours and new', async () => {
    await createWebhookMessenger({ url: gateway.url, secret: 'hush', clock }).send(plain);
    const [call] = gateway.received;
    const { 'X-Message-Signature': expected } = signature('hush', clock.now(), call?.body ?? '');
    expect(call?.headers['x-message-signature']).toBe(expected);
    expect(expected).toMatch(/^t=1767323045,v1=[0-9a-f]{64}$/);
    expect(signature('other', clock.now(), call?.body ?? '')['X-Message-Signature']).not.toBe(expected);
  });

  test('gets no signature where no secret is set', async () => {
    await createWebhookMessenger({ url: gateway.url }).send(plain);
    expect(gateway.received[0]?.headers['x-message-signature']).toBeUndefined();
  });

  test.each([307, 400, 401, 500])('that answers %i has not sent the message', async (status) => {
    gateway.behaviour.status = status;
    await expect(createWebhookMessenger({ url: gateway.url }).send(plain)).rejects.toMatchObject({
      code: 'mail_failed',
    });
    expect(gateway.received).toHaveLength(1);
  });

  test('that says nothing is given up on', async () => {
    gateway.behaviour.status = 0;
    const messenger = createWebhookMessenger({ url: gateway.url, timeoutMs: 50 });
    await expect(messenger.send(plain)).rejects.toMatchObject({
      code: 'mail_failed',
      message: expect.stringContaining('in time'),
    });
  });

  test('that is not there is named as the fault, without its address', async () => {
    const gone = await startGateway();
    await gone.stop();
    const messenger = createWebhookMessenger({ url: gone.url });
    const failure = await messenger.check().catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 'mail_failed' });
    expect((failure as Error).message).not.toContain('127.0.0.1');
  });
});
