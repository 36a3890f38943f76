import { ownApp } from '../../server/apps/own-app.server.ts';
import { failVersionIn } from '../../server/apps/version-progress.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { CancelVersionInput } from './contract.ts';

/** The work stops at its next step; what it made so far is kept in the version. */
export async function handle(call: FunctionCall, { appId, versionId }: CancelVersionInput) {
  const cancelled = await call.services.database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    const { rows } = await tx.query<{ id: string }>(
      'select id from public.app_versions where id = $1 and app_id = $2',
      [versionId, app.id],
    );
    const [version] = rows;
    if (version === undefined) return false;
    return failVersionIn(tx, { id: version.id, app_id: app.id }, 'You cancelled it.');
  });
  return { cancelled };
}
