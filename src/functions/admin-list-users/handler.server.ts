import {
  presentSummary,
  type SummaryRow,
  summaryColumns,
  summaryTables,
} from '../../server/admin/user-summary.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { UserSummary } from '../admin-shapes.ts';
import type { ListUsersInput } from './contract.ts';

const filters: Readonly<Record<ListUsersInput['show'], string>> = {
  all: 'true',
  admins: "exists (select from public.user_roles r where r.user_id = u.id and r.role = 'admin')",
  subscribed: 's.subscribed',
  unconfirmed: 'u.email_confirmed_at is null and u.phone_confirmed_at is null and not u.is_anonymous',
  banned: 'u.banned_until > now()',
  guests: 'u.is_anonymous',
};

// Compared without patterns, so that % and _ mean themselves.
const found = `
  u.deleted_at is null and (
    $1 = ''
    or strpos(coalesce(u.email, ''), $1) > 0
    or strpos(lower(coalesce(p.display_name, '')), $1) > 0
    or starts_with(u.id::text, $1)
  )`;

export function handle(
  { services: { database } }: FunctionCall,
  { search, show, limit, offset }: ListUsersInput,
): Promise<{ users: UserSummary[]; total: number }> {
  const needle = search.toLowerCase();
  const where = `${found} and ${filters[show]}`;
  return database.tx(
    'service_role',
    {},
    async (tx) => {
      const { rows } = await tx.query<SummaryRow>(
        `select ${summaryColumns} from ${summaryTables} where ${where}
         order by u.created_at desc, u.id desc limit $2 offset $3`,
        [needle, limit, offset],
      );
      const counted = await tx.query<{ total: number }>(
        `select count(*)::int as total from ${summaryTables} where ${where}`,
        [needle],
      );
      return { users: rows.map(presentSummary), total: counted.rows[0]?.total ?? 0 };
    },
    { readOnly: true },
  );
}
