import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Place } from '../../../../ask/answer.ts';
import { useDocumentLink } from '../documents/use-document-link.ts';

interface PlaceListProps {
  /** What the places are; read out, not shown. */
  label: string;
  places: readonly Place[];
}

/** Places to open, one to a line. */
export function PlaceList({ label, places }: PlaceListProps) {
  const linkTo = useDocumentLink();
  if (places.length === 0) return null;
  return (
    <ul aria-label={label} className="grid grid-cols-1 divide-y divide-line border-y border-line">
      {places.map(({ title, address }) => (
        <li key={`${address} ${title}`}>
          <Link
            to={linkTo(address)}
            className="group flex min-h-11 items-center gap-3 rounded-small px-1 py-2 text-small text-ink transition-colors hover:text-accent"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint group-hover:text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
