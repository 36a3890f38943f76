import { BookOpen, CircleHelp, FileText, type LucideIcon, Shapes } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import type { Found } from '../../lib/full-text-search.ts';
import { excerptAround } from '../../lib/mark-terms.ts';
import { Button } from '../../ui/button.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import type { SiteItem } from './use-site-search.ts';

const icons: Readonly<Record<string, LucideIcon>> = { pages: FileText, articles: BookOpen, help: CircleHelp };

interface ResultListProps {
  found: readonly Found<SiteItem>[];
  labels: ReadonlyMap<string, string>;
}

/** A new question makes a new list: give it the question as its key. */
export function ResultList({ found, labels }: ResultListProps) {
  const [shown, setShown] = useState<number>(limits.reading.results);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol className="divide-y divide-line overflow-hidden rounded-large border border-line bg-surface">
        {found.slice(0, shown).map(({ item, terms }) => (
          <li key={item.href}>
            <Result item={item} terms={terms} label={labels.get(item.kind) ?? item.kind} />
          </li>
        ))}
      </ol>
      {found.length > shown ? (
        <Button className="justify-self-center" onClick={() => setShown(shown + limits.reading.results)}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}

function Result({ item, terms, label }: Found<SiteItem> & { label: string }) {
  const Icon = icons[item.kind] ?? Shapes;
  return (
    <Link
      to={item.href}
      data-result
      className="flex gap-4 px-4 py-4 transition-colors hover:bg-surface-raised focus-visible:bg-surface-raised focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-medium border border-line bg-ground text-ink-muted">
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="grid min-w-0 gap-1">
        <span className="text-body font-medium text-ink">
          <Highlighted text={item.title} terms={terms} />
        </span>
        <span className="text-small text-ink-muted wrap-anywhere">
          <Highlighted text={excerptAround(item.text, terms, limits.reading.excerptLength)} terms={terms} />
        </span>
        <span className="truncate text-caption text-ink-faint">
          {label} · {item.href}
        </span>
      </span>
    </Link>
  );
}
