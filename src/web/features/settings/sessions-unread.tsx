import { FunctionCallError } from '../../lib/call-function.ts';
import { signOut } from '../../lib/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, NoAccessState } from '../../ui/state-panel.tsx';

/** The list could not be read: the second factor is owed, or the server is away. */
export function SessionsUnread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof FunctionCallError && error.code === 'insufficient_aal') {
    return (
      <NoAccessState
        heading="Show your second factor first"
        actions={
          <Button look="primary" onClick={() => void signOut('local')}>
            Sign in again
          </Button>
        }
      >
        Where you are signed in is shown to who has entered the code of your second factor.
      </NoAccessState>
    );
  }
  return (
    <ErrorState
      heading="Your sessions could not be read"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      The server did not answer as expected.
    </ErrorState>
  );
}
