import { describeDevice } from '../../kernel/describe-device.ts';
import { placeOf } from '../auth/devices/network.ts';
import { signedInWith } from '../auth/devices/signed-in-with.ts';
import type { Tx } from '../db/database.ts';
import type { Settings } from '../settings/settings.server.ts';

interface SessionRow {
  id: string;
  created_at: Date;
  refreshed_at: Date;
  user_agent: string | null;
  ip: string | null;
  provider: string | null;
  methods: string[];
}

/** Where somebody is signed in, the latest first. */
export async function readSessions(tx: Tx, settings: Settings, userId: string, current: string) {
  const { rows } = await tx.query<SessionRow>(
    `select s.id, s.created_at, s.refreshed_at, s.user_agent, host(s.ip) as ip, s.provider,
       array(
         select c.authentication_method from auth.mfa_amr_claims c
         where c.session_id = s.id order by c.created_at, c.authentication_method
       ) as methods
     from auth.sessions s
     -- Programs with access and keys have lists of their own.
     where s.user_id = $1 and s.oauth_grant_id is null and s.personal_key_id is null order by s.refreshed_at desc, s.id`,
    [userId],
  );
  return rows.map(({ id, created_at, refreshed_at, user_agent, ip, provider, methods }) => ({
    id,
    created_at: created_at.toISOString(),
    refreshed_at: refreshed_at.toISOString(),
    user_agent,
    ip,
    device: describeDevice(user_agent),
    place: placeOf(ip) ?? null,
    signed_in_with: signedInWith(settings, methods, provider),
    current: id === current,
  }));
}
