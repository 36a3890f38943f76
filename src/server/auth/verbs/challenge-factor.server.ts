import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import { inetOf, writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { hashChallengeCode } from '../mfa/hash-challenge-code.server.ts';
import { limitPhoneCodes } from '../mfa/mfa-limits.server.ts';
import { lockFactors, pickFactor, refuseNewFactorBelowAal2 } from '../mfa/own-factor.server.ts';
import {
  challengeWebauthnFactor,
  type FactorChallenge,
  webauthnChallengeFields,
} from '../mfa/webauthn-factor.server.ts';
import { channelSchema, needTextMessages } from '../phones/channel.ts';
import { currentSession } from '../sessions/current-session.server.ts';
import type { FactorRow, UserRow } from '../users/user.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

const body = z.object({
  channel: channelSchema,
  webauthn: webauthnChallengeFields,
});

type Call = AuthCall<z.infer<typeof body>>;

interface OpenedChallenge {
  id: string;
  createdAt: Date;
  factor: FactorRow;
  webauthn: FactorChallenge['webauthn'] | undefined;
}

export const challengeFactor = defineVerb({
  method: 'POST',
  path: '/factors/:id/challenge',
  access: 'session',
  body,
  async handle(call) {
    const { database } = call.server;
    const {
      factor: { phone },
    } = await database.tx('service_role', {}, (tx) => usableFactor(call, tx));
    if (phone !== null) needTextMessages(call.body.channel);
    if (phone !== null) await limitPhoneCodes(call, phone);
    const code = newCode();
    const challenge = await database.tx('service_role', {}, (tx) => open(call, tx, code));
    if (phone !== null) await send(call, challenge, phone, code);
    const expiresAt = Math.floor(challenge.createdAt.getTime() / 1_000) + limits.auth.challengeSeconds;
    return {
      status: 200,
      body: {
        id: challenge.id,
        type: challenge.factor.factor_type,
        expires_at: expiresAt,
        ...(challenge.webauthn === undefined ? {} : { webauthn: challenge.webauthn }),
      },
    };
  },
});

function newCode(): string {
  const digits = limits.auth.oneTimeDigits;
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

async function usableFactor(call: Call, tx: Tx): Promise<{ factor: FactorRow; user: UserRow }> {
  const session = await currentSession(call, tx);
  const factors = await lockFactors(tx, session.user.id);
  const factor = pickFactor(factors, call.params['id']);
  if (factor.status === 'unverified') refuseNewFactorBelowAal2(factors, session);
  return { factor, user: session.user };
}

async function open(call: Call, tx: Tx, code: string): Promise<OpenedChallenge> {
  const { factor, user } = await usableFactor(call, tx);
  const asked =
    factor.factor_type === 'webauthn'
      ? await challengeWebauthnFactor(call, tx, user, factor, call.body.webauthn?.rpId)
      : undefined;
  const now = call.server.clock.now();
  await tx.query(
    `delete from auth.mfa_challenges where factor_id = $1 and (
       created_at < $2 or id not in (
         select id from auth.mfa_challenges where factor_id = $1 order by created_at desc limit $3
       )
     )`,
    [
      factor.id,
      new Date(now.getTime() - limits.auth.challengeSeconds * 1_000),
      limits.mfa.openChallenges - 1,
    ],
  );
  const id = call.server.ids.uuid();
  const codeHash = factor.phone === null ? null : hashChallengeCode(id, code);
  await tx.run(
    queries.insertInto('auth.mfa_challenges').values({
      id,
      factor_id: factor.id,
      ip: inetOf(call.address),
      code_hash: codeHash,
      webauthn_challenge: asked?.challenge ?? null,
      created_at: now,
    }),
  );
  await tx.run(
    queries.updateTable('auth.mfa_factors').set({ last_challenged_at: now }).where('id', '=', factor.id),
  );
  await writeAudit(tx, call, { action: 'factor.challenged', target: factor.id });
  return { id, createdAt: now, factor, webauthn: asked?.webauthn };
}

/** The gateway is asked after the transaction; a code that could not be sent is taken back. */
async function send(call: AuthCall, challenge: OpenedChallenge, to: string, code: string): Promise<void> {
  const minutes = Math.round(limits.auth.challengeSeconds / 60);
  try {
    await call.server.messenger.send({
      to,
      text: `${brand.name}: your code is ${code}. It works once, within ${minutes} minutes. Give it to nobody.`,
    });
  } catch (error) {
    call.server.log.error({ err: error, request_id: call.requestId }, 'message not sent');
    await call.server.database.tx('service_role', {}, (tx) =>
      tx.run(queries.deleteFrom('auth.mfa_challenges').where('id', '=', challenge.id)),
    );
    throw new AuthError('sms_send_failed', { cause: error });
  }
}
