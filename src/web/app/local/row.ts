/** One record as JSON: column → value. */
export type Row = Record<string, unknown>;

export function isPlainObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values say the same; the order of members does not count. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => sameJson(item, other[at]));
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && sameJson(one[name], other[name]))
  );
}

/** The fields of `wanted` that `present` does not have, or has with another value. */
export function differing(present: Row, wanted: Row): Row {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !sameJson(present[name], value)),
  );
}
