import { type Point, scaleOf, shorten } from './series.ts';
import { useWidth } from './use-width.ts';

interface LineChartProps {
  label: string;
  points: readonly Point[];
  format?: (value: number) => string;
  /** From here on the values are expected, not measured: drawn dashed. */
  expectedFrom?: number;
}

const height = 240;
const margin = { top: 16, bottom: 30, left: 52, right: 16 };

/** Values in their order, joined by a line. */
export function LineChart({ label, points, format = String, expectedFrom = points.length }: LineChartProps) {
  const [frame, width] = useWidth<HTMLElement>();
  const { top, bottom, steps } = scaleOf(points.map(({ value }) => value));
  const inner = height - margin.top - margin.bottom;
  const y = (value: number) => margin.top + inner * (1 - (value - bottom) / (top - bottom));
  const step = (width - margin.left - margin.right) / Math.max(1, points.length - 1);
  const x = (index: number) => (points.length === 1 ? width / 2 : margin.left + step * index);
  const path = (from: number, to: number) =>
    points
      .slice(from, to)
      .map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(from + index)} ${y(value)}`)
      .join(' ');
  const every = Math.ceil(points.length / Math.max(2, Math.floor(width / 90)));
  const measured = path(0, expectedFrom);
  const last = Math.min(expectedFrom, points.length) - 1;
  return (
    <figure
      ref={frame}
      aria-label={`${label}: ${points.map((point) => `${point.label} ${format(point.value)}`).join(', ')}`}
      className="w-full min-w-0"
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="block max-w-full text-xs"
      >
        {steps.map((value) => (
          <g key={value}>
            <line
              x1={margin.left}
              x2={width - margin.right}
              y1={y(value)}
              y2={y(value)}
              className="stroke-line"
            />
            <text x={margin.left - 8} y={y(value) + 4} textAnchor="end" className="fill-muted">
              {shorten(format(value), 7)}
            </text>
          </g>
        ))}
        {last < 1 ? null : (
          <path d={`${measured} L${x(last)} ${y(bottom)} L${x(0)} ${y(bottom)}Z`} className="fill-soft" />
        )}
        <path d={measured} fill="none" strokeWidth={3} strokeLinejoin="round" className="stroke-link" />
        {expectedFrom >= points.length ? null : (
          <path
            d={path(Math.max(0, expectedFrom - 1), points.length)}
            fill="none"
            strokeWidth={3}
            strokeDasharray="7 6"
            className="stroke-link"
          />
        )}
        {points.map((point, index) => (
          <g key={point.label}>
            <circle
              cx={x(index)}
              cy={y(point.value)}
              r={4}
              className="fill-surface stroke-link"
              strokeWidth={2}
            />
            {index % every === 0 ? (
              <text
                x={x(index)}
                y={height - 10}
                textAnchor={index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'}
                className="fill-muted"
              >
                {point.label}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
    </figure>
  );
}
