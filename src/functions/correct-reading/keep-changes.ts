import { isDeepStrictEqual } from 'node:util';

type Members = Record<string, unknown>;

/**
 * What was changed since `base` and what comes now, in one: three versions of the same value, compared part by part.
 * Where both changed the same part, `next` wins. Lists of things with a name or id are compared thing by thing.
 */
export function keepChanges(base: unknown, current: unknown, next: unknown): unknown {
  if (isDeepStrictEqual(current, base)) return next;
  if (isDeepStrictEqual(next, base) || isDeepStrictEqual(next, current)) return current;
  if (isMembers(base) && isMembers(current) && isMembers(next)) return mergeMembers(base, current, next);
  const lists = [base, current, next].map(byKey);
  const [before, mine, theirs] = lists;
  if (before === undefined || mine === undefined || theirs === undefined) return next;
  return mergeLists(before, mine, theirs);
}

function mergeMembers(base: Members, current: Members, next: Members): Members {
  const keys = new Set([...Object.keys(next), ...Object.keys(current)]);
  return Object.fromEntries(
    [...keys]
      .map((key): [string, unknown] => [key, keepChanges(base[key], current[key], next[key])])
      .filter(([, value]) => value !== undefined),
  );
}

type Named = ReadonlyMap<string, unknown>;

/** The order is that of `next`, unless it has the same things as before: then the one that somebody gave them. */
function mergeLists(base: Named, current: Named, next: Named): unknown[] {
  const [first, second] = isDeepStrictEqual([...next.keys()], [...base.keys()])
    ? [current, next]
    : [next, current];
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((key) => keepChanges(base.get(key), current.get(key), next.get(key)))
    .filter((value) => value !== undefined);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined where it is no list of things that can be told apart. */
function byKey(value: unknown): Named | undefined {
  if (!Array.isArray(value)) return undefined;
  const named = new Map<string, unknown>();
  for (const one of value as unknown[]) {
    const key = isMembers(one) ? (one['id'] ?? one['name']) : undefined;
    if (typeof key !== 'string' || named.has(key)) return undefined;
    named.set(key, one);
  }
  return named;
}
