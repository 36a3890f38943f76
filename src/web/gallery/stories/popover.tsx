import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Overlays', title: 'Popover', Show };

function Show() {
  return (
    <Popover trigger={<Button>Filter</Button>} title="Filter">
      <p className="text-small text-ink-muted">Choose what the list shows.</p>
    </Popover>
  );
}
