import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { phoneNumber } from '../../messages/phone-number.ts';
import { AuthError } from '../auth-error.ts';
import { lockFactors, refuseNewFactorBelowAal2 } from '../mfa/own-factor.server.ts';
import { newTotpSecret, presentTotp } from '../mfa/totp.server.ts';
import { totpPlace } from '../mfa/totp-place.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import type { FactorRow } from '../users/user.ts';
import { type AuthCall, defineVerb } from '../verb.ts';
import { needRelyingParty } from '../webauthn/relying-party.ts';

const body = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], {
    error: 'factor_type needs to be totp, phone or webauthn',
  }),
  friendly_name: z.string().trim().max(100).nullish(),
  issuer: z.string().trim().max(100).nullish(),
  phone: z.string().max(40).nullish(),
});

type EnrollBody = z.infer<typeof body>;

export const enrollFactor = defineVerb({
  method: 'POST',
  path: '/factors',
  access: 'session',
  body,
  async handle(call) {
    return { status: 200, body: await enrol[call.body.factor_type](call) };
  },
});

const enrol = { totp: enrollTotp, phone: enrollPhone, webauthn: enrollWebauthn };

/** The key is made when the factor is challenged for the first time. */
async function enrollWebauthn(call: AuthCall<EnrollBody>): Promise<Record<string, unknown>> {
  needRelyingParty(call.server.auth.siteUrl);
  const { factor } = await call.server.database.tx('service_role', {}, (tx) =>
    addFactor(call, tx, { id: call.server.ids.uuid(), factor_type: 'webauthn', secret: null, phone: null }),
  );
  return present(factor);
}

async function enrollTotp(call: AuthCall<EnrollBody>): Promise<Record<string, unknown>> {
  const secret = newTotpSecret();
  const id = call.server.ids.uuid();
  const sealed = call.server.secrets.seal(totpPlace(id), secret);
  const { factor, account } = await call.server.database.tx('service_role', {}, (tx) =>
    addFactor(call, tx, { id, factor_type: 'totp', secret: sealed, phone: null }),
  );
  const issuer = call.body.issuer || new URL(call.server.auth.siteUrl).host;
  const { uri, qrCode } = presentTotp(secret, issuer, account);
  return { ...present(factor), totp: { qr_code: qrCode, secret, uri } };
}

async function enrollPhone(call: AuthCall<EnrollBody>): Promise<Record<string, unknown>> {
  if (!call.body.phone)
    throw new AuthError('validation_failed', { message: 'Phone number required to enroll Phone factor' });
  const phone = phoneNumber(call.body.phone);
  if (phone === undefined)
    throw new AuthError('validation_failed', { message: 'Invalid phone number format (E.164 required)' });
  const { factor } = await call.server.database.tx('service_role', {}, (tx) =>
    addFactor(call, tx, { id: call.server.ids.uuid(), factor_type: 'phone', secret: null, phone }),
  );
  return { ...present(factor), phone };
}

type NewFactor = Pick<FactorRow, 'id' | 'factor_type' | 'secret' | 'phone'>;

async function addFactor(
  call: AuthCall<EnrollBody>,
  tx: Tx,
  wanted: NewFactor,
): Promise<{ factor: FactorRow; account: string }> {
  const session = await currentSession(call, tx);
  const name = call.body.friendly_name ?? '';
  const factors = await removeAbandoned(call, tx, await lockFactors(tx, session.user.id), wanted.phone);
  if (name !== '' && factors.some(({ friendly_name }) => friendly_name === name)) {
    throw new AuthError('mfa_factor_name_conflict', {
      message: `A factor with the friendly name "${name}" for this user already exists`,
    });
  }
  if (factors.filter(({ status }) => status === 'verified').length >= limits.auth.verifiedFactors)
    throw new AuthError('too_many_enrolled_mfa_factors');
  refuseNewFactorBelowAal2(factors, session);
  const factor = await tx.one(
    queries
      .insertInto('auth.mfa_factors')
      .values({ ...wanted, user_id: session.user.id, friendly_name: name })
      .returningAll(),
  );
  await writeAudit(tx, call, {
    action: 'factor.enrolled',
    target: factor.id,
    details: { factor_type: factor.factor_type },
  });
  const { email, phone, id } = session.user;
  return { factor, account: email ?? phone ?? id };
}

/**
 * Factors that were begun and never finished: those of long ago, all but the newest few, and one for the same phone,
 * which the new one replaces. Answers with those that stay.
 */
async function removeAbandoned(
  call: AuthCall,
  tx: Tx,
  factors: readonly FactorRow[],
  phone: string | null,
): Promise<FactorRow[]> {
  const samePhone = factors.find((factor) => phone !== null && factor.phone === phone);
  if (samePhone?.status === 'verified') throw new AuthError('mfa_verified_factor_exists');
  const oldest = call.server.clock.now().getTime() - limits.mfa.unverifiedSeconds * 1_000;
  const unverified = factors.filter(({ status }) => status === 'unverified');
  const kept = new Set(
    unverified
      .filter((factor) => factor.created_at.getTime() > oldest && factor !== samePhone)
      .slice(-limits.mfa.unverifiedFactors + 1),
  );
  const gone = unverified.filter((factor) => !kept.has(factor));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await tx.run(queries.deleteFrom('auth.mfa_factors').where('id', 'in', ids));
  }
  return factors.filter((factor) => factor.status === 'verified' || kept.has(factor));
}

function present(factor: FactorRow): Record<string, unknown> {
  return { id: factor.id, type: factor.factor_type, friendly_name: factor.friendly_name ?? '' };
}
