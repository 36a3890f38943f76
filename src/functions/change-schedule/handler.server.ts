import { KoraError } from '../../kernel/errors.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { listSchedules } from '../../server/agents/list-schedules.server.ts';
import { nextTime, type Rhythm } from '../../server/agents/next-time.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ChangeScheduleInput } from './contract.ts';

export function handle(call: FunctionCall, { id, change }: ChangeScheduleInput) {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    const { rows } = await tx.query<{ every: Rhythm; next_at: Date }>(
      'select every, next_at from public.agent_schedules where id = $1 and user_id = $2 for update',
      [id, user.id],
    );
    const [found] = rows;
    if (found === undefined)
      throw new KoraError('not_found', { message: 'Agents do no such thing for you any more.' });
    if (change === 'remove') await tx.query('delete from public.agent_schedules where id = $1', [id]);
    else {
      const now = call.services.clock.now();
      // What fell due during the pause is not made up for.
      const next = found.next_at > now ? found.next_at : nextTime(found.next_at, found.every, now);
      await tx.query('update public.agent_schedules set paused = $2, next_at = $3 where id = $1', [
        id,
        change === 'pause',
        next,
      ]);
    }
    return listSchedules(tx, user.id);
  });
}
