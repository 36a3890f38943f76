import { CopyButton } from '../../ui/copy-button.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Actions', title: 'Copy button', Show };

function Show() {
  return (
    <div className="flex items-center gap-3">
      <CopyButton text="npm start" what="command" />
      <CopyButton text="https://example.com/app" what="link" worded />
    </div>
  );
}
