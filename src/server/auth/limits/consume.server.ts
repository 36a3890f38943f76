import type { Database, Tx } from '../../db/database.ts';

/** One thing that is counted. The key says who is counted and for what. */
export interface Use {
  key: string;
  limit: number;
  windowSeconds: number;
  /** How much is used at once; one unless it is said. */
  amount?: number;
}

/**
 * Counts every use, in a transaction of its own: whatever happens to the request afterwards, it was counted. Answers
 * with the seconds to wait when one of them is over its limit. Counting comes before the work, so a thousand requests
 * at once are not all let through by the same look at the counter.
 */
export function consume(database: Database, uses: readonly Use[]): Promise<number | undefined> {
  return database.tx('service_role', {}, (tx) => consumeIn(tx, uses));
}

/** The same within a transaction that will be committed in any case. */
export async function consumeIn(tx: Tx, uses: readonly Use[]): Promise<number | undefined> {
  // In one order everywhere, so that two servers never wait for each other.
  const ordered = uses.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await tx.query<{ key: string; count: number; wait: number }>(
    `insert into auth.rate_limits as held (key, count, resets_at)
     select asked.key, asked.amount, now() + make_interval(secs => asked.seconds)
     from unnest($1::text[], $2::int[], $3::int[]) as asked (key, seconds, amount)
     on conflict (key) do update set
       count = case when held.resets_at <= now() then excluded.count else least(held.count + excluded.count, 1000000) end,
       resets_at = case when held.resets_at <= now() then excluded.resets_at else held.resets_at end
     returning key, count, greatest(1, ceil(extract(epoch from resets_at - now())))::int as wait`,
    [
      ordered.map(keyOf),
      ordered.map(({ windowSeconds }) => windowSeconds),
      ordered.map(({ amount }) => amount ?? 1),
    ],
  );
  const limitOf = new Map(uses.map((use) => [keyOf(use), use.limit]));
  const waits = rows.filter(({ key, count }) => count > (limitOf.get(key) ?? 0)).map(({ wait }) => wait);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

/** Gives back what turned out not to count, such as a sign-in that succeeded. */
export function refund(database: Database, uses: readonly Use[]): Promise<void> {
  return database.tx('service_role', {}, (tx) => refundIn(tx, uses));
}

export async function refundIn(tx: Tx, uses: readonly Use[]): Promise<void> {
  await tx.query('update auth.rate_limits set count = greatest(count - 1, 0) where key = any ($1::text[])', [
    uses.map(keyOf),
  ]);
}

/** As long as the table takes. */
function keyOf({ key }: Use): string {
  return key.slice(0, 400);
}
