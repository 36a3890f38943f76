import type { ReactNode } from 'react';
import { messageOf } from '../../lib/failures/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

interface LoadedProps<Data> {
  /** What is read, such as `The models`. */
  what: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Loading, failed, or there. What is there stays while it is asked for again. */
export function Loaded<Data>({ what, query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null)
    return (
      <ErrorState
        heading={`${what} could not be read`}
        actions={<Button onClick={() => query.refetch()}>Try again</Button>}
      >
        {messageOf(query.error, 'Please try again.')}
      </ErrorState>
    );
  return (
    <div aria-busy className="grid gap-3 p-5">
      <output className="sr-only">{what}: loading</output>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
