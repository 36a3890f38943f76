import { type FormEvent, useState } from 'react';
import type { UserDetail } from '../../../../functions/admin-get-user/contract.ts';
import { contract } from '../../../../functions/admin-set-subscription/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { localOf, momentOf } from '../readable-time.tsx';
import { useAdminAction } from '../use-admin-action.ts';

const free = 'Free';
const plans = [free, 'Pro', 'Enterprise'];

/** Set by hand, without a payment. A plan of another name that somebody has stays choosable. */
export function SubscriptionForm({ user }: { user: UserDetail }) {
  const { subscribed, subscription_tier: held, subscription_end: heldEnd } = user.subscription;
  const current = subscribed ? (held ?? 'Pro') : free;
  const [plan, setPlan] = useState(current);
  const [end, setEnd] = useState(localOf(heldEnd));
  const action = useAdminAction(contract, {
    done: (input) => `Plan set to ${input.subscription_tier ?? free}`,
    failed: 'The plan was not changed',
  });
  const options = [...new Set([...plans, current])].map((value) => ({ value, label: value }));
  function save(event: FormEvent) {
    event.preventDefault();
    const isFree = plan === free;
    action.mutate({
      user_id: user.id,
      subscribed: !isFree,
      subscription_tier: isFree ? null : plan,
      subscription_end: isFree ? null : momentOf(end),
    });
  }
  return (
    <form onSubmit={save} className="grid gap-3">
      <Field label="Plan" hint="Set here, nothing is charged.">
        {(control) => <Select {...control} options={options} value={plan} onChange={setPlan} />}
      </Field>
      {plan === free ? null : (
        <Field label="Ends (optional)">
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={end}
              onChange={(event) => setEnd(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button
        type="submit"
        busy={action.isPending}
        disabled={plan === current && (plan === free || end === localOf(heldEnd))}
      >
        Save plan
      </Button>
    </form>
  );
}
