import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { contract } from '../../../../functions/admin-list-audit/contract.ts';
import { limits } from '../../../../kernel/limits.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { LoadedList } from '../list-states.tsx';
import { endOf, startOf } from '../readable-time.tsx';
import { adminKey, mayRetry } from '../use-admin-query.ts';
import { AuditEvents } from './audit-events.tsx';
import { AuditFilters, filterNames } from './audit-filters.tsx';

/** Newest first; older events are added below. The filters stand in the address. */
export function AuditTab() {
  const { get, change } = useAddress();
  const filter = {
    actor: get('actor'),
    action: get('action'),
    target: get('target'),
    from: startOf(get('from')) ?? undefined,
    to: endOf(get('to')) ?? undefined,
    limit: limits.admin.listed,
  };
  const query = useInfiniteQuery({
    queryKey: adminKey(contract.name, filter),
    queryFn: ({ pageParam, signal }) => callFunction(contract, { ...filter, before: pageParam }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: mayRetry,
  });
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, ''])));
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilters get={get} change={change} onClear={clear} />
      <LoadedList what="The audit log" query={query}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.events);
          if (events.length === 0) return <NothingFound onClear={clear} />;
          return (
            <>
              <Card className="overflow-hidden">
                <AuditEvents events={events} />
              </Card>
              {query.hasNextPage ? (
                <Button
                  className="justify-self-center"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show older events
                </Button>
              ) : (
                <p className="text-center text-caption text-ink-faint">That is all there is.</p>
              )}
            </>
          );
        }}
      </LoadedList>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState heading="No event matches" actions={<Button onClick={onClear}>Clear filters</Button>}>
        Sign-ins, changes by admins and refused attempts are written here and never changed.
      </EmptyState>
    </Card>
  );
}
