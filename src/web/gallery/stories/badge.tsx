import { Badge } from '../../ui/badge.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Badge', Show };

function Show() {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="positive">Live</Badge>
      <Badge tone="caution">Trial ends soon</Badge>
      <Badge tone="negative">Overdue</Badge>
      <Badge look="default">Default</Badge>
      <Badge look="destructive">Destructive</Badge>
      <Badge look="secondary">Secondary</Badge>
    </div>
  );
}
