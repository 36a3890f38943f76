import { limits } from '../../kernel/limits.ts';
import type { RestCall } from './rest-request.ts';
import type { SchemaCache } from './schema-cache/schema-cache.ts';
import type { RowRange } from './syntax/parse-range.ts';

/** Everything about a read that does not depend on who asks. */
export interface ReadPlan {
  range: RowRange;
  sql: string;
  values: readonly unknown[];
  explained: { sql: string; values: readonly unknown[] } | undefined;
}

const remembered = new WeakMap<SchemaCache, Map<string, ReadPlan>>();

/**
 * A page asks the same question for everybody, and row security gives each their own answer: parsing the address and
 * writing the statement is done once for as long as the schema stays the same.
 */
export function rememberRead(call: RestCall, name: string, make: () => ReadPlan): ReadPlan {
  const plans = remembered.get(call.cache) ?? new Map<string, ReadPlan>();
  remembered.set(call.cache, plans);
  const key = keyOf(call, name);
  const known = plans.get(key);
  if (known !== undefined) return known;
  const plan = make();
  if (key.length > limits.rest.rememberedLength) return plan;
  const [oldest] = plans.keys();
  if (plans.size >= limits.rest.rememberedReads && oldest !== undefined) plans.delete(oldest);
  plans.set(key, plan);
  return plan;
}

/** No two different requests have the same key: only the name, which stands last, can hold the end of a line. */
function keyOf({ request, schema, options, preferences }: RestCall, name: string): string {
  const accept = request.header('accept') ?? '';
  const range = request.header('range') ?? '';
  const count = preferences.count ?? '';
  return `${request.method}\n${schema}\n${options.maxRows}\n${count}\n${accept}\n${range}\n${request.search}\n${name}`;
}
