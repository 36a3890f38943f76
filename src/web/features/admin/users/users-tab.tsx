import { contract, userFilters } from '../../../../functions/admin-list-users/contract.ts';
import type { UserSummary } from '../../../../functions/admin-shapes.ts';
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
import { InviteDialog } from './invite-dialog.tsx';
import { UserList } from './user-list.tsx';
import { UserSheet } from './user-sheet.tsx';

const pageSize = limits.admin.listed;

const filterLabels: Record<(typeof userFilters)[number], string> = {
  all: 'Everybody',
  admins: 'Admins',
  subscribed: 'Subscribers',
  unconfirmed: 'Not confirmed',
  banned: 'Banned',
  guests: 'Guests',
};

const filterOptions = userFilters.map((value) => ({ value, label: filterLabels[value] }));

export function UsersTab() {
  const { get, change } = useAddress();
  const search = get('q');
  const show = oneOf(userFilters, get('show'), 'all');
  const page = pageOf(get('page'));
  const query = useAdminQuery(contract, { search, show, limit: pageSize, offset: (page - 1) * pageSize });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchField
          label="Search users"
          placeholder="E-mail, name or id"
          value={search}
          onChange={(q) => change({ q, page: '' })}
        />
        <div className="flex gap-3">
          <Select
            aria-label="Which users"
            options={filterOptions}
            value={show}
            onChange={(next) => change({ show: next === 'all' ? '' : next, page: '' })}
            className="sm:w-44"
          />
          <InviteDialog />
        </div>
      </div>
      <LoadedList what="The users" query={query}>
        {({ users, total }) => (
          <>
            {users.length === 0 ? (
              <NoUsers onClear={() => change({ q: '', show: '', page: '' })} />
            ) : (
              <UserList users={users} onOpen={({ id }: UserSummary) => change({ user: id }, 'step')} />
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
      <UserSheet id={get('user')} onClose={() => change({ user: '' })} />
    </div>
  );
}

function NoUsers({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState heading="Nobody matches" actions={<Button onClick={onClear}>Show everybody</Button>}>
        Search for a part of an e-mail address or name, or for the start of an id.
      </EmptyState>
    </Card>
  );
}
