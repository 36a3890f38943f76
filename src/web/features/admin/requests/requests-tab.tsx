import {
  type AdminRequest,
  contract,
  requestKinds,
  requestStatuses,
} from '../../../../functions/admin-list-requests/contract.ts';
import { limits } from '../../../../kernel/limits.ts';
import { oneOf, useAddress } from '../../../lib/use-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { LoadedList } from '../list-states.tsx';
import { Pager, pageOf } from '../pager.tsx';
import { SearchField } from '../search-field.tsx';
import { useAdminQuery } from '../use-admin-query.ts';
import { RequestCard } from './request-card.tsx';
import { statusLabels } from './request-status.ts';

const pageSize = limits.admin.listed;

const statusOptions = [
  { value: 'all' as const, label: 'Any status' },
  ...requestStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

const kindOptions = [
  { value: 'all' as const, label: 'Any kind' },
  { value: 'support' as const, label: 'Support' },
  { value: 'sales' as const, label: 'Sales' },
];

export function RequestsTab() {
  const { get, change } = useAddress();
  const search = get('q');
  const status = oneOf(['all', ...requestStatuses], get('status'), 'all');
  const kind = oneOf(['all', ...requestKinds], get('kind'), 'all');
  const page = pageOf(get('page'));
  const query = useAdminQuery(contract, {
    search,
    status: status === 'all' ? undefined : status,
    kind: kind === 'all' ? undefined : kind,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const filtered = search !== '' || status !== 'all' || kind !== 'all';
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchField
          label="Search requests"
          placeholder="Name, e-mail or subject"
          value={search}
          onChange={(q) => change({ q, page: '' })}
        />
        <div className="flex gap-3">
          <Select
            aria-label="Status"
            options={statusOptions}
            value={status}
            onChange={(next) => change({ status: next === 'all' ? '' : next, page: '' })}
            className="sm:w-40"
          />
          <Select
            aria-label="Kind"
            options={kindOptions}
            value={kind}
            onChange={(next) => change({ kind: next === 'all' ? '' : next, page: '' })}
            className="sm:w-44"
          />
        </div>
      </div>
      <LoadedList what="The requests" query={query}>
        {({ requests, total }) => (
          <>
            {requests.length === 0 ? (
              <NoRequests
                filtered={filtered}
                onClear={() => change({ q: '', status: '', kind: '', page: '' })}
              />
            ) : (
              <ul aria-label="Requests" className="grid grid-cols-1 gap-3">
                {requests.map((request: AdminRequest) => (
                  <li key={request.id}>
                    <RequestCard key={request.updated_at} request={request} />
                  </li>
                ))}
              </ul>
            )}
            <Pager
              page={page}
              pageSize={pageSize}
              total={total}
              onChange={(next) => change({ page: next === 1 ? '' : String(next) }, 'step')}
            />
          </>
        )}
      </LoadedList>
    </div>
  );
}

function NoRequests({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <Card>
      {filtered ? (
        <EmptyState heading="No request matches" actions={<Button onClick={onClear}>Show all</Button>}>
          Search in the sender's name and address and in the subject.
        </EmptyState>
      ) : (
        <EmptyState heading="No requests yet">
          What people send to support or sales appears here, with its status and your note.
        </EmptyState>
      )}
    </Card>
  );
}
