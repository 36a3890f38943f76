import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export interface BreadcrumbItem {
  label: string;
  /** Absent for the page itself, which is last. */
  to?: string;
}

export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-small text-ink-muted">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index === 0 ? null : <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-faint" />}
            {to === undefined ? (
              <span aria-current="page" className="truncate text-ink">
                {label}
              </span>
            ) : (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center truncate rounded-small transition-colors hover:text-ink sm:min-h-8"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
