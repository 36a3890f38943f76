import { ChevronRight } from 'lucide-react';
import type { UserSummary } from '../../../../functions/admin-shapes.ts';
import { Card } from '../../../ui/card.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { Time } from '../readable-time.tsx';
import { UserBadges, userTitle } from './user-badges.tsx';

interface UserListProps {
  users: readonly UserSummary[];
  onOpen: (user: UserSummary) => void;
}

/** A table where there is room for one, cards on a phone. */
export function UserList({ users, onOpen }: UserListProps) {
  return (
    <>
      <Card className="hidden overflow-hidden md:block">
        <Table caption="Users" columns={columns(onOpen)} rows={users} rowKey={({ id }) => id} />
      </Card>
      <ul className="grid grid-cols-1 gap-3 md:hidden">
        {users.map((user) => (
          <li key={user.id}>
            <UserCard user={user} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

function columns(onOpen: (user: UserSummary) => void): TableColumn<UserSummary>[] {
  return [
    {
      key: 'person',
      header: 'Person',
      cell: (user) => (
        <button
          type="button"
          onClick={() => onOpen(user)}
          className="block max-w-80 min-w-0 rounded-small text-left"
        >
          <span className="block truncate font-medium text-ink underline-offset-4 hover:underline">
            {userTitle(user)}
          </span>
          <span className="block truncate text-caption text-ink-muted">
            {user.display_name === '' ? user.id.slice(0, 8) : user.display_name}
          </span>
        </button>
      ),
    },
    { key: 'access', header: 'Access', cell: (user) => <UserBadges user={user} /> },
    {
      key: 'seen',
      header: 'Last sign-in',
      cell: ({ last_sign_in_at: seen }) =>
        seen === null ? <span className="text-ink-faint">Never</span> : <Time iso={seen} />,
    },
    { key: 'created', header: 'Created', cell: ({ created_at }) => <Time iso={created_at} look="day" /> },
    { key: 'apps', header: 'Apps', align: 'end', cell: ({ apps }) => apps },
    { key: 'sessions', header: 'Sessions', align: 'end', cell: ({ sessions }) => sessions },
  ];
}

function UserCard({ user, onOpen }: { user: UserSummary; onOpen: (user: UserSummary) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(user)}
      className="flex w-full items-center gap-3 rounded-large border border-line bg-surface p-4 text-left shadow-card"
    >
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <span>
          <span className="block truncate text-small font-medium text-ink">{userTitle(user)}</span>
          <span className="block truncate text-caption text-ink-muted">
            {user.display_name === '' ? '' : `${user.display_name} · `}
            {user.last_sign_in_at === null ? 'Never signed in' : <Time iso={user.last_sign_in_at} />}
          </span>
        </span>
        <UserBadges user={user} />
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </button>
  );
}
