import { z } from 'zod';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { isPlainName } from '../../kernel/plain-text.ts';
import { AuthError } from '../auth/auth-error.ts';
import { limitKeyOf } from '../auth/limit-key.ts';
import { consume, refund, type Use } from '../auth/limits/consume.server.ts';
import { hashPassword, isPassword } from '../auth/passwords/password-hash.server.ts';
import { hashToken, randomToken } from '../auth/sessions/hash-token.server.ts';
import type { Database } from '../db/database.ts';
import type { SharedData } from './find-hosted-version.server.ts';
import type { Visitor } from './visitor.ts';

const { hosting, auth } = limits;

/** The accounts of the people who use an app. They are nobody on the platform and nobody in another app. */

/** Text that the database can keep. */
const plain = z
  .string()
  .refine((text) => !/[\0\p{Cs}]/u.test(text), { error: 'It holds characters that cannot be kept.' });
const email = plain.pipe(
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: 'Enter an e-mail address.' }).max(auth.emailMax)),
);
const name = plain.pipe(
  z
    .string()
    .refine(isPlainName, { error: 'Write the name without characters that cannot be seen.' })
    .trim()
    .min(1, { error: 'Enter a name.' })
    .max(hosting.visitorName, { error: 'Choose a shorter name.' }),
);

const registration = z.object({
  name,
  email,
  password: z
    .string()
    .min(auth.passwordMin, { error: `A password has at least ${auth.passwordMin} characters.` })
    .max(auth.passwordMax, { error: `A password has at most ${auth.passwordMax} characters.` }),
  role: plain.pipe(z.string().max(200)).optional(),
});
const entry = z.object({ email, password: z.string().max(auth.passwordMax) });
const profile = z.object({ name, about: plain.pipe(z.string().max(hosting.visitorAbout)).default('') });

interface Row {
  id: string;
  name: string;
  email: string;
  about: string;
  role: string;
  created_at: Date;
}
const columns = 'v.id, v.name, v.email, v.about, v.role, v.created_at';

export interface Entered {
  visitor: Visitor;
  /** For the cookie; only its hash is kept. */
  token: string;
}

/** Undefined without a session, or when it has ended, or when the owner of the app has blocked the account. */
export async function findVisitor(
  database: Database,
  appId: string,
  token: string | undefined,
): Promise<Visitor | undefined> {
  if (token === undefined) return undefined;
  const row = await first<Row>(
    database,
    `select ${columns} from public.app_visitor_sessions s join public.app_visitors v on v.id = s.visitor_id
     where s.token_hash = $1 and s.expires_at > now() and v.app_id = $2 and v.blocked_at is null`,
    [hashToken(token), appId],
  );
  return row === undefined ? undefined : present(row);
}

export async function registerVisitor(
  database: Database,
  appId: string,
  { openRoles }: SharedData,
  body: unknown,
  address: string,
): Promise<Entered> {
  const given = read(registration, body);
  await count(database, [
    {
      key: `app-sign-up:${appId}:address:${limitKeyOf(address)}`,
      limit: hosting.signUpsPerAddress,
      windowSeconds: hosting.signUpWindowSeconds,
    },
  ]);
  const open = openRoles.length === 0 ? ['Member'] : openRoles;
  const role = given.role === undefined || given.role === '' ? (open[0] ?? 'Member') : given.role;
  if (!open.includes(role))
    throw new KoraError('forbidden', {
      message: `Nobody can register as “${role}”. Register without it; the owner of the app can give it to you.`,
    });
  const hash = await inTurn(() => hashPassword(given.password));
  const row = await first<Row>(
    database,
    `insert into public.app_visitors as v (app_id, email, name, role, password_hash)
     select $1, $2, $3, $4, $5
     where (select count(*) from public.app_visitors where app_id = $1) < $6
     on conflict (app_id, email) do nothing returning ${columns}`,
    [appId, given.email, given.name, role, hash, hosting.visitorsPerApp],
  );
  if (row === undefined)
    throw new KoraError('conflict', {
      message: 'There is already an account with this e-mail. Sign in instead.',
    });
  return enter(database, row);
}

export async function signVisitorIn(
  database: Database,
  appId: string,
  body: unknown,
  address: string,
): Promise<Entered> {
  const given = read(entry, body);
  const uses = [
    {
      key: `app-sign-in:${appId}:account:${given.email}`,
      limit: hosting.failuresPerAccount,
      windowSeconds: hosting.failureWindowSeconds,
    },
    {
      key: `app-sign-in:address:${limitKeyOf(address)}`,
      limit: hosting.failuresPerAddress,
      windowSeconds: hosting.failureWindowSeconds,
    },
  ];
  await count(database, uses);
  const row = await first<Row & { password_hash: string; blocked_at: Date | null }>(
    database,
    `select ${columns}, v.password_hash, v.blocked_at from public.app_visitors v where v.app_id = $1 and v.email = $2`,
    [appId, given.email],
  );
  const isRight = await inTurn(() => isPassword(row?.password_hash, given.password));
  if (!isRight || row === undefined)
    throw new KoraError('unauthenticated', { message: 'The e-mail or the password is wrong.' });
  if (row.blocked_at !== null)
    throw new KoraError('forbidden', { message: 'The owner of this app has blocked this account.' });
  await refund(database, uses);
  return enter(database, row);
}

export async function signVisitorOut(database: Database, token: string): Promise<void> {
  await first(database, 'delete from public.app_visitor_sessions where token_hash = $1', [hashToken(token)]);
}

export async function changeVisitorProfile(
  database: Database,
  visitor: Visitor,
  body: unknown,
): Promise<Visitor> {
  const given = read(profile, body);
  const row = await first<Row>(
    database,
    `update public.app_visitors v set name = $2, about = $3 where v.id = $1 returning ${columns}`,
    [visitor.id, given.name, given.about],
  );
  if (row === undefined) throw new KoraError('unauthenticated');
  return present(row);
}

async function enter(database: Database, row: Row): Promise<Entered> {
  const token = randomToken(32);
  await database.tx('service_role', {}, async (tx) => {
    await tx.query(
      `insert into public.app_visitor_sessions (token_hash, visitor_id, expires_at)
       values ($1, $2, now() + make_interval(days => $3))`,
      [hashToken(token), row.id, hosting.visitorSessionDays],
    );
    await tx.query(
      `delete from public.app_visitor_sessions where visitor_id = $1 and (expires_at <= now() or token_hash not in (
         select token_hash from public.app_visitor_sessions where visitor_id = $1
         order by created_at desc, expires_at desc limit $2
       ))`,
      [row.id, hosting.visitorSessions],
    );
  });
  return { visitor: present(row), token };
}

async function first<R>(database: Database, text: string, values: unknown[]): Promise<R | undefined> {
  const { rows } = await database.ask<R>('service_role', {}, { text, values, prepare: true });
  return rows[0];
}

function present({ created_at, ...row }: Row): Visitor {
  const { id, name: called, email: address, about, role } = row;
  return { id, name: called, email: address, about, role, createdAt: created_at.toISOString() };
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  const isOurs =
    issue?.code === 'custom' ||
    issue?.code === 'too_small' ||
    issue?.code === 'too_big' ||
    issue?.code === 'invalid_format';
  throw new KoraError('invalid_input', {
    message: isOurs ? issue.message : `“${field}” is missing or not valid.`,
    details: [{ field }],
  });
}

async function count(database: Database, uses: readonly Use[]): Promise<void> {
  const retryAfter = await consume(database, uses);
  if (retryAfter !== undefined)
    throw new KoraError('rate_limited', {
      message: 'Too many tries. Wait a while and try again.',
      retryAfter,
    });
}

/** Passwords wait for each other; a flood is turned away. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AuthError)
      throw new KoraError('rate_limited', { cause: error, retryAfter: error.retryAfter ?? 2 });
    throw error;
  }
}
