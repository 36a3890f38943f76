import type { TooltipContentProps } from 'recharts';

interface ChartTooltipProps extends Partial<TooltipContentProps<number, string>> {
  format: ((value: number) => string) | undefined;
}

/** The figures under the pointer. */
export function ChartTooltip({ active, label, payload, format }: ChartTooltipProps) {
  if (active !== true || payload === undefined || payload.length === 0) return null;
  return (
    <div className="rounded-medium border border-line-strong bg-popup px-3 py-2 text-caption text-ink shadow-overlay">
      {label === undefined ? null : <div className="mb-1 text-ink-muted">{label}</div>}
      {payload.map(({ name, value, color, payload: row }) => (
        <div key={String(name)} className="flex items-center justify-between gap-4">
          <span className="flex items-center gap-1.5">
            <svg aria-hidden viewBox="0 0 8 8" className="size-2">
              <circle cx="4" cy="4" r="4" fill={row?.fill ?? color} />
            </svg>
            {name}
          </span>
          <span className="font-medium tabular-nums">
            {typeof value === 'number' ? (format?.(value) ?? value.toLocaleString('en')) : '–'}
          </span>
        </div>
      ))}
    </div>
  );
}
