import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import type { Story } from '../story.ts';

const parts = [
  { value: 'apps', label: 'Apps', content: <p className="text-small text-ink-muted">What you made.</p> },
  { value: 'agents', label: 'Agents', content: <p className="text-small text-ink-muted">Who helps you.</p> },
  { value: 'tools', label: 'Tools', content: <p className="text-small text-ink-muted">What they use.</p> },
] as const;

export const story: Story = { group: 'Navigation', title: 'Tabs', Show };

function Show() {
  const [line, setLine] = useState<'apps' | 'agents' | 'tools'>('apps');
  const [segment, setSegment] = useState<'apps' | 'agents' | 'tools'>('agents');
  return (
    <div className="grid gap-8">
      <Tabs label="Parts" items={parts} value={line} onChange={setLine} />
      <Tabs label="Parts as segments" look="segments" items={parts} value={segment} onChange={setSegment} />
    </div>
  );
}
