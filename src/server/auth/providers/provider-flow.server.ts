import { timingSafeEqual } from 'node:crypto';
import { randomPKCECodeVerifier } from 'openid-client';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { sealFlowSecret } from '../flows/flow-secrets.ts';
import type { FlowState } from '../flows/flow-state.server.ts';
import { isUuid } from '../is-uuid.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';

/** What a sign-in that is under way is recognised by. */
export interface FlowSecrets {
  id: string;
  /** Goes to the provider and comes back with the browser. */
  state: string;
  /** The hash of the state's secret part: it goes into the provider's token, and is all that we keep of the secret. */
  nonce: string;
  codeVerifier: string;
}

export interface FlowOrder {
  provider: string;
  /** Checked already. */
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  linkingUserId: string | null;
  /** Of the cookie of the browser that goes to the provider; null until a browser has taken it over. */
  browserHash: string | null;
  providerUrl: string | null;
}

export function newFlowSecrets(id: string): FlowSecrets {
  const secret = randomToken(32);
  return {
    id,
    state: `${id}.${secret}`,
    nonce: hashToken(secret),
    codeVerifier: randomPKCECodeVerifier(),
  };
}

export async function rememberFlow(
  tx: Tx,
  box: SecretBox,
  secrets: FlowSecrets,
  order: FlowOrder,
): Promise<void> {
  await tx.run(
    queries.insertInto('auth.flow_states').values({
      id: secrets.id,
      authentication_method: 'oauth',
      provider: order.provider,
      provider_nonce: secrets.nonce,
      provider_code_verifier: sealFlowSecret(box, secrets.id, 'provider_code_verifier', secrets.codeVerifier),
      code_challenge: order.challenge?.challenge ?? null,
      code_challenge_method: order.challenge?.method ?? null,
      linking_user_id: order.linkingUserId,
      redirect_to: order.redirectTo,
      browser_hash: order.browserHash,
      provider_url: order.providerUrl,
    }),
  );
}

export interface TakenFlow extends FlowState {
  provider: string;
  provider_nonce: string;
  provider_code_verifier: string;
  redirect_to: string;
}

/** The flow that a state belongs to, as it is. */
export async function findFlow(tx: Tx, state: string): Promise<FlowState | undefined> {
  const [id, secret = ''] = state.split('.', 2);
  if (!isUuid(id)) return undefined;
  const found = await tx.first(
    queries
      .selectFrom('auth.flow_states')
      .selectAll()
      .where('id', '=', id)
      .where('provider_nonce', 'is not', null)
      .forUpdate(),
  );
  return isSame(found?.provider_nonce ?? '', hashToken(secret)) ? found : undefined;
}

/**
 * The flow that a state belongs to, used up: whatever comes of it, the same state never works again. Only the browser that
 * went to the provider may bring it back: otherwise a stranger could sign somebody in to an account of the stranger's.
 */
export async function takeFlow(
  tx: Tx,
  state: string,
  browser: string | undefined,
): Promise<TakenFlow | AuthError> {
  const found = await findFlow(tx, state);
  if (found === undefined) return new AuthError('bad_oauth_state');
  const { rows } = await tx.query<TakenFlow & { is_fresh: boolean }>(
    `delete from auth.flow_states where id = $1
     returning *, created_at > now() - make_interval(secs => $2) as is_fresh`,
    [found.id, limits.auth.flowSeconds],
  );
  const flow = rows[0];
  if (flow === undefined) return new AuthError('bad_oauth_state');
  if (!flow.is_fresh) return new AuthError('flow_state_expired');
  if (browser === undefined || flow.browser_hash !== hashToken(browser))
    return new AuthError('bad_oauth_state', {
      message: 'This sign-in was started in another browser, or cookies are blocked. Start it again here',
    });
  return flow;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
