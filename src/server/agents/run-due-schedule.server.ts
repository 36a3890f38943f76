import type { Draft } from '../../catalog/agent-desk/fields.ts';
import { findWork } from '../../catalog/agent-desk/find-work.ts';
import { moveDays } from '../../catalog/agent-desk/move-days.ts';
import { daysBetween } from '../../methods/finance/calendar-days.ts';
import type { Tx } from '../db/database.ts';
import type { JobTools } from '../jobs/job-run.ts';
import type { AgentAnswer } from './agent-thread.server.ts';
import { mayRun } from './may-run.server.ts';
import { nextTime, type Rhythm } from './next-time.ts';
import { runInThread } from './run-in-thread.server.ts';
import { scheduleMail } from './schedule-mail.ts';

interface DueSchedule {
  id: string;
  user_id: string;
  email: string | null;
  agent: string;
  name: string;
  input: Record<string, unknown>;
  seed: number;
  every: Rhythm;
  moves_days: boolean;
  next_at: Date;
  created_at: Date;
  now: Date;
}

type Tools = Pick<JobTools, 'database' | 'mailer' | 'log'>;

/** Does what is due longest: keeps the run, says when it is due again, tells the person. False when nothing is due. */
export async function runDueSchedule(tools: Tools, siteUrl: string): Promise<boolean> {
  const due = await findDue(tools);
  if (due === undefined) return false;
  const input = await inputOf(due);
  const answer = await work(tools, due, input);
  const runId = await tools.database.tx('service_role', {}, (tx) => keep(tx, due, { input, answer }));
  // Another server was faster: it has told the person.
  if (runId !== undefined && due.email !== null)
    await tools.mailer
      .send(scheduleMail({ ...due, email: due.email }, answer, `${siteUrl}/agents/${due.agent}?run=${runId}`))
      .catch((error: unknown) =>
        tools.log.warn({ err: error, schedule: due.id }, 'nobody was told of a run'),
      );
  return true;
}

async function findDue({ database }: Tools): Promise<DueSchedule | undefined> {
  const { rows } = await database.tx('service_role', {}, (tx) =>
    tx.query<DueSchedule>(
      `select s.*, u.email, now() as now from public.agent_schedules s join auth.users u on u.id = s.user_id
       where not s.paused and s.next_at <= now() order by s.next_at, s.id limit 1`,
    ),
  );
  return rows[0];
}

async function work({ database, log }: Tools, due: DueSchedule, input: Draft): Promise<AgentAnswer> {
  if (!(await mayRun(database, due.user_id, due.agent)))
    return { trouble: 'Your access to this agent has ended. Ask for it again, or take this out.' };
  try {
    return await runInThread({ agent: due.agent, input, seed: due.seed });
  } catch (error) {
    log.error({ err: error, schedule: due.id }, 'an agent failed');
    return { trouble: 'It could not be worked out because of a fault of ours.' };
  }
}

async function inputOf({ agent, input, moves_days, created_at, now }: DueSchedule): Promise<Draft> {
  const { fields } = (await findWork(agent)) ?? {};
  if (!moves_days || fields === undefined) return input;
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  return moveDays(fields, input, daysBetween(dayOf(created_at), dayOf(now)));
}

/** The id of the run, where there is one; undefined as well when another server did it meanwhile. */
async function keep(
  tx: Tx,
  due: DueSchedule,
  { input, answer }: { input: Draft; answer: AgentAnswer },
): Promise<string | undefined> {
  const isDone = 'summary' in answer;
  const { count } = await tx.query(
    `update public.agent_schedules set next_at = $3, last_at = now(),
       last_summary = coalesce($4, last_summary), last_trouble = $5
     where id = $1 and date_trunc('milliseconds', next_at) = $2 and not paused`,
    [
      due.id,
      due.next_at,
      nextTime(due.next_at, due.every, due.now),
      isDone ? answer.summary : null,
      isDone ? null : answer.trouble,
    ],
  );
  if (count === 0) return undefined;
  if (!isDone) return '';
  const { rows } = await tx.query<{ id: string }>(
    `insert into public.agent_runs (id, user_id, agent, version, name, input, seed, summary, figures)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      due.user_id,
      due.agent,
      answer.version,
      `${due.name.slice(0, 100)}, ${due.now.toISOString().slice(0, 10)}`,
      JSON.stringify(input),
      due.seed,
      answer.summary,
      JSON.stringify(answer.figures),
    ],
  );
  return rows[0]?.id;
}
