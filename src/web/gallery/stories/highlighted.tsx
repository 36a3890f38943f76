import { Highlighted } from '../../ui/highlighted.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Text', title: 'Found words', Show };

function Show() {
  return (
    <p className="text-body text-ink-muted">
      <Highlighted text="How to price a service without counting hours" terms={['price', 'hours']} />
    </p>
  );
}
