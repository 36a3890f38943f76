import { CircleAlert, CloudOff, CloudUpload } from 'lucide-react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useOnline } from '../../lib/use-online.ts';
import type { SyncState, UnsentChange } from './person-data.ts';
import { useSyncState, useUnsentChanges } from './use-unsent.ts';

const SyncDetails = lazyPart(async () => (await import('./sync-details.tsx')).SyncDetails);

type SyncTone = 'waiting' | 'failed' | 'offline';

export interface SyncSummary {
  tone: SyncTone;
  /** Beside the icon; on a narrow screen only the count is. */
  text: string;
  count: number;
}

/** What is worth saying in the top bar; undefined when all is as it should be. */
export function summarize(
  changes: readonly UnsentChange[],
  state: SyncState | undefined,
  online: boolean,
): SyncSummary | undefined {
  const failed = changes.filter(({ state: how }) => how === 'failed').length;
  if (failed > 0) return { tone: 'failed', text: `${failed} failed`, count: failed };
  const count = changes.length;
  const troubled = state !== undefined && state.connection !== 'reached' && state.connection !== 'unknown';
  // What is sent within a moment is not worth a word.
  if (count > 0 && (troubled || !online))
    return { tone: 'waiting', text: count === 1 ? '1 change waiting' : `${count} changes waiting`, count };
  if (state !== undefined && state.keeping !== 'device')
    return { tone: 'waiting', text: 'Not kept here', count: 0 };
  // Without a network the shell says so already.
  if (state?.connection === 'unreachable' && online) return { tone: 'offline', text: 'Offline', count: 0 };
  return undefined;
}

const looks: Record<SyncTone, string> = {
  waiting: 'text-caution',
  failed: 'text-negative',
  offline: 'text-caution',
};

const icons = { waiting: CloudUpload, failed: CircleAlert, offline: CloudOff };

/** For the top bar: how many changes of the signed-in person are not sent, and what to do about them. */
export function SyncStatus() {
  const changes = useUnsentChanges();
  const state = useSyncState();
  const summary = summarize(changes, state, useOnline());
  if (summary === undefined) return <output className="contents" />;
  const Icon = icons[summary.tone];
  const trigger = (
    <button
      type="button"
      aria-label={`${summary.text}. Show details.`}
      className={`inline-flex h-11 shrink-0 animate-appear items-center sm:h-9 ${looks[summary.tone]}`}
    >
      <span className="inline-flex h-6 items-center gap-1.5 rounded-full border border-line-strong px-2 text-caption font-medium">
        <Icon aria-hidden className="size-3.5" />
        <span className="max-sm:hidden">{summary.text}</span>
        {summary.count > 0 ? <span className="tabular-nums sm:hidden">{summary.count}</span> : null}
      </span>
    </button>
  );
  return (
    <output className="contents">
      <SyncDetails trigger={trigger} changes={changes} state={state} fallback={trigger} />
    </output>
  );
}
