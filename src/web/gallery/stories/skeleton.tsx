import { Skeleton } from '../../ui/skeleton.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Skeleton', Show };

function Show() {
  return (
    <div className="grid max-w-sm gap-3">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  );
}
