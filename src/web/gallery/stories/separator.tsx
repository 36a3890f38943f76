import { Separator } from '../../ui/separator.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Separator', Show };

function Show() {
  return (
    <div className="grid max-w-sm gap-6">
      <Separator />
      <Separator label="or" />
    </div>
  );
}
