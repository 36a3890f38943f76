type Json = unknown;
type Members = Readonly<Record<string, Json>>;

const longText = 60;

/**
 * A draft that two devices changed while apart. What only one of them changed is taken from there; lessons and exercises are told
 * apart by their ids; where both wrote into the same long text, both are kept, one below the other.
 */
export function mergeDrafts(base: Json, ours: Json, theirs: Json): Json {
  if (same(ours, theirs) || same(base, theirs)) return ours;
  if (same(base, ours)) return theirs;
  if (isMembers(ours) && isMembers(theirs)) return mergeMembers(isMembers(base) ? base : {}, ours, theirs);
  if (isNamedList(ours) && isNamedList(theirs))
    return mergeLists(isNamedList(base) ? base : [], ours, theirs);
  if (typeof ours === 'string' && typeof theirs === 'string') return mergeTexts(ours, theirs);
  return ours;
}

function mergeMembers(base: Members, ours: Members, theirs: Members): Members {
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeDrafts(base[name], ours[name], theirs[name])] as const),
  );
}

interface Named extends Members {
  readonly id: string;
}

/** What one side added stays; what one side removed goes, unless the other has changed it since. */
function mergeLists(base: readonly Named[], ours: readonly Named[], theirs: readonly Named[]): Named[] {
  const by = (list: readonly Named[]) => new Map(list.map((one) => [one.id, one] as const));
  const [was, mine, other] = [by(base), by(ours), by(theirs)];
  const kept = (one: Named, opposite: Named | undefined): Named | undefined => {
    if (opposite !== undefined) return mergeDrafts(was.get(one.id), one, opposite) as Named;
    const before = was.get(one.id);
    return before === undefined || !same(before, one) ? one : undefined;
  };
  const merged = ours.flatMap((one) => kept(one, other.get(one.id)) ?? []);
  for (const [place, one] of theirs.entries()) {
    if (mine.has(one.id)) continue;
    const added = kept(one, undefined);
    if (added !== undefined) merged.splice(Math.min(place, merged.length), 0, added);
  }
  return merged;
}

function mergeTexts(ours: string, theirs: string): string {
  if (ours.includes(theirs)) return ours;
  if (theirs.includes(ours)) return theirs;
  const isLong = Math.min(ours.length, theirs.length) > longText;
  return isLong ? `${ours}\n\n${theirs}` : ours;
}

/** The database keeps members in an order of its own. */
function same(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => same(item, other[at]));
  if (!isMembers(one) || !isMembers(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}

function isMembers(value: Json): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNamedList(value: Json): value is readonly Named[] {
  return Array.isArray(value) && value.every((one) => isMembers(one) && typeof one['id'] === 'string');
}
