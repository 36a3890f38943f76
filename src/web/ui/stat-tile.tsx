import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

export interface StatChange {
  /** In words and figures: '12 % more than last week'. */
  text: string;
  direction: 'up' | 'down' | 'flat';
  /** Whether that is welcome; a rise of costs is not. */
  tone?: 'positive' | 'negative' | 'neutral';
}

export interface StatTileProps {
  label: ReactNode;
  /** Absent while it is being fetched; the tile keeps its size. */
  value?: ReactNode;
  icon?: ReactNode;
  change?: StatChange;
  hint?: ReactNode;
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };
const tones = { positive: 'text-positive', negative: 'text-negative', neutral: 'text-ink-muted' };

/** Holds tiles side by side: two where there is little room, four where there is much. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">{children}</dl>
    </div>
  );
}

/** One figure that matters. Stands in a `StatGrid`. */
export function StatTile({ label, value, icon, change, hint }: StatTileProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-large border border-line bg-surface p-4 shadow-card">
      <dt className="flex items-center gap-2 text-small text-ink-muted [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-faint">
        {icon}
        <span className="min-w-0">{label}</span>
      </dt>
      <dd className="mt-2 min-w-0">
        <div className="text-title font-semibold wrap-anywhere text-ink tabular-nums">
          {value === undefined ? (
            <>
              <Skeleton className="h-8 w-20" />
              <span className="sr-only">Loading</span>
            </>
          ) : (
            value
          )}
        </div>
        {change === undefined ? null : <Change {...change} />}
        {hint === undefined ? null : <div className="mt-1 text-caption text-ink-muted">{hint}</div>}
      </dd>
    </div>
  );
}

function Change({ text, direction, tone = 'neutral' }: StatChange) {
  const Arrow = arrows[direction];
  return (
    <div className={`mt-1 flex items-center gap-1 text-caption font-medium ${tones[tone]}`}>
      <Arrow aria-hidden className="size-3.5 shrink-0" />
      {text}
    </div>
  );
}
