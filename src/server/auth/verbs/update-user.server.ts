import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { changePassword, preparePassword } from '../accounts/change-password.server.ts';
import { requestEmail } from '../accounts/request-email.server.ts';
import { AuthError } from '../auth-error.ts';
import { codeChallengeFields, readCodeChallenge } from '../flows/code-challenge.server.ts';
import { limitMessages } from '../limits/auth-limits.server.ts';
import { limitPhoneCodes } from '../mfa/mfa-limits.server.ts';
import { channelSchema, needTextMessages } from '../phones/channel.ts';
import { requestPhone } from '../phones/request-phone.server.ts';
import { sendPhoneCode } from '../phones/send-phone-code.server.ts';
import { needPhone } from '../phones/sign-in-by-phone.server.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { type CurrentSession, currentSession } from '../sessions/current-session.server.ts';
import { findUserById, withDetails } from '../users/find-user.server.ts';
import { mergeMetadata, metadataSchema } from '../users/metadata.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import { normalisePhone } from '../users/normalise-phone.ts';
import { presentUser } from '../users/present-user.ts';
import type { FullUser } from '../users/user.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

const body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  channel: channelSchema,
  nonce: z.string().nullish(),
  data: metadataSchema.nullish(),
  app_metadata: z.unknown().optional(),
  ...codeChallengeFields,
});

type Call = AuthCall<z.infer<typeof body>>;

/** What a person may change about their own account. */
export const updateUser = defineVerb({
  method: 'PUT',
  path: '/user',
  access: 'session',
  body,
  async handle(call: Call) {
    const { server } = call;
    const before = await server.database.tx('service_role', {}, async (tx) => {
      const session = await currentSession(call, tx);
      return { session, full: await withDetails(tx, session.user) };
    });
    const wantedEmail = readEmail(call, before.full);
    const wantedPhone = readPhone(call, before.full);
    refuse(call, before.session, before.full, { email: wantedEmail, phone: wantedPhone });
    const challenge = readCodeChallenge(call.body);
    const redirectTo = redirectTarget(server.auth, call.query.get('redirect_to'));
    if (wantedEmail !== undefined && !server.auth.autoconfirm)
      await limitMessages(call, wantedEmail, 'email_change');
    if (wantedPhone !== undefined && !server.auth.autoconfirm) await limitPhoneCodes(call, `+${wantedPhone}`);
    const password = (call.body.password ?? '') === '' ? undefined : await prepare(call, before.session);
    const { user, issued } = await server.database.tx('service_role', {}, async (tx) => {
      if (password !== undefined) await changePassword(call, tx, before.session, password);
      if (call.body.data !== null && call.body.data !== undefined)
        await changeData(tx, before.session.user.id, call.body.data);
      if (wantedEmail !== undefined)
        await requestEmail(call, tx, before.session.user.id, { email: wantedEmail, redirectTo, challenge });
      const code =
        wantedPhone === undefined
          ? undefined
          : await requestPhone(call, tx, before.session.user.id, wantedPhone);
      await writeAudit(tx, call, { action: 'user.updated', details: { fields: fieldsOf(call) } });
      const after = await findUserById(tx, before.session.user.id);
      if (after === undefined) throw new AuthError('user_not_found');
      return { user: await withDetails(tx, after), issued: code };
    });
    if (issued !== undefined) await sendPhoneCode(call, issued);
    return { status: 200, body: presentUser(user) };
  },
});

function prepare(call: Call, session: CurrentSession): ReturnType<typeof preparePassword> {
  return preparePassword(call, session, call.body.password ?? '', call.body.nonce ?? '');
}

function readEmail({ body: { email } }: Call, { row }: FullUser): string | undefined {
  if ((email ?? '') === '') return undefined;
  const wanted = normaliseEmail(email ?? '');
  return wanted === row.email ? undefined : wanted;
}

function readPhone({ body: { phone, channel } }: Call, { row }: FullUser): string | undefined {
  if ((phone ?? '') === '') return undefined;
  needTextMessages(channel);
  const wanted = normalisePhone(phone ?? '');
  return wanted === row.phone ? undefined : wanted;
}

function refuse(
  call: Call,
  session: CurrentSession,
  { row, factors }: FullUser,
  { email, phone }: { email: string | undefined; phone: string | undefined },
): void {
  if (call.body.app_metadata !== undefined && call.body.app_metadata !== null)
    throw new AuthError('not_admin', { message: 'Updating app_metadata requires admin privileges' });
  if (phone !== undefined) needPhone(call);
  const changesKeys = email !== undefined || phone !== undefined || (call.body.password ?? '') !== '';
  const hasFactor = factors.some(({ status }) => status === 'verified');
  if (changesKeys && hasFactor && session.aal !== 'aal2')
    throw new AuthError('insufficient_aal', {
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    });
  const stillNameless = row.is_anonymous && row.email === null && row.phone === null;
  if (stillNameless && (call.body.password ?? '') !== '' && email === undefined && phone === undefined)
    throw new AuthError('validation_failed', {
      status: 422,
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    });
}

async function changeData(tx: Tx, userId: string, data: Record<string, unknown>): Promise<void> {
  const { rows } = await tx.query<{ raw_user_meta_data: Record<string, unknown> }>(
    'select raw_user_meta_data from auth.users where id = $1 for update',
    [userId],
  );
  const merged = mergeMetadata(rows[0]?.raw_user_meta_data ?? {}, data);
  await tx.run(
    queries.updateTable('auth.users').set({ raw_user_meta_data: merged }).where('id', '=', userId),
  );
}

function fieldsOf({ body: given }: Call): string[] {
  return (['email', 'phone', 'password', 'data'] as const).filter((name) => (given[name] ?? '') !== '');
}
