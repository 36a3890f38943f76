import { useState } from 'react';
import { contract as modelUsage } from '../../../functions/model-usage/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { Select } from '../../ui/select.tsx';
import { Loaded } from './loaded.tsx';
import { ModelsCard } from './models-card.tsx';
import { UsageView } from './usage-view.tsx';
import { useModelQuery } from './use-models.ts';

const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '31', label: 'Last 31 days' },
  { value: String(limits.models.usageDays), label: `Last ${limits.models.usageDays} days` },
] as const;

export function UsageCard() {
  const [period, setPeriod] = useState<string>('31');
  const days = Number(period);
  const [today] = useState(() => new Date());
  const query = useModelQuery(modelUsage, { of: 'everyone', days });
  return (
    <ModelsCard
      heading="Usage and cost"
      intro="By the tokens that providers tell and the prices that are set here. It is no invoice."
      action={
        <div className="w-44">
          <Select aria-label="Period" options={periods} value={period} onChange={setPeriod} />
        </div>
      }
    >
      <Loaded what="The usage" query={query}>
        {({ lines }) => <UsageView lines={lines} days={days} today={today} ofEveryone />}
      </Loaded>
    </ModelsCard>
  );
}
