import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  source: Buffer;
}

export interface RunningSmtp {
  host: string;
  port: number;
  /** With the right user and password when the server demands them. */
  url: string;
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

export interface SmtpBehaviour {
  auth?: { user: string; pass: string };
  /** TLS from the first byte, with a certificate that nobody vouches for. */
  secure?: boolean;
  /** Recipients that are refused. */
  reject?: readonly string[];
  /** The point from which on the server says nothing more. */
  stall?: 'greeting' | 'message';
}

function refusal(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real mail server on a free port that keeps what it gets. */
export async function startSmtp(behaviour: SmtpBehaviour = {}): Promise<RunningSmtp> {
  const { auth, secure = false, reject = [], stall } = behaviour;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    secure,
    logger: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: auth === undefined,
    disableReverseLookup: true,
    closeTimeout: 20,
    onConnect(_session, callback) {
      if (stall !== 'greeting') callback();
    },
    onAuth({ username, password }, _session, callback) {
      if (username === auth?.user && password === auth?.pass) callback(null, { user: username });
      else callback(refusal(`${username} with ${password} is unknown here`, 535));
    },
    onRcptTo({ address }, _session, callback) {
      callback(reject.includes(address) ? refusal(`${address} has no mailbox`, 550) : null);
    },
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stall === 'message') return;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map((recipient) => recipient.address);
        mails.push({ from, to, source: Buffer.concat(chunks) });
        callback();
      });
    },
  });
  // A client that hangs up is what some tests are about.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const user = auth === undefined ? '' : `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.pass)}@`;
  return {
    host: '127.0.0.1',
    port,
    url: `${secure ? 'smtps' : 'smtp'}://${user}127.0.0.1:${port}`,
    mails,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
