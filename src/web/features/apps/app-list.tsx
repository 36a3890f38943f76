import { Archive, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, NoAccessState } from '../../ui/state-panel.tsx';
import { AppCard, type CardLook } from './app-card.tsx';
import { AwayNote } from './away-note.tsx';
import { ImportButton } from './import-dialog.tsx';
import { KeepApps } from './keep-apps.tsx';
import type { AppShelf } from './read-apps.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { type MyApps, useMyApps } from './use-my-apps.ts';

interface AppListProps {
  heading: string;
  mine: MyApps;
  look: CardLook;
  /** How long to wait for those that were archived. */
  waitMs: number;
}

const grid = 'grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3';

export function AppList({ heading, mine, look, waitMs }: AppListProps) {
  const [shelf, setShelf] = useState<AppShelf>('in-use');
  const isArchive = shelf === 'archived';
  const archived = useMyApps(waitMs, 'archived', isArchive);
  const shown = isArchive ? archived : mine;
  return (
    <Section
      heading={heading}
      className="@container"
      actions={
        mine.state === 'signed-out' ? undefined : (
          <>
            <ImportButton />
            <Button
              look="quiet"
              aria-pressed={isArchive}
              onClick={() => setShelf(isArchive ? 'in-use' : 'archived')}
              className="aria-pressed:bg-surface-overlay aria-pressed:text-ink"
            >
              <Archive aria-hidden />
              Archived
            </Button>
            <Button onClick={shown.refresh} busy={shown.refreshing} disabled={shown.state === 'loading'}>
              {shown.refreshing ? null : <RefreshCw aria-hidden />}
              Refresh
            </Button>
          </>
        )
      }
    >
      <Content mine={shown} look={look} isArchive={isArchive} />
      {mine.state === 'signed-out' ? null : <RecentlyDeleted />}
      {mine.state === 'ready' && mine.asOf === undefined ? <KeepApps apps={mine.apps} /> : null}
    </Section>
  );
}

interface ContentProps extends Pick<AppListProps, 'mine' | 'look'> {
  isArchive: boolean;
}

function Content({ mine, look, isArchive }: ContentProps) {
  const { apps, total, state } = mine;
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
        <Skeleton className="h-96 rounded-large" />
        <Skeleton className="h-96 rounded-large" />
        <Skeleton className="h-96 rounded-large" />
      </div>
    );
  }
  if (apps.length === 0) {
    return (
      <Card>
        <NothingThere failed={state === 'failed'} isArchive={isArchive} />
      </Card>
    );
  }
  return (
    <>
      {mine.asOf === undefined ? null : <AwayNote asOf={mine.asOf} />}
      <ul className={grid}>
        {apps.map((app) => (
          <AppCard key={app.id} app={app} look={look} />
        ))}
      </ul>
      {total > apps.length ? (
        <p className="text-small text-ink-muted">
          The newest {apps.length} of {total} apps. Archive or delete some to see older ones.
        </p>
      ) : null}
    </>
  );
}

function NothingThere({ failed, isArchive }: { failed: boolean; isArchive: boolean }) {
  if (failed) {
    return (
      <ErrorState heading="Your apps could not be loaded">
        The server did not answer as expected. Nothing of yours is lost: press Refresh to ask again.
      </ErrorState>
    );
  }
  return isArchive ? (
    <EmptyState heading="Nothing archived">
      Apps that you archive wait here. They keep working where they are published.
    </EmptyState>
  ) : (
    <EmptyState heading="No apps yet">
      What you make appears here with the state of its build, the newest first.
    </EmptyState>
  );
}
