import { presentUser } from '../users/present-user.ts';
import { readCurrentUser } from '../users/read-current-user.server.ts';
import { defineVerb } from '../verb.ts';

export const getUser = defineVerb({
  method: 'GET',
  path: '/user',
  access: 'session',
  async handle(call) {
    return { status: 200, body: presentUser(await readCurrentUser(call)) };
  },
});
