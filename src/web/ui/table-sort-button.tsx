import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

interface TableSortButtonProps {
  column: string;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  children: ReactNode;
}

const icons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

export function TableSortButton({ column, sort, onSort, children }: TableSortButtonProps) {
  const state = sort?.key === column ? sort.direction : 'none';
  const Icon = icons[state];
  return (
    <button
      type="button"
      onClick={() => onSort({ key: column, direction: state === 'ascending' ? 'descending' : 'ascending' })}
      className={`-mx-1.5 inline-flex min-h-11 items-center gap-1 rounded-small px-1.5 font-medium transition-colors hover:text-ink sm:min-h-6 ${state === 'none' ? '' : 'text-ink'}`}
    >
      {children}
      <Icon aria-hidden className="size-3.5 text-ink-faint" />
    </button>
  );
}
