import { type ProviderPlan, providerPlans } from './enabled-providers.ts';
import { githubProvider } from './github-provider.server.ts';
import type { IdentityProvider, IdentityProviders } from './identity-provider.ts';
import { openIdProvider } from './openid-provider.server.ts';

/** Asks nobody anything yet: a provider that is down must not keep the server from starting. */
export function openProviders(settings: Parameters<typeof providerPlans>[0]): IdentityProviders {
  const providers = new Map(providerPlans(settings).map((plan) => [plan.name, open(plan)]));
  return {
    isEmpty: providers.size === 0,
    find: (name) => providers.get(name),
    findByIssuer: (issuer) =>
      [...providers.values()].find((provider) => provider.issuer === issuer.replace(/\/+$/, '')),
  };
}

function open(plan: ProviderPlan): IdentityProvider {
  return plan.kind === 'github' ? githubProvider(plan) : openIdProvider(plan);
}
