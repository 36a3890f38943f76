import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { limits } from '../../../../kernel/limits.ts';
import { Chart } from '../../../ui/chart.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { useAppPage } from '../app-page-context.ts';
import type { AppView } from '../app-view.ts';
import { publishedWords } from '../header/publish-words.ts';
import { DomainForm } from './domain-form.tsx';
import { type KeptAddress, readKinds, readVisitors, readVisits } from './hosting-data.ts';
import { HostingPart, NotRead } from './hosting-part.tsx';
import { KeptAddresses, useKeptAddresses } from './kept-addresses.tsx';
import { RecordsPart } from './records-part.tsx';
import { VisitorsPart } from './visitors-part.tsx';
import { firstDay, visitsOfDays } from './visits-of-days.ts';

/** Where an app is open to everybody: how often it is opened, who uses it, what they keep, and its domain. */
export function HostingTab() {
  const { view } = useAppPage();
  const { app, site } = view;
  const visitors = useQuery({ queryKey: ['app-visitors', app.id], queryFn: () => readVisitors(app.id) });
  const kinds = useQuery({ queryKey: ['app-kinds', app.id], queryFn: () => readKinds(app.id) });
  const kept = useKeptAddresses(app.id).data ?? [];
  const isKnown = visitors.data !== undefined && kinds.data !== undefined;
  if (site === null && !isKnown && visitors.error === null && kinds.error === null)
    return <Skeleton className="h-64 rounded-large" />;
  const hasData = (visitors.data?.length ?? 0) > 0 || (kinds.data?.length ?? 0) > 0 || kept.length > 0;
  if (site === null && isKnown && !hasData)
    return (
      <EmptyState heading="This app is not published" icon={<Globe aria-hidden />}>
        Press Publish above and it gets an address of its own. Its visitors then share their records, can sign
        in, and you see here how often it is opened.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <AddressPart view={view} kept={kept} />
        <VisitorsPart appId={app.id} visitors={visitors} />
        {site === null ? null : <DomainForm appId={app.id} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <VisitsPart appId={app.id} isOpen={site !== null} />
        <RecordsPart appId={app.id} appName={app.name} kinds={kinds} />
      </div>
    </div>
  );
}

function AddressPart({ view, kept }: { view: AppView; kept: readonly KeptAddress[] }) {
  const { site } = view;
  return (
    <HostingPart title="Address">
      {site === null ? (
        <p className="text-small text-ink-muted">
          The app is not published: nobody can open it. What its visitors left is kept here for you, and is
          theirs again when you publish it.
        </p>
      ) : (
        <>
          <div className="flex min-w-0 items-center gap-1 rounded-medium border border-line bg-ground px-2 py-1 pl-3">
            <a
              href={site.url}
              target="_blank"
              rel="noopener noreferrer"
              className="min-w-0 flex-1 truncate font-mono text-small/11 text-accent underline decoration-accent/40 underline-offset-3 sm:text-small/9"
            >
              {site.url}
            </a>
            <CopyButton text={site.url} what="address" />
          </div>
          <p className="text-small text-ink-muted">
            Shows version {site.number}. Another version, another address or the end of it: press{' '}
            {publishedWords(view)} above.
          </p>
        </>
      )}
      <KeptAddresses kept={kept} addresses={view.addresses} />
    </HostingPart>
  );
}

function VisitsPart({ appId, isOpen }: { appId: string; isOpen: boolean }) {
  const days = limits.hostingPage.visitDays;
  const { data, error, refetch } = useQuery({
    queryKey: ['app-visits', appId],
    queryFn: async () => {
      const now = Date.now();
      return visitsOfDays(await readVisits(appId, firstDay(now, days)), now, days);
    },
  });
  if (error !== null)
    return (
      <HostingPart title="Visits">
        <NotRead error={error} onRetry={() => void refetch()} />
      </HostingPart>
    );
  if (data === undefined) return <Skeleton className="h-80 rounded-large" />;
  const total = data.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0)
    return (
      <HostingPart title="Visits">
        <p className="text-small text-ink-muted">
          Nobody has opened it in the last {days} days.
          {isOpen ? ' Send its address to somebody, and the visits of each day are drawn here.' : ''} Only
          their number is kept, nothing about who opened it.
        </p>
      </HostingPart>
    );
  return (
    <HostingPart
      title={`Opened ${total === 1 ? 'once' : `${total} times`}`}
      lead={`In the last ${days} days. Only the number is kept, nothing about who opened it.`}
    >
      <Chart
        title="Visits by day"
        kind="bar"
        rows={data.map(({ day, visits }) => ({ day: day.slice(5), visits }))}
        category={{ key: 'day', label: 'Day' }}
        series={[{ key: 'visits', label: 'Visits' }]}
      />
    </HostingPart>
  );
}
