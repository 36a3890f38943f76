import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { AdminRequest, ListRequestsInput } from './contract.ts';

interface RequestRow extends Omit<AdminRequest, 'created_at' | 'updated_at'> {
  created_at: Date;
  updated_at: Date;
}

const found = `
  ($1 = '' or strpos(lower(q.name), $1) > 0 or strpos(lower(q.email), $1) > 0 or strpos(lower(q.subject), $1) > 0)
  and ($2::text is null or q.status = $2)
  and ($3::text is null or q.kind = $3)`;

export function handle(
  { services: { database } }: FunctionCall,
  { search, status, kind, limit, offset }: ListRequestsInput,
): Promise<{ requests: AdminRequest[]; total: number }> {
  const values = [search.toLowerCase(), status ?? null, kind ?? null];
  return database.tx(
    'service_role',
    {},
    async (tx) => {
      const { rows } = await tx.query<RequestRow>(
        `select q.id, q.kind, q.user_id, q.name, q.email, q.subject, q.message, q.status, q.note,
                h.email as handled_by, q.created_at, q.updated_at
         from public.requests q left join auth.users h on h.id = q.handled_by
         where ${found} order by q.created_at desc, q.id desc limit $4 offset $5`,
        [...values, limit, offset],
      );
      const counted = await tx.query<{ total: number }>(
        `select count(*)::int as total from public.requests q where ${found}`,
        values,
      );
      return { requests: rows.map(present), total: counted.rows[0]?.total ?? 0 };
    },
    { readOnly: true },
  );
}

function present(row: RequestRow): AdminRequest {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
