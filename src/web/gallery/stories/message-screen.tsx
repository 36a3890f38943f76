import { Button } from '../../ui/button.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Message screen', Show };

function Show() {
  return (
    <div className="rounded-large border border-line">
      <MessageScreen
        eyebrow="404"
        heading="There is no such page"
        actions={<Button look="primary">Go home</Button>}
      >
        <p>The address may be old or mistyped.</p>
      </MessageScreen>
    </div>
  );
}
