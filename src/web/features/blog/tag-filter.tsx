import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import type { TagCount } from './choose-articles.ts';

interface TagFilterProps {
  tags: readonly TagCount[];
  chosen: string | null;
}

/** Each choice is a link, so that it works without JavaScript and can be shared. */
export function TagFilter({ tags, chosen }: TagFilterProps) {
  return (
    <nav aria-label="Topics" className="relative -mx-4 overflow-x-auto px-4 pb-1 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        <li>
          <TagLink label="All" tag={null} chosen={chosen === null} />
        </li>
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <TagLink label={tag} tag={tag} count={count} chosen={chosen === tag} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TagLinkProps {
  label: string;
  tag: string | null;
  count?: number;
  chosen: boolean;
}

function TagLink({ label, tag, count, chosen }: TagLinkProps) {
  return (
    <Link
      to={tagHref(tag)}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className="flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-4 text-small whitespace-nowrap text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink aria-[current]:border-accent aria-[current]:bg-accent/10 aria-[current]:text-ink sm:min-h-8 sm:px-3"
    >
      {label}
      {count === undefined ? null : (
        <span className="text-caption text-ink-faint tabular-nums">
          <span className="sr-only">, articles: </span>
          {count}
        </span>
      )}
    </Link>
  );
}

export function tagHref(tag: string | null): string {
  return tag === null ? href('/blog') : `${href('/blog')}?tag=${encodeURIComponent(tag)}`;
}
