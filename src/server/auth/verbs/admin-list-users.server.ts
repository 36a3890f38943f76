import { sql } from 'kysely';
import { queries } from '../../db/query-builder.ts';
import { pageHeaders, readPage } from '../admin/page-of.ts';
import { withDetails } from '../users/find-user.server.ts';
import { presentUser } from '../users/present-user.ts';
import { defineVerb } from '../verb.ts';

/** Newest first; `filter` looks for a part of the address. */
export const adminListUsers = defineVerb({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  async handle(call) {
    const page = readPage(call);
    const filter = (call.query.get('filter') ?? '').trim().toLowerCase().slice(0, 255);
    return call.server.database.tx('service_role', {}, async (tx) => {
      const living = queries.selectFrom('auth.users').where('deleted_at', 'is', null);
      const wanted = filter === '' ? living : living.where(sql`strpos(email, ${filter})`, '>', 0);
      const { total } = await tx.one(wanted.select(sql<number>`count(*)::int`.as('total')));
      const rows = await tx.all(
        wanted
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(page.size)
          .offset((page.number - 1) * page.size),
      );
      const users = await Promise.all(rows.map(async (row) => presentUser(await withDetails(tx, row))));
      return {
        status: 200,
        body: { users, aud: 'authenticated' },
        headers: pageHeaders('/admin/users', page, total),
      };
    });
  },
});
