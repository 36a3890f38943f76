import { targetUser } from '../admin/find-target.server.ts';
import { withDetails } from '../users/find-user.server.ts';
import { presentUser } from '../users/present-user.ts';
import { defineVerb } from '../verb.ts';

export const adminGetUser = defineVerb({
  method: 'GET',
  path: '/admin/users/:id',
  access: 'admin',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const user = await targetUser(call, tx);
      return { status: 200, body: presentUser(await withDetails(tx, user)) };
    });
  },
});
