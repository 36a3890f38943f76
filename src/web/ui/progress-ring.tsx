import { Check } from 'lucide-react';

const radius = 15.5;
const around = 2 * Math.PI * radius;

export interface ProgressRingProps {
  done: number;
  total: number;
  /** What is counted; read out with the figures. Where the words beside the ring say it, leave it away. */
  label?: string;
  /** `count` shows “3/8”, `percent` shows “38%”. */
  shows?: 'count' | 'percent';
}

/** How much of something is done, as a ring; a whole one has a tick. */
export function ProgressRing({ done, total, label, shows = 'count' }: ProgressRingProps) {
  const share = total === 0 ? 0 : Math.min(1, Math.max(0, done / total));
  return (
    <span className="relative inline-flex size-12 shrink-0 items-center justify-center">
      <svg aria-hidden viewBox="0 0 36 36" className="size-full -rotate-90">
        <circle cx="18" cy="18" r={radius} fill="none" strokeWidth="3" className="stroke-line" />
        {share === 0 ? null : (
          <circle
            cx="18"
            cy="18"
            r={radius}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray={`${share * around} ${around}`}
            className={share === 1 ? 'stroke-positive' : 'stroke-accent'}
          />
        )}
      </svg>
      <span aria-hidden className="absolute text-caption font-semibold text-ink tabular-nums">
        {share === 1 ? (
          <Check className="size-4 text-positive" />
        ) : shows === 'percent' ? (
          // Almost done is not done.
          `${Math.min(99, Math.round(share * 100))}%`
        ) : (
          `${done}/${total}`
        )}
      </span>
      {label === undefined ? null : (
        <span className="sr-only">
          {label}: {done} of {total}
        </span>
      )}
    </span>
  );
}
