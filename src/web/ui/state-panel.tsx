import { CircleAlert, CloudOff, Inbox, Lock } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StatePanelProps {
  heading: string;
  children: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
  /** In place of the usual one. */
  icon?: ReactNode;
}

/** There is nothing here yet: says what will be, and how to get the first. */
export function EmptyState(props: StatePanelProps) {
  return <StatePanel icon={<Inbox aria-hidden />} {...props} />;
}

/** It did not work: says what to do about it. Announced, since it may replace something. */
export function ErrorState(props: StatePanelProps) {
  return (
    <div role="alert">
      <StatePanel icon={<CircleAlert aria-hidden className="text-negative" />} {...props} />
    </div>
  );
}

/** There is something here, but not for this person: says how to get in. */
export function NoAccessState(props: StatePanelProps) {
  return <StatePanel icon={<Lock aria-hidden />} {...props} />;
}

/** It needs a network and there is none: says what works meanwhile. Announced, since it may replace something. */
export function OfflineState(props: StatePanelProps) {
  return (
    <div aria-live="polite">
      <StatePanel icon={<CloudOff aria-hidden className="text-caution" />} {...props} />
    </div>
  );
}

function StatePanel({ icon, heading, children, actions }: StatePanelProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <div className="flex size-11 items-center justify-center rounded-full border border-line bg-surface-raised text-ink-muted [&>svg]:size-5">
        {icon}
      </div>
      <h2 className="text-body font-semibold text-ink">{heading}</h2>
      <div className="max-w-[44ch] text-small text-ink-muted">{children}</div>
      {actions === undefined ? null : (
        <div className="mt-2 flex w-full flex-col gap-2 sm:w-auto sm:flex-row">{actions}</div>
      )}
    </div>
  );
}
