import { byWeek } from './lay-out.ts';
import { inOrder } from './order-topics.ts';
import type { Lesson, Plan } from './plan.ts';
import type { PlanProgress } from './progress.ts';

/**
 * A plan that was edited on two devices apart from each other: what was moved, added or taken out on either holds; where both
 * moved the same lesson, ours counts. Should a topic come before what it needs that way, it goes behind it.
 */
export function mergePlans(base: Plan | undefined, ours: Plan, theirs: Plan): Plan {
  const lessons = mergeLists(base?.lessons, ours.lessons, theirs.lessons);
  const topics = inOrder(mergeLists(base?.topics, ours.topics, theirs.topics));
  const taught = new Set(topics.map(({ id }) => id));
  const rest = { ...theirs, ...changedMembers(base, ours) };
  const away = ({ id }: { id: string }) => !taught.has(id);
  return {
    ...rest,
    topics,
    lessons: settled(byWeek(lessons.filter(({ topic }) => taught.has(topic))), topics),
    known: mergeLists(base?.known, ours.known, theirs.known).filter(away),
    later: mergeLists(base?.later, ours.later, theirs.later).filter(away),
  };
}

function changedMembers(base: Plan | undefined, ours: Plan): Partial<Plan> {
  const isChanged = (name: 'wish' | 'start') => !same(base?.[name], ours[name]);
  return {
    ...(isChanged('wish') ? { wish: ours.wish } : {}),
    ...(isChanged('start') ? { start: ours.start } : {}),
  };
}

/** By id: what only one side took out is out, what either added is in, what ours changed is as ours has it. */
function mergeLists<One extends { readonly id: string }>(
  base: readonly One[] | undefined,
  ours: readonly One[],
  theirs: readonly One[],
): One[] {
  const before = new Map(base?.map((one) => [one.id, one]));
  const there = new Map(theirs.map((one) => [one.id, one]));
  const here = new Map(ours.map((one) => [one.id, one]));
  const kept = ours.flatMap((one) => {
    const known = before.get(one.id);
    const other = there.get(one.id);
    if (other === undefined) return known === undefined || !same(known, one) ? [one] : [];
    return [known !== undefined && same(known, one) ? other : one];
  });
  const added = theirs.filter((one) => !here.has(one.id) && !before.has(one.id));
  return [...kept, ...added];
}

/** Moves lessons behind what they need, until all are. */
function settled(lessons: readonly Lesson[], topics: readonly { id: string; needs: readonly string[] }[]) {
  let list = [...lessons];
  for (const { id, needs } of topics) {
    const end = list.findLastIndex(({ topic }) => needs.includes(topic));
    const early = list.filter(({ topic }, at) => topic === id && at < end);
    const last = list[end];
    if (early.length === 0 || last === undefined) continue;
    const others = list.filter((lesson) => !early.includes(lesson));
    const moved = early.map((lesson) => ({ ...lesson, week: last.week }));
    list = others.toSpliced(others.indexOf(last) + 1, 0, ...moved);
  }
  return list;
}

type Dated = Readonly<Record<string, { readonly at: string }>>;

/** All that was done, answered and noted on either device. Of two answers the newer counts; of two notes both do. */
export function mergeProgress(
  base: PlanProgress | undefined,
  ours: PlanProgress,
  theirs: PlanProgress,
): PlanProgress {
  return {
    done: newest(ours.done, theirs.done),
    checks: newest(ours.checks, theirs.checks),
    notes: mergeNotes(base?.notes ?? {}, ours.notes, theirs.notes),
  };
}

function newest<Entries extends Dated>(ours: Entries, theirs: Entries): Entries {
  const merged: Record<string, { readonly at: string }> = { ...theirs };
  for (const [id, entry] of Object.entries(ours)) if ((merged[id]?.at ?? '') <= entry.at) merged[id] = entry;
  return merged as Entries;
}

type Notes = PlanProgress['notes'];

const longestNote = 4_000;

function mergeNotes(base: Notes, ours: Notes, theirs: Notes): Notes {
  const merged: Record<string, { at: string; text: string }> = { ...theirs };
  for (const [id, note] of Object.entries(ours)) {
    const other = theirs[id];
    const before = base[id]?.text ?? '';
    const isOurs = note.text !== before;
    const isTheirs = other !== undefined && other.text !== before;
    if (!isOurs) continue;
    merged[id] = isTheirs && other.text !== note.text ? bothNotes(note, other) : note;
  }
  return merged;
}

function bothNotes(ours: { at: string; text: string }, theirs: { at: string; text: string }) {
  const at = ours.at > theirs.at ? ours.at : theirs.at;
  if (ours.text.includes(theirs.text)) return { at, text: ours.text };
  return { at, text: `${ours.text}\n\n${theirs.text}`.slice(0, longestNote * 2) };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
