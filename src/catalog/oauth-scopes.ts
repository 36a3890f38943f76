/** What a program of somebody else can be allowed to do, in the order in which a person reads it. */
export const oauthScopes = [
  { name: 'openid', allows: 'Recognise you when you come back' },
  { name: 'profile', allows: 'See your name and picture' },
  { name: 'email', allows: 'See your e-mail address' },
  { name: 'phone', allows: 'See your phone number' },
  { name: 'data:read', allows: 'Read your data: your profile, your apps and what belongs to them' },
  { name: 'data:write', allows: 'Add, change and delete your data' },
  { name: 'functions', allows: 'Make, change and publish apps in your name' },
  { name: 'apps:read', allows: 'See your apps, through tools' },
  { name: 'apps:write', allows: 'Make, change and publish apps in your name, through tools' },
  { name: 'agents:run', allows: 'Have agents work for you, through tools' },
  { name: 'ask', allows: 'Ask questions and search what is written here, through tools' },
  { name: 'offline_access', allows: 'Keep this access while you are away, until you take it back' },
] as const;

export type OAuthScope = (typeof oauthScopes)[number]['name'];

export const oauthScopeNames: readonly OAuthScope[] = oauthScopes.map(({ name }) => name);

/** What tools at `/mcp` need; a personal key holds some of these and no other. */
export const toolScopes = ['apps:read', 'apps:write', 'agents:run', 'ask'] as const satisfies OAuthScope[];

export type ToolScope = (typeof toolScopes)[number];

/** What the person reads; a scope that is no longer offered keeps its name. */
export function describeScopes(scopes: readonly string[]): string[] {
  const known = oauthScopes.filter(({ name }) => scopes.includes(name)).map(({ allows }) => allows);
  const unknown = scopes.filter((scope) => oauthScopes.every(({ name }) => name !== scope));
  return [...known, ...unknown];
}
