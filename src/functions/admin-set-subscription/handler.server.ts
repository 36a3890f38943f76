import { noteAdminAction } from '../../server/admin/note-admin-action.server.ts';
import { lockUser } from '../../server/admin/target-user.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { SetSubscriptionInput } from './contract.ts';

interface StoredSubscription {
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: Date | null;
}

const free: StoredSubscription = { subscribed: false, subscription_tier: null, subscription_end: null };

/** Not subscribed means free: a plan and an end belong to a subscription only. */
export async function handle(call: FunctionCall, input: SetSubscriptionInput) {
  const end = input.subscription_end === null ? null : new Date(input.subscription_end);
  const after = input.subscribed
    ? { subscribed: true, subscription_tier: input.subscription_tier, subscription_end: end }
    : free;
  const changed = await call.services.database.tx('service_role', {}, async (tx) => {
    const user = await lockUser(tx, input.user_id);
    const { rows } = await tx.query<StoredSubscription>(
      'select subscribed, subscription_tier, subscription_end from public.subscriptions where user_id = $1',
      [user.id],
    );
    const before = rows[0] ?? free;
    if (isSame(before, after)) return false;
    await tx.query(
      `insert into public.subscriptions (user_id, subscribed, subscription_tier, subscription_end)
       values ($1, $2, $3, $4)
       on conflict (user_id) do update set subscribed = excluded.subscribed,
         subscription_tier = excluded.subscription_tier, subscription_end = excluded.subscription_end`,
      [user.id, after.subscribed, after.subscription_tier, after.subscription_end],
    );
    await noteAdminAction(tx, call, {
      action: 'admin.subscription_set',
      target: user.id,
      details: { email: user.email, before, after },
    });
    return true;
  });
  return { changed };
}

function isSame(one: StoredSubscription, other: StoredSubscription): boolean {
  return (
    one.subscribed === other.subscribed &&
    one.subscription_tier === other.subscription_tier &&
    one.subscription_end?.getTime() === other.subscription_end?.getTime()
  );
}
