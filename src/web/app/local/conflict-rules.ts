import { isPlainObject, type Row, sameJson } from './row.ts';

/** The same record in three states; null where it does not exist. */
export interface Conflict<Value extends Row = Row> {
  /** What the server had when the change was made here; null also when that was never known. */
  base: Value | null;
  /** As it is wanted here. Without a base, only what was said here. */
  ours: Value | null;
  /** As the server has it now. */
  theirs: Value | null;
}

/** Gives the record as it shall be, or null when it shall not. */
export type ConflictRule<Value extends Row = Row> = (conflict: Conflict<Value>) => Value | null;

/** Whoever reaches the server last decides about the whole record. */
function lastWrite({ ours, theirs, base }: Conflict): Row | null {
  if (ours === null) return null;
  return base === null ? { ...theirs, ...ours } : ours;
}

/**
 * What was changed here is taken from here, everything else from the server. A removal is a change of the whole record; a
 * record that was removed there and changed here lives on, because otherwise the change would be lost.
 */
function mergeFields({ base, ours, theirs }: Conflict): Row | null {
  if (ours === null) return null;
  if (theirs === null) return { ...base, ...ours };
  return mergeObjects(base ?? {}, ours, theirs);
}

function mergeObjects(base: Row, ours: Row, theirs: Row): Row {
  const merged: Row = { ...theirs };
  for (const name of new Set([...Object.keys(base), ...Object.keys(ours)])) {
    if (sameJson(base[name], ours[name])) continue;
    if (!(name in ours)) delete merged[name];
    else merged[name] = mergeValue(base[name], ours[name], theirs[name]);
  }
  return merged;
}

/** Objects within a field, such as settings, are merged by their own members. */
function mergeValue(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (isPlainObject(ours) && isPlainObject(theirs))
    return mergeObjects(isPlainObject(base) ? base : {}, ours, theirs);
  return ours;
}

const builtIn = { 'last-write': lastWrite, 'merge-fields': mergeFields };

export function resolveConflict<Value extends Row>(
  rule: keyof typeof builtIn | ConflictRule<Value>,
  conflict: Conflict<Value>,
): Value | null {
  if (typeof rule === 'function') return rule(conflict);
  return builtIn[rule](conflict) as Value | null;
}
