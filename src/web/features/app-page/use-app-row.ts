import { useState } from 'react';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { Failure, messageOf } from '../../lib/failures/failure.ts';
import { supabase } from '../../lib/supabase.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { useReload } from './use-app.ts';

interface RowChange {
  readonly app_name?: string;
  readonly archived_at?: string | null;
  readonly deleted_at?: string | null;
}

/** What is changed about an app without making a version of it. Answers whether it worked; a fault is shown. */
export function useAppRow(appId: string): { busy: boolean; change: (to: RowChange) => Promise<boolean> } {
  const [busy, setBusy] = useState(false);
  const reload = useReload(appId);
  async function change(to: RowChange): Promise<boolean> {
    setBusy(true);
    try {
      await write(appId, to);
      dismissFailure('Save Failed');
      await reload();
      return true;
    } catch (error) {
      toast({
        title: 'Save Failed',
        description: messageOf(error, 'It could not be saved. Please try again.'),
        variant: 'destructive',
      });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, change };
}

async function write(appId: string, to: RowChange): Promise<void> {
  const client = await supabase();
  const { data, error } = await client.from('apps').update(to).eq('id', appId).select('id');
  if (error !== null) throw failureOf('rest/apps update', error);
  if (data.length === 0) throw new Failure('not_found', 'There is no such app of yours.');
}
