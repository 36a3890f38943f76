import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, NoAccessState } from '../../ui/state-panel.tsx';
import { AppCard } from './app-card.tsx';
import type { AppSummary } from './read-apps.ts';
import type { MyApps } from './use-my-apps.ts';

interface AppListProps {
  heading: string;
  mine: MyApps;
  /** What can be done with each app. */
  actionsOf?: ((app: AppSummary) => ReactNode) | undefined;
}

const grid = 'grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3';

export function AppList({ heading, mine, actionsOf }: AppListProps) {
  const { state, refreshing, refresh } = mine;
  return (
    <Section
      heading={heading}
      className="@container"
      actions={
        state === 'signed-out' ? undefined : (
          <Button onClick={refresh} busy={refreshing} disabled={state === 'loading'}>
            {refreshing ? null : <RefreshCw aria-hidden className="size-4" />}
            Refresh
          </Button>
        )
      }
    >
      <Content mine={mine} actionsOf={actionsOf} />
    </Section>
  );
}

function Content({ mine, actionsOf }: Pick<AppListProps, 'mine' | 'actionsOf'>) {
  const { apps, state } = mine;
  if (state === 'signed-out') {
    return (
      <Card>
        <NoAccessState heading="Your apps are kept in your account">
          Sign in to see what you have made, on any device.
        </NoAccessState>
      </Card>
    );
  }
  if (state === 'loading') {
    return (
      <div aria-busy className={grid}>
        <span className="sr-only">Loading your apps</span>
        <Skeleton className="h-40 rounded-large" />
        <Skeleton className="h-40 rounded-large" />
        <Skeleton className="h-40 rounded-large" />
      </div>
    );
  }
  if (apps.length > 0) {
    return (
      <ul className={grid}>
        {apps.map((app) => (
          <AppCard key={app.id} app={app} actions={actionsOf?.(app)} />
        ))}
      </ul>
    );
  }
  return (
    <Card>
      {state === 'failed' ? (
        <ErrorState heading="Your apps could not be loaded">
          The server did not answer as expected. Nothing of yours is lost: press Refresh to ask again.
        </ErrorState>
      ) : (
        <EmptyState heading="No apps yet">
          What you make appears here with the state of its build, the newest first.
        </EmptyState>
      )}
    </Card>
  );
}
