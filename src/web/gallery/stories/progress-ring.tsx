import { ProgressRing } from '../../ui/progress-ring.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Progress ring', Show };

function Show() {
  return (
    <div className="flex flex-wrap gap-5">
      <ProgressRing done={0} total={8} label="Lessons read" />
      <ProgressRing done={3} total={8} label="Lessons read" />
      <ProgressRing done={42} total={100} label="Minutes done" shows="percent" />
      <ProgressRing done={8} total={8} label="Lessons read" />
    </div>
  );
}
