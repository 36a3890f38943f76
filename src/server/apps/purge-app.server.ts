import { KoraError } from '../../kernel/errors.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { ownApp } from './own-app.server.ts';
import { sendFilesAway } from './purge-app-files.server.ts';

/** Only what is in the bin: nothing is lost by one wrong press. */
export function purgeApp(call: FunctionCall, appId: string): Promise<void> {
  const { database, queue } = call.services;
  return database.tx('service_role', {}, async (tx) => {
    const { id } = await ownApp(call, tx, appId);
    const { count } = await tx.query('delete from public.apps where id = $1 and deleted_at is not null', [
      id,
    ]);
    if (count === 0)
      throw new KoraError('conflict', { message: 'Delete the app first; then it can be deleted for good.' });
    await sendFilesAway(queue, tx, [id]);
  });
}
