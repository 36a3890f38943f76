import { Link2Off, RotateCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SharedApp } from '../../../functions/read-shared-app/contract.ts';
import { brand } from '../../../kernel/brand.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { href } from '../../lib/href.ts';
import { isMobile } from '../../lib/use-mobile.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { DeviceFrame, DeviceSwitch } from '../../ui/device-frame.tsx';
import type { PreviewSize } from '../../ui/fit-frame.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, OfflineState } from '../../ui/state-panel.tsx';
import { useSharedApp } from './use-shared-app.ts';

type OpenApp = Extract<SharedApp, { state: 'open' }>;

/** An app by a link: to be looked at and tried out, not to be changed. */
export function SharedAppPage({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useSharedApp(token);
  const online = useOnline();
  if (data?.state === 'open') return <Open app={data} />;
  return (
    <Container width="full" className="grid flex-1 content-start gap-6 py-6">
      {data !== undefined ? (
        <Card>
          <Closed state={data.state} />
        </Card>
      ) : error === null ? (
        <Loading />
      ) : (
        <Card>
          <Unread
            message={messageOf(error, 'The app could not be read. Please try again.')}
            online={online}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </Container>
  );
}

const makeYourOwn = (
  <Link to={href('/dashboard')} className={buttonClass('primary')}>
    <Sparkles aria-hidden />
    Make your own
  </Link>
);

function Open({ app }: { app: OpenApp }) {
  const [size, setSize] = useState<PreviewSize>(() => (isMobile() ? 'phone' : 'desktop'));
  const [loads, setLoads] = useState(0);
  return (
    <Container width="full" className="flex flex-1 flex-col gap-4 py-5 sm:py-6">
      <PageHeader
        heading={<span className="wrap-anywhere">{app.name}</span>}
        description="Shared to be looked at. What you enter here stays in your browser."
        actions={makeYourOwn}
      />
      <details className="rounded-large border border-line bg-surface px-4 py-3 text-small" open>
        <summary className="cursor-pointer font-medium text-ink">What was asked</summary>
        <p className="mt-2 max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-wrap text-ink-muted">
          {app.asked}
        </p>
      </details>
      <section
        aria-label="Preview"
        className="flex h-[calc(100dvh-12rem)] min-h-[30rem] flex-col overflow-hidden rounded-large border border-line bg-surface shadow-card"
      >
        <div className="flex items-center gap-2 border-b border-line px-2 py-1.5">
          <DeviceSwitch value={size} onChange={setSize} />
          <p className="min-w-0 flex-1 truncate text-center text-caption text-ink-muted">
            Version {app.number}
            <span className="max-sm:hidden">
              , made{' '}
              <time dateTime={app.madeAt}>
                {new Date(app.madeAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
              </time>
            </span>
          </p>
          <IconButton label="Reload the preview" onClick={() => setLoads(loads + 1)}>
            <RotateCw aria-hidden />
          </IconButton>
        </div>
        <DeviceFrame
          key={`${app.number} ${loads}`}
          src={app.previewUrl}
          title={`Preview: ${app.name}`}
          size={size}
        />
      </section>
    </Container>
  );
}

const closedWords: Record<Exclude<SharedApp['state'], 'open'>, { heading: string; text: string }> = {
  revoked: {
    heading: 'This link was taken back',
    text: 'Whoever made the app has closed this link. Ask them for a new one.',
  },
  gone: {
    heading: 'This app is not there any more',
    text: 'Whoever made it has deleted it.',
  },
  unknown: {
    heading: 'This link leads nowhere',
    text: 'No app belongs to it. Check that the whole address was copied.',
  },
};

function Closed({ state }: { state: Exclude<SharedApp['state'], 'open'> }) {
  const { heading, text } = closedWords[state];
  return (
    <EmptyState heading={heading} icon={<Link2Off aria-hidden />} actions={makeYourOwn}>
      {text} With {brand.name} a description becomes an app that works.
    </EmptyState>
  );
}

interface UnreadProps {
  message: string;
  online: boolean;
  busy: boolean;
  onRetry: () => void;
}

function Unread({ message, online, busy, onRetry }: UnreadProps) {
  const again = (
    <Button look="primary" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  );
  return online ? (
    <ErrorState heading="The app could not be loaded" actions={again}>
      {message}
    </ErrorState>
  ) : (
    <OfflineState heading="You are offline" actions={again}>
      A shared app comes from the server. It is shown as soon as there is a connection.
    </OfflineState>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-4">
      <span className="sr-only">Loading the app</span>
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-16 rounded-large" />
      <Skeleton className="h-[calc(100dvh-18rem)] min-h-96 rounded-large" />
    </div>
  );
}
