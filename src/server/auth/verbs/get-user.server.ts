import { currentSession } from '../sessions/current-session.server.ts';
import { withDetails } from '../users/find-user.server.ts';
import { presentUser } from '../users/present-user.ts';
import { defineVerb } from '../verb.ts';

export const getUser = defineVerb({
  method: 'GET',
  path: '/user',
  access: 'session',
  handle(call) {
    return call.server.database.tx('service_role', {}, async (tx) => {
      const { user } = await currentSession(call, tx);
      return { status: 200, body: presentUser(await withDetails(tx, user)) };
    });
  },
});
