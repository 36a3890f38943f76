import type { OneTimeKind } from '../one-time/issue-one-time.server.ts';

/** The `type` that a link states and that clients hand back with a code. */
function verificationType(kind: OneTimeKind): string {
  if (kind === 'confirmation') return 'signup';
  if (kind === 'email_change_current' || kind === 'email_change_new') return 'email_change';
  return kind;
}

export interface LinkParts {
  siteUrl: string;
  token: string;
  kind: OneTimeKind;
  redirectTo: string;
}

export function verificationLink({ siteUrl, token, kind, redirectTo }: LinkParts): string {
  // Slashes and colons are allowed in a query, and a readable address is one that people can check.
  const target = encodeURIComponent(redirectTo).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${siteUrl}/auth/v1/verify?token=${token}&type=${verificationType(kind)}&redirect_to=${target}`;
}
