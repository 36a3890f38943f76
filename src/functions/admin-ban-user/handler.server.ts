import { type BanUser, banUser } from '../../server/admin/ban-user.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export async function handle(call: FunctionCall, input: BanUser) {
  return { changed: await banUser(call, input) };
}
