import { sql } from 'kysely';
import { queries } from '../../db/query-builder.ts';
import { pageHeaders, readPage } from '../admin/page-of.ts';
import { defineVerb } from '../verb.ts';

/** Newest first; `action` and `actor` narrow it down. */
export const adminAudit = defineVerb({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  async handle(call) {
    const page = readPage(call);
    const action = call.query.get('action') ?? '';
    const actor = call.query.get('actor') ?? '';
    return call.server.database.tx('service_role', {}, async (tx) => {
      let wanted = queries.selectFrom('audit_log');
      if (action !== '') wanted = wanted.where('action', '=', action);
      if (actor !== '') wanted = wanted.where(sql`actor_id::text`, '=', actor.toLowerCase());
      const { total } = await tx.one(wanted.select(sql<number>`count(*)::int`.as('total')));
      const rows = await tx.all(
        wanted
          .selectAll()
          .orderBy('id', 'desc')
          .limit(page.size)
          .offset((page.number - 1) * page.size),
      );
      const entries = rows.map((row) => ({
        id: String(row.id),
        created_at: row.at.toISOString(),
        ip_address: row.ip ?? '',
        payload: {
          action: row.action,
          actor_id: row.actor_id,
          target: row.target,
          request_id: row.request_id,
          traits: row.details,
        },
      }));
      return { status: 200, body: entries, headers: pageHeaders('/admin/audit', page, total) };
    });
  },
});
