import { Link } from 'react-router';
import { FunctionCallError } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { href } from '../../lib/href.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { type ChosenApp, useChosenApp } from './chosen-app.ts';
import { DesktopProject } from './desktop-project.tsx';

interface ListedApp {
  readonly id: string;
  readonly app_name: string;
  readonly current_version: number | null;
}

export interface DesktopBuilderProps {
  list: {
    readonly apps: readonly ListedApp[];
    readonly state: 'signed-out' | 'loading' | 'ready' | 'failed';
    readonly refresh: () => void;
  };
  /** The app that was asked for; otherwise the newest that works. */
  chosen: string | undefined;
  onChoose: (appId: string) => void;
}

export function DesktopBuilder({ list, chosen, onChoose }: DesktopBuilderProps) {
  const working = list.apps.filter(({ current_version }) => current_version !== null);
  const appId = chosen ?? working[0]?.id;
  const { data: app, error, refetch } = useChosenApp(appId);
  if (appId === undefined && list.state !== 'loading')
    return <Card>{list.state === 'failed' ? <NotLoaded onRetry={list.refresh} /> : <NoApps />}</Card>;
  return (
    <div className="grid gap-6">
      <AppChoice apps={working} app={app} appId={appId} onChoose={onChoose} />
      {error === null ? (
        <Content app={app} />
      ) : (
        <Card>
          <ChosenFault error={error} onRetry={() => void refetch()} />
        </Card>
      )}
    </div>
  );
}

interface AppChoiceProps {
  apps: readonly ListedApp[];
  app: ChosenApp | undefined;
  appId: string | undefined;
  onChoose: (appId: string) => void;
}

function AppChoice({ apps, app, appId, onChoose }: AppChoiceProps) {
  const options = apps.map(({ id, app_name }) => ({ value: id, label: app_name }));
  // An older app than those in the list can be arrived with.
  const isListed = app === undefined || options.some(({ value }) => value === app.id);
  const all = isListed ? options : [{ value: app.id, label: app.name }, ...options];
  if (appId === undefined || all.length === 0) return <Skeleton className="h-16 max-w-md" />;
  return (
    <Field label="App" className="max-w-md">
      {({ id }) => <Select id={id} options={all} value={appId} onChange={onChoose} />}
    </Field>
  );
}

function Content({ app }: { app: ChosenApp | undefined }) {
  if (app === undefined)
    return (
      <div aria-busy className="grid gap-6 lg:grid-cols-2">
        <span className="sr-only">Loading the app</span>
        <Skeleton className="h-128 rounded-large" />
        <Skeleton className="h-96 rounded-large" />
      </div>
    );
  if (app.number === null)
    return (
      <Card>
        <EmptyState
          heading="This app has no version that works yet"
          actions={
            <Link to={href('/preview/:id', { id: app.id })} className={buttonClass('primary')}>
              Open the app
            </Link>
          }
        >
          Look at what went wrong on its page, change it there, and come back.
        </EmptyState>
      </Card>
    );
  return <DesktopProject key={app.id} app={app} />;
}

function ChosenFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof FunctionCallError && (error.status === 404 || error.status === 422);
  return (
    <ErrorState
      heading={isMissing ? 'There is no such app of yours' : 'The app could not be loaded'}
      actions={isMissing ? undefined : <Button onClick={onRetry}>Try again</Button>}
    >
      {isMissing
        ? 'Choose another from the list.'
        : messageOf(error, 'It could not be read. Please try again.')}
    </ErrorState>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      heading="Your apps could not be loaded"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      The server did not answer as expected. Nothing of yours is lost.
    </ErrorState>
  );
}

function NoApps() {
  return (
    <EmptyState
      heading="No app to put into a window yet"
      actions={
        <Link to={href('/dashboard')} className={buttonClass('primary')}>
          Make an app
        </Link>
      }
    >
      Describe one under “Your apps”. When it works, it can be chosen here.
    </EmptyState>
  );
}
