import { Collapsible } from '../../ui/collapsible.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Navigation', title: 'Collapsible', Show };

function Show() {
  return (
    <Collapsible label="Technical details" defaultOpen>
      <p className="text-small text-ink-muted">The server answered with status 503 after 6 seconds.</p>
    </Collapsible>
  );
}
