import { Card } from '../../ui/card.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Card', Show };

function Show() {
  return (
    <Card aria-label="Invoice tracker" className="max-w-md p-5">
      <h4 className="text-body font-semibold">Invoice tracker</h4>
      <p className="mt-1 text-small text-ink-muted">Shows what is due and reminds late payers.</p>
    </Card>
  );
}
