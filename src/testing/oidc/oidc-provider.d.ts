declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Interaction {
    prompt: { name: string };
    params: Record<string, unknown>;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface GrantContext {
    oidc: { session: { accountId: string }; client: { clientId: string } };
  }

  interface ProviderSetup {
    clients: Record<string, unknown>[];
    cookies: { keys: string[] };
    jwks: { keys: object[] };
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    ttl: Record<string, number>;
    features: Record<string, { enabled: boolean }>;
    interactions: { url(ctx: unknown, interaction: { uid: string }): string };
    findAccount(
      ctx: unknown,
      id: string,
    ): Promise<{ accountId: string; claims(): Promise<Record<string, unknown>> } | undefined>;
    loadExistingGrant(ctx: GrantContext): Promise<Grant>;
  }

  class Provider {
    constructor(issuer: string, setup: ProviderSetup);
    Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>;
    on(event: string, heard: (...args: unknown[]) => void): void;
  }

  export { Provider };
}
