import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Visually hidden', Show };

function Show() {
  return (
    <p className="text-small text-ink-muted">
      A screen reader hears more here.
      <VisuallyHidden> For example this sentence.</VisuallyHidden>
    </p>
  );
}
