import { LogoMark, Wordmark } from '../../ui/logo.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Layout', title: 'Logo', Show };

function Show() {
  return (
    <div className="flex items-center gap-6">
      <LogoMark />
      <Wordmark />
    </div>
  );
}
