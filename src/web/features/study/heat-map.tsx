import { dayNumber, dayOfNumber } from '../../../methods/habit/streak.ts';

interface HeatMapProps {
  /** Reviews by day, as `2026-03-31` → how many. */
  counts: ReadonlyMap<string, number>;
  today: string;
  weeks?: number;
}

const size = 10;
const gap = 3;
const shades = [
  'fill-surface-overlay',
  'fill-accent-fill/30',
  'fill-accent-fill/55',
  'fill-accent-fill/80',
  'fill-accent-fill',
] as const;

/** A year at a glance: a column a week, a square a day, darker the more was reviewed. */
export function HeatMap({ counts, today, weeks = 26 }: HeatMapProps) {
  const end = dayNumber(today);
  // Day 0 was a Thursday; weeks begin on Monday.
  const weekday = (number: number) => (number + 3) % 7;
  const start = end - weekday(end) - (weeks - 1) * 7;
  const days = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  const most = Math.max(1, ...days.map((number) => counts.get(dayOfNumber(number)) ?? 0));
  const total = days.reduce((sum, number) => sum + (counts.get(dayOfNumber(number)) ?? 0), 0);
  const active = days.filter((number) => counts.has(dayOfNumber(number))).length;
  const words = `${total.toLocaleString('en')} ${total === 1 ? 'review' : 'reviews'} on ${active} ${active === 1 ? 'day' : 'days'} of the last ${weeks} weeks`;
  return (
    <figure className="grid gap-2">
      <svg
        aria-hidden
        viewBox={`0 0 ${weeks * (size + gap)} ${7 * (size + gap)}`}
        className="h-auto w-full max-w-2xl"
      >
        {days.map((number) => {
          const count = counts.get(dayOfNumber(number)) ?? 0;
          const shade = count === 0 ? 0 : Math.min(4, 1 + Math.floor((3.99 * count) / most));
          return (
            <rect
              key={number}
              x={Math.floor((number - start) / 7) * (size + gap)}
              y={weekday(number) * (size + gap)}
              width={size}
              height={size}
              rx={2}
              className={shades[shade]}
            >
              <title>{`${new Date(`${dayOfNumber(number)}T12:00:00`).toLocaleDateString('en', { dateStyle: 'medium' })}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="text-caption text-ink-muted">{words}</figcaption>
    </figure>
  );
}
