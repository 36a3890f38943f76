import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Alert', Show };

function Show() {
  return (
    <div className="grid max-w-xl gap-3">
      <Alert title="A new version is ready" actions={<Button>Reload</Button>}>
        Reload to use it. What you typed is kept.
      </Alert>
      <Alert tone="positive">Your changes are saved.</Alert>
      <Alert tone="caution" title="You are offline">
        Changes are kept here and sent when the connection is back.
      </Alert>
      <Alert tone="negative" title="The build failed">
        Two files could not be read. Open the log to see which.
      </Alert>
    </div>
  );
}
