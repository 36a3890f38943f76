import { Check } from 'lucide-react';

const radius = 15.5;
const around = 2 * Math.PI * radius;

/** How much of something is done, as a ring; read out as a sentence. */
export function ProgressRing({ done, total, label }: { done: number; total: number; label: string }) {
  const share = total === 0 ? 0 : Math.min(1, done / total);
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
        {share === 1 ? <Check className="size-4 text-positive" /> : `${done}/${total}`}
      </span>
      <span className="sr-only">
        {label}: {done} of {total}
      </span>
    </span>
  );
}
