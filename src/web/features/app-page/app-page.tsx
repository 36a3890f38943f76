import { Link, useLocation } from 'react-router';
import { messageOf } from '../../lib/failures/failure.ts';
import { href } from '../../lib/href.ts';
import { signInAddress } from '../../lib/return-path.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, NoAccessState, OfflineState } from '../../ui/state-panel.tsx';
import { AppWorkspace } from './app-workspace.tsx';
import { InTheBin } from './in-the-bin.tsx';
import { isMissing, isSignedOut, useApp, useKeptApp } from './use-app.ts';

/** One app of the signed-in person: looked at, changed, compared, published, taken away. */
export function AppPage({ appId }: { appId: string }) {
  const { data: known, error, refetch, isFetching } = useApp(appId);
  const kept = useKeptApp(appId, known === undefined);
  // Gone or somebody else's by now: what is on the device counts no longer.
  const data = known ?? (isMissing(error) || isSignedOut(error) ? undefined : kept);
  const online = useOnline();
  if (data === undefined) {
    return (
      <Container width="full" className="grid flex-1 content-start gap-6 py-6">
        {error === null ? (
          <Loading />
        ) : (
          <Card>
            <Unreadable error={error} online={online} busy={isFetching} onRetry={() => void refetch()} />
          </Card>
        )}
      </Container>
    );
  }
  if (data.app.deletedAt !== null) return <InTheBin view={data} />;
  return (
    <Container width="full" className="flex flex-1 flex-col gap-4 py-5 sm:py-6">
      {error !== null && !isMissing(error) ? (
        <Alert
          tone="caution"
          title={online ? 'The server does not answer' : 'You are offline'}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          What you see is as it was last known, and the app works as it did. Changes to it wait until the
          server is back.
        </Alert>
      ) : null}
      <AppWorkspace view={data} />
    </Container>
  );
}

/** As large as what comes, so that nothing moves. */
function Loading() {
  return (
    <div aria-busy className="grid gap-4">
      <span className="sr-only">Loading your app</span>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-9 w-64" />
      </div>
      <Skeleton className="h-10 w-full max-w-md" />
      <div className="grid gap-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Skeleton className="h-[calc(100dvh-18rem)] min-h-96 rounded-large" />
        <Skeleton className="hidden h-[calc(100dvh-18rem)] min-h-96 rounded-large lg:block" />
      </div>
    </div>
  );
}

interface UnreadableProps {
  error: Error;
  online: boolean;
  busy: boolean;
  onRetry: () => void;
}

function Unreadable({ error, online, busy, onRetry }: UnreadableProps) {
  const { pathname, search } = useLocation();
  const dashboard = (
    <Link to={href('/dashboard')} className={buttonClass('primary')}>
      Go to your apps
    </Link>
  );
  if (isMissing(error))
    return (
      <EmptyState heading="There is no such app of yours" actions={dashboard}>
        It may have been deleted, or it belongs to another account. Yours are listed under “Your apps”.
      </EmptyState>
    );
  if (isSignedOut(error))
    return (
      <NoAccessState
        heading="Your session has ended"
        actions={
          <Link to={signInAddress({ pathname, search })} className={buttonClass('primary')}>
            Sign in
          </Link>
        }
      >
        Sign in again to go on with this app. Nothing of it is lost.
      </NoAccessState>
    );
  const again = (
    <Button look="primary" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  );
  if (!online)
    return (
      <OfflineState heading="You are offline" actions={again}>
        Apps are kept on the server. Your app is shown as soon as there is a connection.
      </OfflineState>
    );
  return (
    <ErrorState heading="Your app could not be loaded" actions={again}>
      {messageOf(error, 'Please try again.')}
    </ErrorState>
  );
}
