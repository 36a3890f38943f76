import { Link } from 'react-router';
import type { LawTermFacts } from '../../../catalog/law-terms.gen.ts';
import { lawAddress } from './law-addresses.ts';

/** Entries with what they are about, to be walked through with the arrow keys. */
export function TermList({ label, terms }: { label: string; terms: readonly LawTermFacts[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 divide-y divide-line border-y border-line">
      {terms.map(({ slug, term, about }) => (
        <li key={slug}>
          <Link
            to={lawAddress.term(slug)}
            data-result
            className="grid gap-0.5 rounded-small px-2 py-3 transition-colors hover:bg-surface-raised focus-visible:-outline-offset-2"
          >
            <span className="font-medium wrap-anywhere text-ink">{term}</span>
            <span className="line-clamp-2 text-small text-ink-muted">{about}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
