import { Progress } from '../../ui/progress.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Progress', Show };

function Show() {
  return (
    <div className="grid max-w-md gap-5">
      <Progress label="Uploading" value={64} />
      <Progress label="Waiting for the server" value={null} />
    </div>
  );
}
