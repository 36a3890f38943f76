import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { lockUser } from '../../server/admin/target-user.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ModelLimitValues } from '../model-shapes.ts';
import type { SetModelLimitsInput } from './contract.ts';

export function handle(call: FunctionCall, input: SetModelLimitsInput): Promise<{ changed: boolean }> {
  const { database, ids } = call.services;
  const { each, total, person, rules } = input;
  return database.tx('service_role', {}, async (tx) => {
    // A use that is being weighed is weighed to its end.
    await tx.query('select from public.model_rules for update');
    if (each !== undefined) await store(tx, ids.uuid(), 'each', null, each);
    if (total !== undefined) await store(tx, ids.uuid(), 'total', null, total);
    if (person !== undefined) await storeForPerson(tx, ids.uuid(), person);
    if (rules !== undefined)
      await tx.query('update public.model_rules set own_keys = $1, own_private_addresses = $2', [
        rules.own_keys,
        rules.own_private_addresses,
      ]);
    await noteAdminAction(tx, call, {
      action: 'admin.model_limits_set',
      target: person?.user_id ?? 'models',
      details: { ...input },
    });
    return { changed: true };
  });
}

async function storeForPerson(
  tx: Tx,
  id: string,
  { user_id: userId, limits }: NonNullable<SetModelLimitsInput['person']>,
): Promise<void> {
  await lockUser(tx, userId);
  if (limits === null) await tx.query('delete from public.model_limits where user_id = $1', [userId]);
  else await store(tx, id, 'person', userId, limits);
}

async function store(
  tx: Tx,
  id: string,
  scope: 'person' | 'each' | 'total',
  userId: string | null,
  limits: ModelLimitValues,
): Promise<void> {
  // The row of rules is held: nobody else stores one at the same moment.
  await tx.query(
    'delete from public.model_limits where scope = $1 and user_id is not distinct from $2::uuid',
    [scope, userId],
  );
  await tx.query(
    `insert into public.model_limits
       (id, scope, user_id, day_tokens, month_tokens, day_cost_micro, month_cost_micro)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      scope,
      userId,
      limits.day_tokens,
      limits.month_tokens,
      limits.day_cost_micro,
      limits.month_cost_micro,
    ],
  );
}
