import { contract as setModelLimits } from '../../../functions/set-model-limits/contract.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { ModelOverview } from './model-overview.ts';
import { ModelsCard } from './models-card.tsx';
import { useModelAction } from './use-models.ts';

type Rules = ModelOverview['rules'];

/** What people may bring themselves. */
export function RulesCard({ rules }: { rules: Rules }) {
  const action = useModelAction(setModelLimits, () => 'Saved');
  const shown = action.isPending ? (action.variables.rules ?? rules) : rules;
  const set = (changes: Partial<Rules>) => action.mutate({ rules: { ...rules, ...changes } });
  return (
    <ModelsCard heading="Keys of their own" intro="Whether people may use models that they pay themselves.">
      <div className="grid gap-3 p-4 sm:p-5">
        <Switch
          checked={shown.own_keys}
          disabled={action.isPending}
          onChange={(own_keys) => set({ own_keys })}
          label="People may use keys of their own"
          hint="What they use with them counts against no limit here."
        />
        <Switch
          checked={shown.own_private_addresses}
          disabled={action.isPending || !shown.own_keys}
          onChange={(own_private_addresses) => set({ own_private_addresses })}
          label="Their models may be in this network"
          hint="Allows addresses of this server and of private networks, also without https. Through this server people then reach what they may not reach themselves."
        />
        {action.isError ? (
          <Alert tone="negative" title="Not saved" announce>
            {messageOf(action.error, 'Please try again.')}
          </Alert>
        ) : null}
      </div>
    </ModelsCard>
  );
}
