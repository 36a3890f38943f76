import { KoraError } from '../../kernel/errors.ts';
import { ownApp } from '../../server/apps/own-app.server.ts';
import { sendFilesAway } from '../../server/apps/purge-app-files.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

/** Only what is in the bin: nothing is lost by one wrong press. */
export async function handle(call: FunctionCall, { appId }: { appId: string }) {
  const { database, queue } = call.services;
  await database.tx('service_role', {}, async (tx) => {
    const { id } = await ownApp(call, tx, appId);
    const { count } = await tx.query('delete from public.apps where id = $1 and deleted_at is not null', [
      id,
    ]);
    if (count === 0)
      throw new KoraError('conflict', { message: 'Delete the app first; then it can be deleted for good.' });
    await sendFilesAway(queue, tx, [id]);
  });
  return { deleted: true };
}
