import { timingSafeEqual } from 'node:crypto';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import type { FlowState } from '../flows/flow-state.server.ts';
import { limitTokens } from '../limits/auth-limits.server.ts';
import { findFlow } from '../providers/provider-flow.server.ts';
import { bindBrowser, continueUrl } from '../providers/start-sign-in.server.ts';
import { hashToken } from '../sessions/hash-token.server.ts';
import { findUserById } from '../users/find-user.server.ts';
import { type AuthAnswer, type AuthCall, defineVerb } from '../verb.ts';

/**
 * An app that is no browser has begun to add an identity, and its browser comes here before it goes to the provider. The
 * person in front of it is asked: anybody could send such an address to somebody else, whose identity would then open the
 * sender's account. The answer can only be given by this browser, since it holds what its cookie says.
 */
export const continueLinking = defineVerb({
  method: 'GET',
  path: '/user/identities/continue',
  access: 'anyone',
  async handle(call): Promise<AuthAnswer> {
    await limitTokens(call);
    const state = call.query.get('state') ?? '';
    return call.server.database.tx('service_role', {}, async (tx) => {
      const flow = await findFlow(tx, state);
      if (flow === undefined || !isOpen(call, flow)) throw new AuthError('bad_oauth_state');
      const provider = call.server.providers.find(flow.provider ?? '');
      if (provider === undefined) throw new AuthError('provider_disabled');
      const browser = bindBrowser(call, provider);
      if (!isSame(call.query.get('agreed') ?? '', agreementOf(browser, state)))
        return ask(call, tx, flow, { browser, state, label: provider.label });
      await tx.run(
        queries
          .updateTable('auth.flow_states')
          .set({ browser_hash: hashToken(browser) })
          .where('id', '=', flow.id),
      );
      return { status: 302, location: flow.provider_url ?? '' };
    });
  },
});

/** Not yet taken over by a browser, and not too old. */
function isOpen(call: AuthCall, flow: FlowState): boolean {
  const age = call.server.clock.now().getTime() - flow.created_at.getTime();
  return flow.provider_url !== null && flow.browser_hash === null && age < limits.auth.flowSeconds * 1_000;
}

const agreementOf = (browser: string, state: string) => hashToken(`agreed:${browser}:${state}`);

async function ask(
  call: AuthCall,
  tx: Tx,
  flow: FlowState,
  { browser, state, label }: { browser: string; state: string; label: string },
): Promise<AuthAnswer> {
  const user = flow.linking_user_id === null ? undefined : await findUserById(tx, flow.linking_user_id);
  if (user === undefined) throw new AuthError('user_not_found');
  return {
    status: 200,
    page: {
      heading: `Add ${label} to your account`,
      text: `From then on ${label} signs in to the account ${user.email ?? 'without an address'}. Go on only if this account is yours and you have just asked for it; otherwise close this page.`,
      link: {
        label: `Go on to ${label}`,
        href: `${continueUrl(call, state)}&agreed=${agreementOf(browser, state)}`,
      },
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
