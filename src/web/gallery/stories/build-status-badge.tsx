import { BuildStatusBadge } from '../../ui/build-status-badge.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Build status', Show };

function Show() {
  return (
    <div className="flex flex-wrap gap-2">
      <BuildStatusBadge status="completed" />
      <BuildStatusBadge status="failed" />
      <BuildStatusBadge status="in_progress" />
      <BuildStatusBadge status="pending" />
    </div>
  );
}
