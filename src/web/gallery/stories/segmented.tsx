import { useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import type { Story } from '../story.ts';

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const;

export const story: Story = { group: 'Fields', title: 'Segmented control', Show };

function Show() {
  const [period, setPeriod] = useState<'month' | 'year'>('year');
  return (
    <div className="max-w-xs">
      <Segmented label="Billing" options={periods} value={period} onChange={setPeriod} />
    </div>
  );
}
