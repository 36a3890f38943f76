import { limits } from '../../../kernel/limits.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { ModelFault } from '../model-fault.ts';
import type { ModelUsage } from '../model-port.ts';
import {
  costMicro,
  noLimits,
  spanStart,
  type Used,
  type UseLimits,
  type Wanted,
  type Weighing,
  weighLimits,
} from './weigh-limits.ts';

/** Whose use it is, of what and what for. */
export interface UseOf {
  id: string;
  userId: string;
  /** The id of a connection or of a key, or `settings`. */
  source: string;
  model: string;
  kind: string;
  /** Paid by the person, and weighed against nothing. */
  isOwnKey: boolean;
  priceIn: number;
  priceOut: number;
}

export type Reserved = { ok: true; tokens: number } | { ok: false; fault: ModelFault };

/**
 * Sets tokens aside for a use before anything is sent. The one row of rules is held meanwhile, so that of many uses at the
 * same moment each sees what was set aside for those before it.
 */
export function reserveUse(
  database: Database,
  use: UseOf,
  wanted: Pick<Wanted, 'least' | 'most'>,
  now: Date,
): Promise<Reserved> {
  const price = Math.max(use.priceIn, use.priceOut);
  return database.tx('service_role', {}, async (tx) => {
    if (!use.isOwnKey) await tx.query('select from public.model_rules for update');
    const weighings = use.isOwnKey ? [] : await readWeighings(tx, use.userId, now);
    const weighed = weighLimits(weighings, { ...wanted, price }, now);
    if (weighed.ok) await insertUse(tx, use, weighed.tokens, mostCost(weighed.tokens, price), now);
    return weighed;
  });
}

function mostCost(tokens: number, price: number): number {
  return costMicro({ priceIn: price, priceOut: 0 }, tokens, 0);
}

async function insertUse(tx: Tx, use: UseOf, tokens: number, cost: number, now: Date): Promise<void> {
  await tx.query(
    `insert into public.model_usage (id, user_id, source, model, kind, own_key, tokens_out, cost_micro, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [use.id, use.userId, use.source, use.model, use.kind, use.isOwnKey, tokens, use.isOwnKey ? 0 : cost, now],
    { prepare: true },
  );
}

/** What it took in the end stands in the place of what was set aside. */
export async function settleUse(
  database: Database,
  use: UseOf,
  usage: ModelUsage,
  fault: ModelFault | undefined,
  now: Date,
): Promise<void> {
  const cost = use.isOwnKey ? 0 : costMicro(use, usage.inputTokens, usage.outputTokens);
  await database.tx('service_role', {}, (tx) =>
    tx.query(
      `update public.model_usage set settled = true, settled_at = $2, tokens_in = $3, tokens_out = $4,
         cost_micro = $5, estimated = $6, fault = $7
       where id = $1 and not settled`,
      [use.id, now, usage.inputTokens, usage.outputTokens, cost, usage.isEstimated, fault?.kind ?? null],
    ),
  );
}

/** Writes down a use for which nothing was set aside. */
export async function recordUse(
  database: Database,
  use: UseOf,
  usage: ModelUsage,
  fault: ModelFault | undefined,
  now: Date,
): Promise<void> {
  await database.tx('service_role', {}, (tx) => insertUse(tx, use, 0, 0, now));
  await settleUse(database, use, usage, fault, now);
}

interface LimitRow {
  scope: 'person' | 'each' | 'total';
  day_tokens: number | null;
  month_tokens: number | null;
  day_cost_micro: number | null;
  month_cost_micro: number | null;
}

interface UsedRow {
  is_person: boolean;
  day_tokens: number;
  month_tokens: number;
  day_cost: number;
  month_cost: number;
}

/** The limits that hold for a person, and what they and everybody have used of them. */
export async function readWeighings(tx: Tx, userId: string, now: Date): Promise<Weighing[]> {
  const { rows: stored } = await tx.query<LimitRow>(
    `select scope, day_tokens, month_tokens, day_cost_micro, month_cost_micro
     from public.model_limits where user_id is null or user_id = $1`,
    [userId],
    { prepare: true },
  );
  const limitOf = (scope: LimitRow['scope']) => stored.find((row) => row.scope === scope);
  const own = limitOf('person') ?? limitOf('each');
  const total = limitOf('total');
  if (own === undefined && total === undefined) return [];
  const { rows } = await tx.query<UsedRow>(
    `select coalesce(user_id = $1, false) as is_person,
       coalesce(sum(tokens_in + tokens_out) filter (where started_at >= $2), 0)::bigint as day_tokens,
       coalesce(sum(tokens_in + tokens_out), 0)::bigint as month_tokens,
       coalesce(sum(cost_micro) filter (where started_at >= $2), 0)::bigint as day_cost,
       coalesce(sum(cost_micro), 0)::bigint as month_cost
     from public.model_usage
     where started_at >= $3 and not own_key and (settled or started_at > $4)
     group by 1`,
    [
      userId,
      spanStart('day', now),
      spanStart('month', now),
      new Date(now.getTime() - limits.models.reservationMs),
    ],
    { prepare: true },
  );
  const ofPerson = usedIn(rows.filter(({ is_person: isPerson }) => isPerson));
  return [
    { limits: limitsIn(own), used: ofPerson, whose: 'person' },
    { limits: limitsIn(total), used: usedIn(rows), whose: 'total' },
  ];
}

function limitsIn(row: LimitRow | undefined): UseLimits {
  if (row === undefined) return noLimits;
  return {
    dayTokens: row.day_tokens,
    monthTokens: row.month_tokens,
    dayCostMicro: row.day_cost_micro,
    monthCostMicro: row.month_cost_micro,
  };
}

function usedIn(rows: readonly UsedRow[]): Used {
  const sum = (pick: (row: UsedRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    dayTokens: sum((row) => row.day_tokens),
    monthTokens: sum((row) => row.month_tokens),
    dayCostMicro: sum((row) => row.day_cost),
    monthCostMicro: sum((row) => row.month_cost),
  };
}
