import type { Reading } from '../../engine/reader/reading.ts';
import type { Tx } from '../../server/db/database.ts';

/** Keeps the corrected labels of an app for an export, the newest only, and only for who asked for that in the settings. */
export async function keepCorrection(
  tx: Tx,
  { userId, appId, reading }: { userId: string; appId: string; reading: Reading },
): Promise<void> {
  await tx.query(
    `insert into public.reading_corrections (user_id, app_id, reading)
     select user_id, $2, $3 from public.profiles
     where user_id = $1 and settings -> 'keepCorrections' = 'true'
     on conflict (user_id, app_id) do update set reading = excluded.reading`,
    [userId, appId, JSON.stringify(reading)],
  );
}
