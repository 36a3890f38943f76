import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { hashToken } from '../sessions/hash-token.server.ts';

export interface SignInNotice {
  id: string;
  user_id: string;
  session_id: string;
  sent_to: string;
  device: string;
  network: string;
  ip: string | null;
  created_at: Date;
  used_at: Date | null;
}

export type FoundNotice = { state: 'open' | 'used'; notice: SignInNotice } | { state: 'expired' };

/** What the link in a mail about a sign-in stands for, locked; one that never was is as over as an old one. */
export async function findSignInNotice(tx: Tx, token: string): Promise<FoundNotice> {
  const { rows } = await tx.query<SignInNotice>(
    `select id, user_id, session_id, sent_to, device, network, host(ip) as ip, created_at, used_at
     from auth.sign_in_notices where token_hash = $1 and created_at > now() - make_interval(days => $2)
     for update`,
    [hashToken(token), limits.devices.notMeDays],
  );
  const [notice] = rows;
  if (notice === undefined) return { state: 'expired' };
  return { state: notice.used_at === null ? 'open' : 'used', notice };
}
