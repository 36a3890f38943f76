import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../account/own-account.server.ts';
import type { Tx } from '../db/database.ts';
import { queries } from '../db/query-builder.ts';
import type { FunctionCall } from '../functions/function-call.ts';

export interface OwnApp {
  userId: string;
  id: string;
  name: string;
  description: string;
  currentVersion: number | null;
}

/** An app of the caller. Somebody else's does not exist for them. */
export async function ownApp(call: FunctionCall, tx: Tx, appId: string): Promise<OwnApp> {
  const { user } = await ownAccount(call, tx);
  const app = await tx.first(
    queries
      .selectFrom('apps')
      .select(['id', 'app_name', 'description', 'current_version'])
      .where('id', '=', appId)
      .where('user_id', '=', user.id),
  );
  if (app === undefined) throw new KoraError('not_found', { message: 'There is no such app of yours.' });
  return {
    userId: user.id,
    id: app.id,
    name: app.app_name,
    description: app.description,
    currentVersion: app.current_version,
  };
}
