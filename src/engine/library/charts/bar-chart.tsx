import { largestOf, type Point, scaleOf, shorten } from './series.ts';
import { useWidth } from './use-width.ts';

interface ChartProps {
  label: string;
  points: readonly Point[];
  format?: (value: number) => string;
  /** The order says something, as that of months does: the latest are shown, and none are put together. */
  inOrder?: boolean;
}

const height = 240;
const margin = { top: 24, bottom: 30, left: 8, right: 8 };

/** A column for each value, with the value above it. */
export function BarChart({ label, points, format = String, inOrder = false }: ChartProps) {
  const [frame, width] = useWidth<HTMLElement>();
  const shown = inOrder ? points.slice(-Math.floor(width / 26)) : largestOf(points, width < 420 ? 6 : 10);
  const { top, bottom, steps } = scaleOf(shown.map(({ value }) => value));
  const inner = height - margin.top - margin.bottom;
  const y = (value: number) => margin.top + inner * (1 - (value - bottom) / (top - bottom));
  const slot = (width - margin.left - margin.right) / Math.max(1, shown.length);
  const bar = Math.min(64, slot * 0.66);
  // Names that follow one another may be left out where there is no room for all.
  const every = inOrder ? Math.ceil((longest(shown) * 6.5 + 8) / slot) : 1;
  const room = slot * every;
  return (
    <figure
      ref={frame}
      aria-label={`${label}: ${shown.map((point) => `${point.label} ${format(point.value)}`).join(', ')}`}
      className="w-full min-w-0"
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="block max-w-full"
      >
        {steps.map((step) => (
          <line
            key={step}
            x1={margin.left}
            x2={width - margin.right}
            y1={y(step)}
            y2={y(step)}
            className="stroke-line"
          />
        ))}
        {shown.map((point, index) => {
          const center = margin.left + slot * (index + 0.5);
          const from = Math.min(y(point.value), y(0));
          return (
            <g key={point.label} className="text-xs">
              <rect
                x={center - bar / 2}
                y={from}
                width={bar}
                height={Math.max(1, Math.abs(y(point.value) - y(0)))}
                rx={Math.min(6, bar / 4)}
                className="fill-primary stroke-link"
              />
              <text x={center} y={from - 7} textAnchor="middle" className="fill-ink font-semibold">
                {shorten(format(point.value), Math.max(4, Math.floor(slot / 7)))}
              </text>
              {index % every === 0 ? (
                <text
                  x={every === 1 ? center : Math.max(center - slot / 2, 0)}
                  y={height - 10}
                  textAnchor={every === 1 ? 'middle' : 'start'}
                  className="fill-muted"
                >
                  {shorten(point.label, Math.max(3, Math.floor(room / (inOrder ? 6 : 7))))}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function longest(points: readonly Point[]): number {
  return Math.max(0, ...points.map(({ label }) => label.length));
}
