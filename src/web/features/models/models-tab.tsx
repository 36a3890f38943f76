import { contract as listModelConnections } from '../../../functions/list-model-connections/contract.ts';
import { ConnectionsCard } from './connections-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { Loaded } from './loaded.tsx';
import { RulesCard } from './rules-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { useModelQuery } from './use-models.ts';

/** Language models as admins set them up. */
export function ModelsTab() {
  const query = useModelQuery(listModelConnections, {});
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded what="The models" query={query}>
        {(overview) => (
          <>
            <ConnectionsCard overview={overview} />
            <RulesCard rules={overview.rules} />
            <LimitsCard limits={overview.limits} />
          </>
        )}
      </Loaded>
      <UsageCard />
    </div>
  );
}
