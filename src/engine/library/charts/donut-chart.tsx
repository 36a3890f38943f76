import { largestOf, type Point } from './series.ts';
import { shades } from './shades.ts';

interface DonutChartProps {
  label: string;
  points: readonly Point[];
  format?: (value: number) => string;
}

const radius = 60;
const around = 2 * Math.PI * radius;

/** The parts of a whole, with their share. */
export function DonutChart({ label, points, format = String }: DonutChartProps) {
  const shown = largestOf(
    points.filter(({ value }) => value > 0),
    shades.length,
  );
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number) => (total === 0 ? 0 : value / total);
  const starts = shown.map((_, index) =>
    shown.slice(0, index).reduce((sum, { value }) => sum + share(value), 0),
  );
  return (
    <figure
      aria-label={`${label}: ${shown.map((point) => `${point.label} ${format(point.value)}`).join(', ')}`}
      className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4"
    >
      <svg viewBox="0 0 160 160" aria-hidden="true" className="size-44 shrink-0">
        {shown.map((point, index) => (
          <circle
            key={point.label}
            cx={80}
            cy={80}
            r={radius}
            fill="none"
            strokeWidth={26}
            strokeDasharray={`${Math.max(0, share(point.value) * around - (shown.length > 1 ? 2 : 0))} ${around}`}
            strokeDashoffset={-(starts[index] ?? 0) * around}
            transform="rotate(-90 80 80)"
            className={shades[index]?.stroke ?? 'stroke-primary'}
          />
        ))}
        <text
          x={80}
          y={80}
          textAnchor="middle"
          className={`fill-ink font-bold ${format(total).length > 6 ? 'text-sm' : 'text-2xl'}`}
        >
          {format(total)}
        </text>
        <text x={80} y={99} textAnchor="middle" className="fill-muted text-xs">
          total
        </text>
      </svg>
      <ul className="grid min-w-40 flex-1 gap-2 text-sm">
        {shown.map((point, index) => (
          <li key={point.label} className="flex items-center gap-2.5">
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
              <rect width={12} height={12} rx={3} className={shades[index]?.fill ?? 'fill-primary'} />
            </svg>
            <span className="min-w-0 flex-1 break-words">{point.label}</span>
            <span className="font-semibold tabular-nums">{format(point.value)}</span>
            <span className="w-10 text-right text-muted tabular-nums">
              {Math.round(share(point.value) * 100)}%
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
