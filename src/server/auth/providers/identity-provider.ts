import type { ProviderSummary } from './enabled-providers.ts';

/** What goes to the provider with the browser. */
export interface SignInRequest {
  /** Where the provider sends the browser back to. */
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Asked for beyond those that the provider always gets. */
  scopes: readonly string[];
  /** Handed through as the client wrote them. */
  extra: Readonly<Record<string, string>>;
}

/** What came back, and what it must fit. */
export interface SignInAnswer {
  redirectUri: string;
  parameters: URLSearchParams;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person as another provider knows them. */
export interface ProvidedPerson {
  /** The provider's own unchanging name for them. */
  subject: string;
  /** In lower case. */
  email: string | undefined;
  isEmailVerified: boolean;
  /** As it is kept with the identity and shown to clients. */
  data: Record<string, unknown>;
  accessToken: string;
  refreshToken: string | undefined;
}

/** A token that the client got from the provider by itself. */
export interface GivenIdToken {
  token: string;
  accessToken: string | undefined;
  /** The secret whose hash stands in the token. */
  nonce: string | undefined;
  now: Date;
}

export interface TokenPerson {
  person: ProvidedPerson;
  expiresAt: Date;
}

export interface IdentityProvider extends ProviderSummary {
  /** Its address in OpenID Connect. */
  issuer?: string;
  /** The browser comes back with a form that the provider's own page posts. */
  answersByForm?: boolean;
  /** Absent where the provider gives no tokens that name a person. */
  identifyByToken?(given: GivenIdToken): Promise<TokenPerson>;
  signInUrl(request: SignInRequest): Promise<URL>;
  /** Exchanges the answer for the person; throws an AuthError when it is not in order. */
  identify(answer: SignInAnswer): Promise<ProvidedPerson>;
}

export interface IdentityProviders {
  /** Whether there is any. */
  readonly isEmpty: boolean;
  find(name: string): IdentityProvider | undefined;
  findByIssuer(issuer: string): IdentityProvider | undefined;
}
