import { KoraError } from '../../kernel/errors.ts';
import { type AdminAction, noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { lockUser } from '../../server/admin/target-user.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SetGrantInput } from './contract.ts';

interface StoredGrant {
  expires_at: Date | null;
}

export async function handle(call: FunctionCall, input: SetGrantInput) {
  const expires = input.expires_at === null ? null : new Date(input.expires_at);
  if (input.on && expires !== null && expires <= call.services.clock.now())
    throw new KoraError('invalid_input', {
      details: [{ field: 'expires_at', message: 'Choose a time that is still to come.' }],
    });
  const changed = await call.services.database.tx('service_role', {}, async (tx) => {
    const user = await lockUser(tx, input.user_id);
    const before = await findGrant(tx, input);
    const after = input.on ? { expires_at: expires } : undefined;
    const action = actionOf(before, after);
    if (action === undefined) return false;
    if (after === undefined) await removeGrant(tx, input);
    else await storeGrant(tx, input, after, call.caller.claims.sub ?? null);
    await noteAdminAction(tx, call, {
      action,
      target: input.user_id,
      details: {
        email: user.email,
        kind: input.kind,
        name: input.name,
        before: before ?? null,
        after: after ?? null,
      },
    });
    return true;
  });
  return { changed };
}

function actionOf(before: StoredGrant | undefined, after: StoredGrant | undefined): AdminAction | undefined {
  if (before === undefined) return after === undefined ? undefined : 'admin.grant_added';
  if (after === undefined) return 'admin.grant_removed';
  const same = before.expires_at?.getTime() === after.expires_at?.getTime();
  return same ? undefined : 'admin.grant_changed';
}

async function findGrant(tx: Tx, { user_id, kind, name }: SetGrantInput): Promise<StoredGrant | undefined> {
  const { rows } = await tx.query<StoredGrant>(
    'select expires_at from public.feature_grants where user_id = $1 and kind = $2 and name = $3',
    [user_id, kind, name],
  );
  return rows[0];
}

async function storeGrant(
  tx: Tx,
  { user_id, kind, name }: SetGrantInput,
  { expires_at }: StoredGrant,
  actor: string | null,
): Promise<void> {
  await tx.query(
    `insert into public.feature_grants (user_id, kind, name, expires_at, granted_by) values ($1, $2, $3, $4, $5)
     on conflict (user_id, kind, name)
     do update set expires_at = excluded.expires_at, granted_by = excluded.granted_by`,
    [user_id, kind, name, expires_at, actor],
  );
}

async function removeGrant(tx: Tx, { user_id, kind, name }: SetGrantInput): Promise<void> {
  await tx.query('delete from public.feature_grants where user_id = $1 and kind = $2 and name = $3', [
    user_id,
    kind,
    name,
  ]);
}
