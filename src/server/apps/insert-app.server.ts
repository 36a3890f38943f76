import { KoraError } from '../../kernel/errors.ts';
import type { Tx } from '../db/database.ts';

/** A new app without a version yet. Gives its id. */
export async function insertApp(
  tx: Tx,
  { userId, name, description }: { userId: string; name: string; description: string },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into public.apps (user_id, app_name, description) values ($1, $2, $3) returning id',
    [userId, name, description],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new KoraError('internal');
  return id;
}
