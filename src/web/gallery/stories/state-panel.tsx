import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState, NoAccessState, OfflineState } from '../../ui/state-panel.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Messages', title: 'Empty, error, no access, offline', Show };

function Show() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card aria-label="Empty">
        <EmptyState heading="No apps yet" actions={<Button look="primary">Create an app</Button>}>
          Describe what you need and see it at work in a minute.
        </EmptyState>
      </Card>
      <Card aria-label="Error">
        <ErrorState heading="The list could not be loaded" actions={<Button>Try again</Button>}>
          The server did not answer. Your apps are safe.
        </ErrorState>
      </Card>
      <Card aria-label="No access">
        <NoAccessState heading="For administrators" actions={<Button>Ask for access</Button>}>
          An administrator can give you this role.
        </NoAccessState>
      </Card>
      <Card aria-label="Offline">
        <OfflineState heading="You are offline" actions={<Button>Try again</Button>}>
          Apps you opened before are still here. New ones need a connection.
        </OfflineState>
      </Card>
    </div>
  );
}
