import type { CancelVersionInput } from '../../functions/cancel-version/contract.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { ownApp } from './own-app.server.ts';
import { failVersionIn } from './version-progress.server.ts';

/** The work stops at its next step; what it made so far is kept in the version. */
export function cancelVersion(
  call: FunctionCall,
  { appId, versionId }: CancelVersionInput,
): Promise<boolean> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const app = await ownApp(call, tx, appId);
    const { rows } = await tx.query<{ id: string }>(
      'select id from public.app_versions where id = $1 and app_id = $2',
      [versionId, app.id],
    );
    const [version] = rows;
    if (version === undefined) return false;
    return failVersionIn(tx, { id: version.id, app_id: app.id }, 'You cancelled it.');
  });
}
