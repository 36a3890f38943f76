import { KoraError } from '../../kernel/errors.ts';

/** Where the mail goes, and what must never be shown of it. */
export interface SmtpPlace {
  /** host:port */
  where: string;
  secrets: readonly string[];
}

const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'did not accept the user and password of SMTP_URL',
  ENOAUTH: 'wants a user and password in SMTP_URL',
  ETIMEDOUT: 'did not answer in time',
  EDNS: 'cannot be found by its name',
  ESOCKET: 'could not be reached',
  ECONNECTION: 'could not be reached',
  ETLS: 'did not agree on an encrypted connection',
  EENVELOPE: 'refused the sender or every recipient',
  EMESSAGE: 'refused the message',
  EPROTOCOL: 'does not speak SMTP',
};

const properties = ['code', 'responseCode', 'rejected'] as const;

function read(error: unknown): Partial<Record<(typeof properties)[number], unknown>> {
  return error instanceof Object ? (error as Record<string, unknown>) : {};
}

export function readSmtpPlace(smtpUrl: string): SmtpPlace {
  const url = new URL(smtpUrl);
  const port = url.port === '' ? (url.protocol === 'smtps:' ? '465' : '587') : url.port;
  const given = [url.password, url.username].filter((part) => part !== '');
  return {
    where: `${url.hostname}:${port}`,
    // The longest first: a user name may be a part of the password.
    secrets: given.flatMap((part) => [part, plain(part)]).toSorted((one, other) => other.length - one.length),
  };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A mail server may repeat the user name in its answer; the message goes to logs and screens. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const clean = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return clean.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 200);
}

export function smtpError(error: unknown, { where, secrets }: SmtpPlace): KoraError {
  const { code, responseCode, rejected } = read(error);
  const reason = (typeof code === 'string' && reasons[code]) || 'failed';
  const said = error instanceof Error ? withoutSecrets(error.message, secrets) : 'no reason given';
  const details = {
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(Array.isArray(rejected) && rejected.length > 0 ? { rejected: rejected.map(String) } : {}),
  };
  return new KoraError('mail_failed', {
    message: `The mail server at ${where} ${reason}: ${said}`,
    ...(Object.keys(details).length === 0 ? {} : { details }),
    // Not the error itself: it carries the server's answer word for word, and causes are logged.
    cause: Object.assign(new Error(said), { code }),
  });
}
