import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { href } from '../../lib/href.ts';

/** What the brand says of itself; the figures of the installation stand elsewhere. */
export function Claims() {
  return (
    <figure className="@container">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-large border border-line bg-line @3xl:grid-cols-4">
        {brand.claims.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-surface px-5 py-6">
            <dt className="text-small text-ink-muted">{label}</dt>
            <dd className="text-headline font-semibold text-ink tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-3 text-caption text-ink-faint">
        {brand.name} in its own words. Live figures of this installation stand on{' '}
        <Link
          to={`${href('/ai-os')}#live`}
          className="text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          its own page
        </Link>
        .
      </figcaption>
    </figure>
  );
}
