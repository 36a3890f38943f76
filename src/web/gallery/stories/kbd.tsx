import { Kbd, KeyCombination } from '../../ui/kbd.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Actions', title: 'Key hint', Show };

function Show() {
  return (
    <p className="flex flex-wrap items-center gap-2 text-small text-ink-muted">
      Press <KeyCombination keys={['Ctrl', 'K']} /> to search, <Kbd>?</Kbd> for all keys.
    </p>
  );
}
