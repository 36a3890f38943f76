import type { ReactNode } from 'react';
import { messageOf } from '../../lib/failures/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

/** Rows of the height that real ones have. */
function ListSkeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <Card aria-label={label} aria-busy className="divide-y divide-line">
      <output className="sr-only">{label}</output>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-14 items-center gap-4 px-4">
          <Skeleton className={index % 2 === 0 ? 'h-3 w-56 max-w-[50%]' : 'h-3 w-44 max-w-[40%]'} />
          <Skeleton className="ml-auto h-3 w-24" />
          <Skeleton className="hidden h-3 w-20 sm:block" />
        </div>
      ))}
    </Card>
  );
}

interface ListErrorProps {
  what: string;
  error: unknown;
  onRetry: () => void;
}

export function ListError({ what, error, onRetry }: ListErrorProps) {
  return (
    <Card>
      <ErrorState
        heading={`${what} could not be loaded`}
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        {messageOf(error, 'Please try again.')}
      </ErrorState>
    </Card>
  );
}

interface Loaded<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedListProps<Data> {
  /** What is listed, such as `The users`. */
  what: string;
  query: Loaded<Data>;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, or there: one of the three, and data that is there stays while it is asked for again. */
export function LoadedList<Data>({ what, query, children }: LoadedListProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null)
    return <ListError what={what} error={query.error} onRetry={() => query.refetch()} />;
  return <ListSkeleton label={`${what}: loading`} />;
}
