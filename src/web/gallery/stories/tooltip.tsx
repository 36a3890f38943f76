import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Overlays', title: 'Tooltip', Show };

function Show() {
  return (
    <Tooltip content="Copies the address of this page">
      <Button>Copy link</Button>
    </Tooltip>
  );
}
