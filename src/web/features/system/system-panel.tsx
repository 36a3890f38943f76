import { useOnline } from '../../lib/use-online.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList, CheckListSkeleton } from './check-list.tsx';
import { healthPath } from './health.ts';
import { NoAnswer } from './no-answer.tsx';
import type { SystemState } from './system-status.tsx';
import { SystemStatus } from './system-status.tsx';
import { useHealth } from './use-health.ts';

/** What this installation runs on, and how it is right now. */
export function SystemPanel() {
  const { data, isError, isPending, refetch, dataUpdatedAt, errorUpdatedAt } = useHealth();
  const online = useOnline();
  const state = systemState({ isPending, isError, online, ready: data?.status === 'ok' });
  return (
    <Card aria-labelledby="system-heading" aria-busy={isPending} className="overflow-hidden">
      <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-4">
        <div>
          <h2 id="system-heading" className="text-body font-semibold text-ink">
            System
          </h2>
          <p className="mt-0.5 text-caption text-ink-faint">What this installation runs on</p>
        </div>
        <SystemStatus state={state} />
      </header>
      <div className="min-h-78">
        {isError ? (
          <NoAnswer online={online} triedAt={errorUpdatedAt} onRetry={() => void refetch()} />
        ) : isPending ? (
          <CheckListSkeleton />
        ) : (
          <CheckList health={data} />
        )}
      </div>
      <footer className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 text-caption text-ink-faint">
        <span className="tabular-nums">{footnote(isError, isPending, data?.version, dataUpdatedAt)}</span>
        <a
          href={healthPath}
          className="-my-3 -mr-2 flex min-h-11 items-center rounded-medium px-2 font-mono text-ink-muted transition-colors hover:text-ink"
        >
          {healthPath}
        </a>
      </footer>
    </Card>
  );
}

interface PanelFacts {
  isPending: boolean;
  isError: boolean;
  online: boolean;
  ready: boolean;
}

function systemState({ isPending, isError, online, ready }: PanelFacts): SystemState {
  if (isError) return online ? 'silent' : 'offline';
  if (isPending) return 'asking';
  return ready ? 'ready' : 'partial';
}

function footnote(isError: boolean, isPending: boolean, version: string | undefined, at: number): string {
  if (isPending) return 'Asking the server';
  if (isError && at === 0) return 'No answer yet';
  const time = new Date(at).toLocaleTimeString();
  return isError ? `Last answer at ${time}` : `Version ${version} · as of ${time}`;
}
