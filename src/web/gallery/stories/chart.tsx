import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart.tsx';
import type { Story } from '../story.ts';

const kinds = [
  { kind: 'line', title: 'Income and costs' },
  { kind: 'bar', title: 'Income and costs by month' },
  { kind: 'area', title: 'Income and costs over time' },
] as const;

const months = [
  { month: 'Jan', income: 4200, costs: 2100 },
  { month: 'Feb', income: 3800, costs: 2400 },
  { month: 'Mar', income: 5100, costs: 2300 },
  { month: 'Apr', income: 5600, costs: 2900 },
  { month: 'May', income: 6900, costs: 3100 },
  { month: 'Jun', income: 7400, costs: 3300 },
];

const sources = [
  { source: 'Search', visits: 5400 },
  { source: 'Direct', visits: 3100 },
  { source: 'Newsletter', visits: 1800 },
  { source: 'Links', visits: 1200 },
  { source: 'Partners', visits: 700 },
  { source: 'Other', visits: 300 },
];

export const story: Story = { group: 'Data', title: 'Chart', Show };

function Show() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {kinds.map(({ kind, title }) => (
        <Card key={kind} aria-label={title} className="p-5">
          <Chart
            kind={kind}
            title={title}
            rows={months}
            category={{ key: 'month', label: 'Month' }}
            series={[
              { key: 'income', label: 'Income' },
              { key: 'costs', label: 'Costs' },
            ]}
            format={(value) => `$${value.toLocaleString('en')}`}
          />
        </Card>
      ))}
      <Card aria-label="Where visitors come from" className="p-5">
        <Chart
          kind="pie"
          title="Where visitors come from"
          rows={sources}
          category={{ key: 'source', label: 'Source' }}
          series={[{ key: 'visits', label: 'Visits' }]}
        />
      </Card>
    </div>
  );
}
