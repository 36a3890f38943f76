import { byWeek, freshId } from './lay-out.ts';
import { knownOf } from './make-plan.ts';
import { inOrder, withNeeds } from './order-topics.ts';
import { type Lesson, minutesAWeek, named, type Plan } from './plan.ts';
import { type Topic } from './topic.ts';
import { weeksOf } from './week-loads.ts';

/** The changed plan, or a sentence that says why it stays as it was. */
export type Edited = { readonly plan: Plan } | { readonly refused: string };

/** Puts a lesson into a week, before the lesson that has this place there now. */
export function moveLesson(plan: Plan, id: string, week: number, at: number): Edited {
  const lesson = plan.lessons.find((one) => one.id === id);
  if (lesson === undefined || week < 1 || week > plan.wish.weeks) return { plan };
  const others = plan.lessons.filter((one) => one !== lesson);
  const ofWeek = others.filter((one) => one.week === week);
  const next = ofWeek[Math.max(0, at)];
  const place = next === undefined ? others.filter((one) => one.week <= week).length : others.indexOf(next);
  const lessons = others.toSpliced(place, 0, { ...lesson, week });
  const refused = orderFault(lessons, plan.topics, lesson.topic);
  return refused === undefined ? { plan: { ...plan, lessons } } : { refused };
}

/** One place up or down; over the edge of a week it goes into the next. */
export function stepLesson(plan: Plan, id: string, step: -1 | 1): Edited {
  const lesson = plan.lessons.find((one) => one.id === id);
  if (lesson === undefined) return { plan };
  const ofWeek = plan.lessons.filter(({ week }) => week === lesson.week);
  const at = ofWeek.indexOf(lesson) + step;
  if (at >= 0 && at < ofWeek.length) return moveLesson(plan, id, lesson.week, at);
  const week = lesson.week + step;
  if (week < 1 || week > plan.wish.weeks)
    return {
      refused: step < 0 ? 'It is the first of the plan already.' : 'It is the last of the plan already.',
    };
  return moveLesson(plan, id, week, step > 0 ? 0 : plan.lessons.length);
}

/** The first topic that would come before what it needs, as a sentence; the topic that was moved is looked at first. */
export function orderFault(
  lessons: readonly Lesson[],
  topics: readonly Topic[],
  moved: string,
): string | undefined {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  for (const [at, { topic }] of lessons.entries()) {
    if (!first.has(topic)) first.set(topic, at);
    last.set(topic, at);
  }
  const titles = new Map(topics.map(({ id, title }) => [id, title]));
  const inTurn = topics.toSorted((one, other) => Number(other.id === moved) - Number(one.id === moved));
  for (const { id, title, needs } of inTurn)
    for (const need of needs) {
      const end = last.get(need);
      const start = first.get(id);
      if (end === undefined || start === undefined || end < start) continue;
      const week = lessons[id === moved ? end : start]?.week ?? 1;
      return id === moved
        ? `“${title}” needs “${titles.get(need)}” first, which is in week ${week}.`
        : `“${title}” in week ${week} needs “${titles.get(need)}” first.`;
    }
  return undefined;
}

/** Takes a topic out because it is known already. Others may still need it. */
export function markKnown(plan: Plan, id: string): Plan {
  const topic = plan.topics.find((one) => one.id === id);
  if (topic === undefined) return plan;
  return { ...without(plan, id), known: [...plan.known.filter((one) => one.id !== id), named(topic)] };
}

/** Puts a topic off, unless one that stays needs it. */
export function putOff(plan: Plan, id: string): Edited {
  const topic = plan.topics.find((one) => one.id === id);
  if (topic === undefined) return { plan };
  const needing = plan.topics.find(({ needs }) => needs.includes(id));
  if (needing !== undefined)
    return {
      refused: `“${needing.title}” needs “${topic.title}”. Take that out first, or say that you know this one.`,
    };
  return {
    plan: { ...without(plan, id), later: [...plan.later.filter((one) => one.id !== id), named(topic)] },
  };
}

function without(plan: Plan, id: string): Plan {
  return {
    ...plan,
    topics: plan.topics.filter((one) => one.id !== id),
    lessons: plan.lessons.filter(({ topic }) => topic !== id),
  };
}

/**
 * Adds a topic with what it needs of its own subject. Its lessons go into the first week with room that lies after what it needs and
 * before what needs it; without room, into the last of these, which then holds more than was given.
 */
export function addTopic(plan: Plan, id: string, all: readonly Topic[]): Plan {
  const byId = new Map(all.map((topic) => [topic.id, topic]));
  const subject = byId.get(id)?.subject;
  const known = new Set(plan.known.map((one) => one.id));
  const isThere = (one: string) =>
    plan.topics.some((topic) => topic.id === one) ||
    (one !== id && (known.has(one) || byId.get(one)?.subject !== subject));
  const wanted = withNeeds(id, byId, isThere).flatMap((one) => byId.get(one) ?? []);
  const grown = inOrder(wanted).reduce(withLessons, plan);
  const added = new Set(wanted.map((topic) => topic.id));
  const topics = inOrder(grown.topics);
  return {
    ...grown,
    topics,
    known: [...grown.known.filter((one) => !added.has(one.id)), ...knownOf(wanted, all)].filter(
      (one, at, list) =>
        !topics.some((topic) => topic.id === one.id) && list.findIndex((same) => same.id === one.id) === at,
    ),
    later: grown.later.filter((one) => !added.has(one.id)),
  };
}

const longestLesson = 120;

function withLessons(plan: Plan, topic: Topic): Plan {
  const { lessons, wish } = plan;
  const needing = new Set(plan.topics.filter(({ needs }) => needs.includes(topic.id)).map(({ id }) => id));
  const after = lessons.findLastIndex((lesson) => topic.needs.includes(lesson.topic));
  const before = lessons.findIndex((lesson) => needing.has(lesson.topic));
  const from = lessons[after]?.week ?? 1;
  const until = lessons[before]?.week ?? wish.weeks;
  const room = weeksOf(plan).find(
    ({ week, minutes }) => week >= from && week <= until && minutes + topic.minutes <= minutesAWeek(wish),
  );
  const week = room?.week ?? until;
  const ends = before >= 0 && week === until ? before : lessons.filter((one) => one.week <= week).length;
  const count = Math.ceil(topic.minutes / longestLesson);
  const fresh: Lesson[] = [];
  for (let at = 0; at < count; at += 1)
    fresh.push({
      id: freshId(topic.id, [...lessons, ...fresh]),
      topic: topic.id,
      minutes: Math.floor(topic.minutes / count) + (at < topic.minutes % count ? 1 : 0),
      week,
    });
  return { ...plan, topics: [...plan.topics, topic], lessons: byWeek(lessons.toSpliced(ends, 0, ...fresh)) };
}
