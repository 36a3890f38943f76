import { SignJWT } from 'jose';
import { limits } from '../../../kernel/limits.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthServer } from '../verb.ts';

export interface SessionFacts {
  id: string;
  aal: 'aal1' | 'aal2';
  amr: { method: string; timestamp: number }[];
}

export interface SignedAccessToken {
  token: string;
  expiresAt: number;
}

/** Claims as GoTrue's; `auth.jwt()` in the database sees exactly these. */
export async function signAccessToken(
  server: AuthServer,
  user: UserRow,
  session: SessionFacts,
  hasFactor: boolean,
): Promise<SignedAccessToken> {
  const { kid, privateKey } = server.keys.signing();
  const issuedAt = Math.floor(server.clock.now().getTime() / 1_000);
  const expiresAt = issuedAt + limits.auth.accessTokenSeconds;
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    // Ours: there is a second factor, and this session has not shown it.
    ...(hasFactor && session.aal !== 'aal2' ? { has_factor: true } : {}),
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(server.auth.issuer)
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt };
}
