const radius = 20;
const around = 2 * Math.PI * radius;

/** A share as a ring with its figure; the words beside it say the same. */
export function ProgressRing({ share }: { share: number }) {
  const percent = Math.round(Math.min(1, share) * 100);
  return (
    <svg viewBox="0 0 48 48" aria-hidden className="size-12 shrink-0">
      <circle cx="24" cy="24" r={radius} fill="none" strokeWidth="4" className="stroke-surface-overlay" />
      <circle
        cx="24"
        cy="24"
        r={radius}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${(around * percent) / 100} ${around}`}
        transform="rotate(-90 24 24)"
        className={percent === 0 ? 'stroke-transparent' : 'stroke-accent-fill'}
      />
      <text x="24" y="28" textAnchor="middle" className="fill-ink text-[11px] font-semibold tabular-nums">
        {percent} %
      </text>
    </svg>
  );
}
