import { afterEach, describe, expect, test } from 'vitest';
import { KoraError } from '../../kernel/errors.ts';
import { type RunningSmtp, type SmtpBehaviour, startSmtp } from '../../testing/smtp/start-smtp.server.ts';
import type { Mail } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.server.ts';

const sender = { name: 'Kora', address: 'no-reply@kora.example' };
const mail: Mail = { to: ['ada@kora.example', 'bob@kora.example'], subject: 'Hello', text: 'Hello' };
const auth = { user: 'kora@post', pass: 'p:ss/w@rd%1' };

const running: RunningSmtp[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(behaviour: SmtpBehaviour = {}): Promise<RunningSmtp> {
  const server = await startSmtp(behaviour);
  running.push(server);
  return server;
}

async function failure(promise: Promise<unknown>): Promise<KoraError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof KoraError)) throw new Error('expected a KoraError', { cause: error });
  expect(error.code).toBe('mail_failed');
  return error;
}

describe('signing in', () => {
  test('works with a user and password that need escaping', async () => {
    const server = await start({ auth });
    const mailer = createSmtpMailer(server.url, sender);
    await mailer.check();
    await mailer.send(mail);
    expect(server.mails).toMatchObject([{ from: sender.address, to: mail.to }]);
  });

  test('fails with a wrong password, which is named nowhere although the server repeats it', async () => {
    const server = await start({ auth });
    const wrong = createSmtpMailer(
      `smtp://${server.host}:${server.port}`.replace('//', '//someone:s3cr%2Ft@'),
      sender,
    );
    for (const call of [() => wrong.check(), () => wrong.send(mail)]) {
      const error = await failure(call());
      expect(error.message).toContain(`${server.host}:${server.port} did not accept the user and password`);
      expect(error.details).toEqual({ responseCode: 535 });
      const shown = `${error.message} ${error.stack} ${JSON.stringify(error.details)} ${String(error.cause)}`;
      expect(shown).not.toMatch(/s3cr|someone/);
      expect(shown).toContain('*** with *** is unknown here');
    }
    expect(server.mails).toEqual([]);
  });

  test('is asked for when the server demands it', async () => {
    const server = await start({ auth });
    const error = await failure(createSmtpMailer(`smtp://${server.host}:${server.port}`, sender).send(mail));
    expect(error.message).toContain(`${server.host}:${server.port}`);
    expect(server.mails).toEqual([]);
  });
});

describe('a recipient that the server refuses', () => {
  test('alone: the mail failed, and the recipient is named', async () => {
    const server = await start({ reject: ['ada@kora.example'] });
    const error = await failure(
      createSmtpMailer(server.url, sender).send({ ...mail, to: 'ada@kora.example' }),
    );
    expect(error.message).toContain('refused the sender or every recipient');
    expect(error.details).toEqual({ responseCode: 550, rejected: ['ada@kora.example'] });
  });

  test('among others: the others get it, and the sender is told', async () => {
    const server = await start({ reject: ['ada@kora.example'] });
    expect(await createSmtpMailer(server.url, sender).send(mail)).toMatchObject({
      rejected: ['ada@kora.example'],
    });
    expect(server.mails).toMatchObject([{ to: ['bob@kora.example'] }]);
  });
});

describe('a mail server that is', () => {
  test('gone is named with its port', async () => {
    const server = await startSmtp();
    await server.stop();
    const mailer = createSmtpMailer(server.url, sender);
    for (const call of [() => mailer.check(), () => mailer.send(mail)]) {
      const error = await failure(call());
      expect(error.message).toContain(
        `The mail server at ${server.host}:${server.port} could not be reached`,
      );
      expect(error.message).toContain('ECONNREFUSED');
    }
  });

  test.each(['greeting', 'message'] as const)('silent from the %s on is given up', async (stall) => {
    const server = await start({ stall });
    const began = Date.now();
    const error = await failure(createSmtpMailer(server.url, sender, { timeoutMs: 200 }).send(mail));
    expect(error.message).toContain('did not answer in time');
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  test('encrypted from the start is trusted only with a certificate that somebody vouches for', async () => {
    const server = await start({ secure: true, auth });
    const error = await failure(createSmtpMailer(server.url, sender).check());
    expect(error.message).toMatch(/certificate/);
    const mailer = createSmtpMailer(`${server.url}?tls.rejectUnauthorized=false`, sender);
    await mailer.send(mail);
    expect(server.mails).toHaveLength(1);
  });

  test('in the clear is refused when the address demands TLS', async () => {
    const server = await start();
    const error = await failure(createSmtpMailer(`${server.url}?requireTLS=true`, sender).send(mail));
    expect(error.message).toContain(`${server.host}:${server.port}`);
    expect(server.mails).toEqual([]);
  });
});
