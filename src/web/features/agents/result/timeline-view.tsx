import type { TimelinePart } from '../../../../catalog/agent-desk/parts.ts';
import { writeAmount } from '../../../../catalog/agent-desk/write-amount.ts';

const dayMs = 86_400_000;

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** Bars over days; the dates stand as words beside them, so that nobody has to measure. */
export function TimelineView({ part }: { part: TimelinePart }) {
  const from = Math.min(...part.items.map(({ start }) => dayNumber(start)));
  const to = Math.max(...part.items.map(({ end }) => dayNumber(end))) + 1;
  const share = (days: number) => `${(days / Math.max(1, to - from)) * 100}%`;
  return (
    <section aria-label={part.title} className="grid min-w-0 grid-cols-1 gap-3">
      <h3 className="text-body font-semibold text-ink">{part.title}</h3>
      <ol className="grid grid-cols-1 gap-2.5">
        {part.items.map((item) => (
          <li
            key={`${item.label}-${item.start}`}
            className="grid min-w-0 grid-cols-1 gap-1 @xl:grid-cols-[16rem_1fr] @xl:gap-4"
          >
            <span className="min-w-0 text-small text-ink">
              {item.label}
              <span className="block text-caption text-ink-muted">
                {writeAmount(item.start, 'date')}
                {item.end === item.start ? '' : ` – ${writeAmount(item.end, 'date')}`}
                {item.group === undefined ? '' : ` · ${item.group}`}
                {item.critical ? ' · critical' : ''}
              </span>
            </span>
            <span aria-hidden className="relative h-3 self-center rounded-small bg-surface-overlay @xl:h-5">
              <span
                className={`absolute inset-y-0 rounded-small ${item.critical ? 'bg-negative-fill' : 'bg-accent-fill'}`}
                style={{
                  left: share(dayNumber(item.start) - from),
                  width: share(dayNumber(item.end) + 1 - dayNumber(item.start)),
                }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
