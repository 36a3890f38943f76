import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { invitedUser } from '../admin/invite-user.server.ts';
import { AuthError } from '../auth-error.ts';
import { noteSending } from '../mails/send-one-time-mail.server.ts';
import { verificationLink } from '../mails/verification-link.server.ts';
import { issueOneTime, type OneTimeKind } from '../one-time/issue-one-time.server.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { createUser } from '../users/create-user.server.ts';
import { findUserByEmail, withDetails } from '../users/find-user.server.ts';
import { metadataSchema } from '../users/metadata.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserRow } from '../users/user.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

const kinds = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const satisfies Record<string, OneTimeKind>;

const body = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: z.string(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataSchema.nullish(),
  redirect_to: z.string().nullish(),
});

type Call = AuthCall<z.infer<typeof body>>;

/** What a message would carry, for an installation that sends its messages itself. Nothing is sent. */
export const adminGenerateLink = defineVerb({
  method: 'POST',
  path: '/admin/generate_link',
  access: 'admin',
  body,
  async handle(call: Call) {
    const { server } = call;
    const email = normaliseEmail(call.body.email);
    const kind = kinds[call.body.type];
    const redirectTo = redirectTarget(server.auth, call.query.get('redirect_to') ?? call.body.redirect_to);
    const passwordHash = call.body.type === 'signup' ? await readPassword(call) : undefined;
    return server.database.tx('service_role', {}, async (tx) => {
      const found = await userFor(call, tx, email, passwordHash);
      const target = kind === 'email_change_new' ? (found.email_change ?? '') : email;
      const issued = await issueOneTime(tx, { userId: found.id, kind, relatesTo: target });
      const user = await noteSending(server, tx, found.id, kind);
      await writeAudit(tx, call, {
        action: 'admin.link_generated',
        target: user.id,
        details: { type: call.body.type },
      });
      return {
        status: 200,
        body: {
          ...presentUser(await withDetails(tx, user)),
          action_link: verificationLink({
            siteUrl: server.auth.siteUrl,
            token: issued.token,
            kind,
            redirectTo,
          }),
          email_otp: issued.code,
          hashed_token: issued.token,
          verification_type: call.body.type,
          redirect_to: redirectTo,
        },
      };
    });
  },
});

function readPassword({ body: { password } }: Call): Promise<string> {
  if ((password ?? '') === '')
    throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
  return hashPassword(checkPassword(password ?? ''));
}

async function userFor(
  call: Call,
  tx: Tx,
  email: string,
  passwordHash: string | undefined,
): Promise<UserRow> {
  const { type, data } = call.body;
  if (type === 'invite') return invitedUser(tx, email, data ?? {});
  const existing = await findUserByEmail(tx, email);
  if (type === 'signup') return signedUpUser(tx, { email, passwordHash, data: data ?? {} }, existing);
  if (type === 'magiclink') {
    const user = existing ?? (await createUser(tx, { email, userMetadata: data ?? {} }));
    if (user === undefined) throw new AuthError('conflict');
    return user;
  }
  if (existing === undefined) throw new AuthError('user_not_found');
  return type === 'recovery' ? existing : userWithNewEmail(call, tx, existing);
}

async function signedUpUser(
  tx: Tx,
  order: { email: string; passwordHash: string | undefined; data: Record<string, unknown> },
  existing: UserRow | undefined,
): Promise<UserRow> {
  if (existing !== undefined && existing.email_confirmed_at !== null) throw new AuthError('email_exists');
  if (existing !== undefined)
    return tx.one(
      queries
        .updateTable('auth.users')
        .set({ encrypted_password: order.passwordHash ?? null, raw_user_meta_data: order.data })
        .where('id', '=', existing.id)
        .returningAll(),
    );
  const { email, passwordHash, data } = order;
  const created = await createUser(tx, { email, passwordHash, userMetadata: data });
  if (created === undefined) throw new AuthError('email_exists');
  return created;
}

async function userWithNewEmail(
  { body: { new_email: wanted, type } }: Call,
  tx: Tx,
  user: UserRow,
): Promise<UserRow> {
  const email = normaliseEmail(wanted ?? '');
  if ((await findUserByEmail(tx, email)) !== undefined) throw new AuthError('email_exists');
  // One address must not agree twice: a link anew for the one that has agreed means that both must agree again.
  const { rows } = await tx.query('select from auth.one_time_tokens where user_id = $1 and kind = $2', [
    user.id,
    type,
  ]);
  const isSame = user.email_change === email && rows.length > 0;
  return tx.one(
    queries
      .updateTable('auth.users')
      .set({ email_change: email, ...(isSame ? {} : { email_change_confirm_status: 0 }) })
      .where('id', '=', user.id)
      .returningAll(),
  );
}
