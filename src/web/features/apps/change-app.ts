import { failureOf } from '../../lib/failures/describe-failure.ts';
import { Failure } from '../../lib/failures/failure.ts';
import { supabase } from '../../lib/supabase.ts';

interface AppChange {
  app_name?: string;
  archived_at?: string | null;
  /** In the bin; null takes it out again. */
  deleted_at?: string | null;
}

/** Throws with a reason that can be shown when the app is not there, not the person's, or not changed. */
export async function changeApp(appId: string, change: AppChange): Promise<void> {
  const client = await supabase();
  const { data, error } = await client.from('apps').update(change).eq('id', appId).select('id');
  if (error !== null) throw failureOf('rest/apps update', error);
  if (data.length === 0) throw new Failure('not_found', 'This app is not there any more. Refresh the list.');
}
