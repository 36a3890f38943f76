import { type ReactNode, type Ref, useCallback, useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { useDelay } from '../../../lib/use-delay.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TrialFrame } from './trial-frame.tsx';
import type { ShownTrial, Trial } from './trial-store.ts';

interface TrialStageProps {
  ref: Ref<HTMLElement>;
  trial: Trial;
  /** What stands in the bar before there is an app. */
  name: string;
  /** The way to keep the app. */
  keep: ReactNode;
  /** Below the app: how it is changed. */
  children: ReactNode;
}

/** The app that was made, running. It has its height before there is one, so that nothing moves when it comes. */
export function TrialStage({ ref, trial, name, keep, children }: TrialStageProps) {
  const { shown, busy } = trial;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Your app, running"
      aria-busy={busy !== undefined}
      className="min-w-0 scroll-mt-20 overflow-hidden rounded-large border border-line-strong bg-ground shadow-overlay outline-hidden"
    >
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line bg-surface py-1.5 pr-2 pl-4">
        <p className="flex min-w-0 items-center gap-2.5">
          <span className="truncate text-small font-semibold text-ink">{shown?.app.name ?? name}</span>
          {shown === undefined || shown.isExample ? (
            <Badge>Example</Badge>
          ) : (
            <Badge tone="caution">Not kept yet</Badge>
          )}
        </p>
        {keep}
      </div>
      <div className="@container">
        <div className="relative h-120 overflow-hidden bg-surface-raised @xl:h-108">
          <Frames trial={trial} />
        </div>
      </div>
      {children}
    </section>
  );
}

/** The app before stays until the new one runs. */
function Frames({ trial: { shown, busy } }: { trial: Trial }) {
  const [settled, setSettled] = useState<ShownTrial>();
  const [silent, setSilent] = useState<number>();
  const isWaiting = busy === 'app' || (shown !== undefined && settled?.round !== shown.round);
  const slow = useDelay(isWaiting, limits.web.spinnerDelayMs);
  const isSilent = shown !== undefined && silent === shown.round;
  const note = useCallback(() => setSettled(shown), [shown]);
  const giveUp = useCallback(() => setSilent(shown?.round), [shown]);
  const kept = [settled, shown].filter((one, index, all) => one !== undefined && all.indexOf(one) === index);
  return (
    <>
      {kept.map((one) =>
        one === undefined ? null : (
          <TrialFrame
            key={one.round}
            shown={one}
            onShown={one === shown ? note : nothing}
            onSilent={one === shown ? giveUp : nothing}
          />
        ),
      )}
      {shown === undefined ? <Skeleton /> : null}
      {isWaiting && slow && !isSilent ? (
        <div className="absolute inset-0 flex items-center justify-center bg-ground/70">
          <Spinner>{busy === 'app' ? 'Making the app' : 'Starting the app'}</Spinner>
        </div>
      ) : null}
      {isSilent && settled?.round !== shown.round ? (
        <p className="absolute inset-0 flex items-center justify-center bg-ground p-8 text-center text-small text-ink-muted">
          The app is made, but this browser does not open the address that it runs at. Sign up to have it kept
          and to open it in a tab of its own.
        </p>
      ) : null}
    </>
  );
}

function nothing(): void {
  // The one that was shown before has been heard already.
}

/** Has the outline of an app, and says nothing. */
function Skeleton() {
  return (
    <div aria-hidden className="grid h-full content-start gap-4 p-6">
      <span className="h-5 w-32 rounded-small bg-surface-overlay" />
      <span className="h-3 w-64 max-w-full rounded-small bg-surface-overlay" />
      <span className="mt-3 grid grid-cols-2 gap-3 @xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <span key={place} className="h-24 rounded-medium border border-line bg-surface" />
        ))}
      </span>
    </div>
  );
}
