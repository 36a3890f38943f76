import type { z } from 'zod';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { expectAdmin } from '../../server/admin/expect-admin.server.ts';
import { readWeighings } from '../../server/ai/quota/reserve-use.server.ts';
import { spanStart, type Used, type UseLimits } from '../../server/ai/quota/weigh-limits.ts';
import type { Tx } from '../../server/db/database.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { contract, ModelUsageInput } from './contract.ts';

type Output = z.infer<(typeof contract)['output']>;
type Line = Output['lines'][number];

const dayMs = 86_400_000;
const mostLines = 5_000;

export async function handle(call: FunctionCall, { of, days }: ModelUsageInput): Promise<Output> {
  const { database, clock } = call.services;
  if (of === 'everyone') await expectAdmin(database, call, 'model-usage');
  const now = clock.now();
  const from = new Date(spanStart('day', now).getTime() - (days - 1) * dayMs);
  return database.tx(
    'service_role',
    {},
    async (tx) => {
      const { user } = await ownAccount(call, tx);
      const lines = await readLines(tx, of === 'me' ? user.id : null, from);
      const weighings = await readWeighings(tx, user.id, now);
      return {
        lines,
        total: totalOf(lines),
        limits: weighings.map(({ whose, limits, used }) => ({
          whose,
          limits: valuesOf(limits),
          // What all others have used is theirs to know, and the admins'.
          used: valuesOf(whose === 'total' && of === 'me' ? unknown : used),
        })),
      };
    },
    { readOnly: true },
  );
}

async function readLines(tx: Tx, userId: string | null, from: Date): Promise<Line[]> {
  const { rows } = await tx.query<Line>(
    `select to_char(u.started_at at time zone 'UTC', 'YYYY-MM-DD') as day, u.user_id, p.email, u.model, u.kind,
       u.own_key, count(*)::int as uses, sum(u.tokens_in)::bigint as tokens_in,
       sum(u.tokens_out)::bigint as tokens_out, sum(u.cost_micro)::bigint as cost_micro
     from public.model_usage u left join auth.users p on p.id = u.user_id
     where u.started_at >= $2 and u.settled and ($1::uuid is null or u.user_id = $1)
     group by 1, 2, 3, 4, 5, 6 order by 1 desc, 3, 4, 5 limit $3`,
    [userId, from, mostLines],
  );
  return rows;
}

function totalOf(lines: readonly Line[]): Output['total'] {
  const total = { uses: 0, tokens_in: 0, tokens_out: 0, cost_micro: 0 };
  for (const line of lines) {
    total.uses += line.uses;
    total.tokens_in += line.tokens_in;
    total.tokens_out += line.tokens_out;
    total.cost_micro += line.cost_micro;
  }
  return total;
}

const unknown: UseLimits = { dayTokens: null, monthTokens: null, dayCostMicro: null, monthCostMicro: null };

function valuesOf({ dayTokens, monthTokens, dayCostMicro, monthCostMicro }: UseLimits | Used) {
  return {
    day_tokens: dayTokens,
    month_tokens: monthTokens,
    day_cost_micro: dayCostMicro,
    month_cost_micro: monthCostMicro,
  };
}
