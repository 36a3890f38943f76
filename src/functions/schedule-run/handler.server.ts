import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { listSchedules } from '../../server/agents/list-schedules.server.ts';
import { mayRun } from '../../server/agents/may-run.server.ts';
import { nextTime } from '../../server/agents/next-time.ts';
import { expectOwnRun } from '../../server/agents/own-run.server.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ScheduleRunInput } from './contract.ts';

const { perPerson } = limits.schedules;

export async function handle(call: FunctionCall, input: ScheduleRunInput) {
  const { database } = call.services;
  const { userId, agent } = await database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    return { userId: user.id, agent: (await expectOwnRun(call, tx, input.runId)).agent };
  });
  if (!(await mayRun(database, userId, agent)))
    throw new KoraError('forbidden', { message: 'You have no access to this agent.' });
  return database.tx('service_role', {}, async (tx) => {
    await expectRoom(tx, userId);
    await add(call, tx, input);
    return listSchedules(tx, userId);
  });
}

async function expectRoom(tx: Tx, userId: string): Promise<void> {
  // Whoever asks at the same moment waits, so that together they do not pass the limit.
  await tx.query('select from auth.users where id = $1 for update', [userId]);
  const { rows } = await tx.query('select from public.agent_schedules where user_id = $1', [userId]);
  if (rows.length >= perPerson)
    throw new KoraError('conflict', {
      message: `Agents do at most ${perPerson} things regularly for one person. Take one out first.`,
      details: { reason: 'too_many_schedules' },
    });
}

async function add(call: FunctionCall, tx: Tx, { runId, every, movesDays }: ScheduleRunInput): Promise<void> {
  const now = call.services.clock.now();
  await tx.query(
    `insert into public.agent_schedules (id, user_id, agent, name, input, seed, every, moves_days, next_at)
     select $2, user_id, agent, name, input, seed, $3, $4, $5 from public.agent_runs where id = $1`,
    [runId, call.services.ids.uuid(), every, movesDays, nextTime(now, every, now)],
  );
}
