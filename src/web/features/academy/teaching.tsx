import { ArrowDown, ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import type { ChartFigureText, FlowFigureText, TeachingPart } from '../../../catalog/academy/course.ts';
import { Chart } from '../../ui/chart.tsx';
import { Markdown } from '../../ui/markdown.tsx';

/** The text of a lesson with its figures. */
export function Teaching({ parts }: { parts: readonly TeachingPart[] }) {
  return (
    <div className="grid max-w-[68ch] min-w-0 grid-cols-1 gap-8">
      {parts.map((part) => (
        <Part key={part.kind === 'text' ? part.markdown : part.title} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: TeachingPart }) {
  if (part.kind === 'text') return <Markdown text={part.markdown} demote={0} />;
  return (
    <div className="rounded-large border border-line bg-surface p-4 sm:p-5">
      {part.kind === 'chart' ? <ChartOf figure={part} /> : <Flow figure={part} />}
    </div>
  );
}

function ChartOf({ figure: { type, title, unit, points } }: { figure: ChartFigureText }) {
  return (
    <Chart
      title={title}
      kind={type}
      rows={points.map(({ label, value }) => ({ label, value }))}
      category={{ key: 'label', label: 'Item' }}
      series={[{ key: 'value', label: unit === '' ? 'Value' : `Value (${unit})` }]}
      format={(value) => withUnit(value, unit)}
    />
  );
}

function withUnit(value: number, unit: string): string {
  const written = Math.abs(value).toLocaleString('en', { maximumFractionDigits: 4 });
  const sign = value < 0 ? '−' : '';
  if (unit === '') return sign + written;
  if (/^[€$£¥₹]$/.test(unit)) return `${sign}${unit}${written}`;
  return unit === '%' ? `${sign}${written}%` : `${sign}${written} ${unit}`;
}

function Flow({ figure: { title, steps } }: { figure: FlowFigureText }) {
  return (
    <figure className="grid gap-4">
      <figcaption className="text-body font-semibold text-ink">{title}</figcaption>
      <ol className="flex flex-col items-stretch gap-2 sm:flex-row sm:flex-wrap sm:items-center">
        {steps.map((step, at) => (
          <Fragment key={step}>
            {at === 0 ? null : (
              <li aria-hidden className="flex justify-center text-ink-faint">
                <ArrowDown className="size-4 sm:hidden" />
                <ArrowRight className="hidden size-4 sm:block" />
              </li>
            )}
            <li className="flex items-center gap-2.5 rounded-medium border border-line-strong bg-surface-raised px-3 py-2 text-small text-ink">
              <span
                aria-hidden
                className="flex size-5 shrink-0 items-center justify-center rounded-full bg-accent/15 text-caption font-semibold text-accent tabular-nums"
              >
                {at + 1}
              </span>
              {step}
            </li>
          </Fragment>
        ))}
      </ol>
    </figure>
  );
}
