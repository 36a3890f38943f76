import * as z from 'zod/mini';
import { limits } from '../../../kernel/limits.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { supabase } from '../../lib/supabase.ts';

const deletedApp = z.object({ id: z.string(), app_name: z.string(), deleted_at: z.string() });
export type DeletedApp = z.infer<typeof deletedApp>;

export interface DeletedPage {
  readonly apps: readonly DeletedApp[];
  readonly total: number;
}

/** What a person has deleted and can still bring back, the newest first. Throws when it cannot be read. */
export async function readDeletedApps(userId: string, signal: AbortSignal): Promise<DeletedPage> {
  const client = await supabase();
  const { data, count, error } = await client
    .from('apps')
    .select('id, app_name, deleted_at', { count: 'exact' })
    .eq('user_id', userId)
    .not('deleted_at', 'is', null)
    .order('deleted_at', { ascending: false })
    .limit(limits.bin.listed)
    .abortSignal(signal);
  signal.throwIfAborted();
  if (error !== null) throw failureOf('rest/apps select', error);
  const apps = z.parse(z.array(deletedApp), data);
  return { apps, total: count ?? apps.length };
}
