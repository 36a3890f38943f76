import { useState } from 'react';
import { Chart } from '../../ui/chart.tsx';
import type { ChartFigure } from '../../ui/chart-figure.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { writeCount, writeMoney } from './amounts.ts';
import {
  personOf,
  sumUsage,
  type UsageLine,
  type UsageMeasure,
  type UsageSum,
  usageByDay,
} from './summarise-usage.ts';

const measures = [
  { value: 'tokens', label: 'Tokens' },
  { value: 'cost', label: 'Cost' },
] as const;

interface UsageViewProps {
  lines: readonly UsageLine[];
  days: number;
  today: Date;
  /** By person as well, where there are several. */
  ofEveryone: boolean;
}

/** What was used, as a picture by day and as tables. */
export function UsageView({ lines, days, today, ofEveryone }: UsageViewProps) {
  const [measure, setMeasure] = useState<UsageMeasure>('tokens');
  if (lines.length === 0)
    return (
      <EmptyState heading="Nothing was used">
        In the last {days} days no model was asked. Uses are counted by day, model and person; what was asked
        is not kept.
      </EmptyState>
    );
  const figure: ChartFigure = {
    kind: 'bar',
    stacked: true,
    category: { key: 'day', label: 'Day' },
    format: measure === 'tokens' ? writeCount : writeMoney,
    ...usageByDay(lines, days, measure, today),
  };
  return (
    <div className="grid gap-6 p-4 sm:p-5">
      <div className="grid gap-3">
        <div className="justify-self-start">
          <Segmented label="What is counted" options={measures} value={measure} onChange={setMeasure} />
        </div>
        <Chart
          title={measure === 'tokens' ? 'Tokens by day' : 'Cost by day'}
          description={`The last ${days} days, in UTC.`}
          {...figure}
        />
      </div>
      {ofEveryone ? <UsageTable what="Person" sums={sumUsage(lines, personOf)} /> : null}
      <UsageTable what="Model" sums={sumUsage(lines, ({ model }) => model)} />
    </div>
  );
}

function UsageTable({ what, sums }: { what: 'Person' | 'Model'; sums: readonly UsageSum[] }) {
  const columns: readonly TableColumn<UsageSum>[] = [
    { key: 'name', header: what, cell: ({ name }) => name },
    { key: 'uses', header: 'Uses', align: 'end', cell: ({ uses }) => writeCount(uses) },
    {
      key: 'in',
      header: 'Read',
      align: 'end',
      wideOnly: true,
      cell: ({ tokensIn }) => writeCount(tokensIn),
    },
    {
      key: 'out',
      header: 'Written',
      align: 'end',
      wideOnly: true,
      cell: ({ tokensOut }) => writeCount(tokensOut),
    },
    {
      key: 'tokens',
      header: 'Tokens',
      align: 'end',
      cell: ({ tokensIn, tokensOut }) => writeCount(tokensIn + tokensOut),
    },
    { key: 'cost', header: 'Cost', align: 'end', cell: ({ costMicro }) => writeMoney(costMicro) },
  ];
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="text-small font-semibold text-ink">By {what.toLowerCase()}</h3>
      <Table
        caption={`Usage by ${what.toLowerCase()}`}
        columns={columns}
        rows={sums}
        rowKey={({ name }) => name}
      />
    </div>
  );
}
