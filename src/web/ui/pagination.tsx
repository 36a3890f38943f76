import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  /** What is paged through: 'Articles'. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** The address of a page, so that it can be opened elsewhere and found by search engines. */
  to: (page: number) => string;
}

const cellClass =
  'inline-flex size-11 items-center justify-center rounded-medium text-small tabular-nums text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink aria-[current=page]:bg-surface-overlay aria-[current=page]:font-medium aria-[current=page]:text-ink sm:size-9 [&>svg]:size-4';

export function Pagination({ label, page, pageCount, to }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={`${label}, pages`}>
      <ul className="flex items-center justify-center gap-1">
        <Step label="Previous page" to={page > 1 ? to(page - 1) : undefined} rel="prev">
          <ChevronLeft aria-hidden />
        </Step>
        {pageNumbers(page, pageCount).map((number, index, all) =>
          number === null ? (
            <li
              key={`gap after ${all[index - 1]}`}
              aria-hidden
              className="w-5 text-center text-ink-faint max-sm:hidden"
            >
              …
            </li>
          ) : (
            <li key={number} className={number === page ? '' : 'max-sm:hidden'}>
              <Link
                to={to(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={cellClass}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li aria-hidden className="px-1 text-small text-ink-faint tabular-nums sm:hidden">
          of {pageCount}
        </li>
        <Step label="Next page" to={page < pageCount ? to(page + 1) : undefined} rel="next">
          <ChevronRight aria-hidden />
        </Step>
      </ul>
    </nav>
  );
}

interface StepProps {
  label: string;
  to: string | undefined;
  rel: 'prev' | 'next';
  children: ReactNode;
}

/** At either end there is nowhere to go, and nothing else moves into its place. */
function Step({ label, to, rel, children }: StepProps) {
  return (
    <li>
      {to === undefined ? (
        <span aria-hidden className={`${cellClass} pointer-events-none opacity-40`}>
          {children}
        </span>
      ) : (
        <Link to={to} rel={rel} aria-label={label} className={cellClass}>
          {children}
        </Link>
      )}
    </li>
  );
}
