import { Activity, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { href } from '../../lib/href.ts';

/** What the brand says of itself, under its own name. What this installation measures stands apart, in `LiveFiguresLink`. */
export function Claims() {
  return (
    <figure className="@container">
      <figcaption className="mb-3 text-small font-medium text-ink-muted">{brand.name} at a glance</figcaption>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-large border border-line bg-line @3xl:grid-cols-4">
        {brand.claims.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-surface px-5 py-6">
            <dt className="text-small text-ink-muted">{label}</dt>
            <dd className="text-headline font-semibold text-ink tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** The way to what the server in front of somebody says of itself. */
export function LiveFiguresLink() {
  return (
    <Link
      to={`${href('/ai-os')}#live`}
      className="group flex items-center gap-4 rounded-large border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong"
    >
      <span className="flex size-9 shrink-0 items-center justify-center rounded-medium border border-line bg-surface-raised text-positive">
        <Activity aria-hidden className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-body font-medium text-ink">This installation, live</span>
        <span className="block text-small text-ink-muted">
          How the server in front of you is doing, measured as you look.
        </span>
      </span>
      <ArrowRight
        aria-hidden
        className="size-4.5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
