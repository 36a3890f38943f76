import { byWeek, layOut } from './lay-out.ts';
import { inOrder } from './order-topics.ts';
import { type Lesson, named, type Plan } from './plan.ts';
import { isDone, type PlanProgress } from './progress.ts';
import type { Topic } from './topic.ts';

/**
 * What is not done, laid out anew from a week on. What is done stays where it is; what was done ahead of its week goes to the
 * present one. Topics that were left for later come in when the weeks have room and their texts are at hand.
 */
export function replan(
  plan: Plan,
  progress: PlanProgress,
  { from, weeks, all }: { from: number; weeks: number; all: readonly Topic[] },
): Plan {
  const wish = { ...plan.wish, weeks };
  const done = plan.lessons
    .filter(({ id }) => isDone(progress, id))
    .map((lesson): Lesson => ({ ...lesson, week: Math.min(lesson.week, from, weeks) }));
  const doneMinutes = (topic: string) =>
    done.reduce((sum, lesson) => sum + (lesson.topic === topic ? lesson.minutes : 0), 0);
  const given = new Map(plan.topics.map((topic) => [topic.id, topic]));
  const rest = inOrder([...firstLessonsFirst(plan), ...laterTopics(plan, all)]);
  const portions = rest
    .map(({ id, minutes }) => ({ topic: id, minutes: minutes - doneMinutes(id) }))
    .filter(({ topic, minutes }) => minutes > 0 && !isFinished(plan, progress, topic));
  const { lessons, unplaced } = layOut(portions, wish, { from: Math.min(from, weeks), before: byWeek(done) });
  const taught = new Set(lessons.map(({ topic }) => topic));
  const topics = rest.filter(({ id }) => taught.has(id));
  const put = rest.filter(({ id }) => unplaced.includes(id) && !taught.has(id));
  const notAtHand = plan.later.filter(({ id }) => !given.has(id) && !rest.some((topic) => topic.id === id));
  return { ...plan, wish, topics, lessons, later: [...put.map(named), ...notAtHand] };
}

/** Every lesson of it is done, whatever the topic would take. */
function isFinished({ lessons }: Plan, progress: PlanProgress, topic: string): boolean {
  const own = lessons.filter((lesson) => lesson.topic === topic);
  return own.length > 0 && own.every(({ id }) => isDone(progress, id));
}

/** The topics in the order of their first lessons, as somebody may have moved them. */
function firstLessonsFirst({ topics, lessons }: Plan): Topic[] {
  const place = new Map<string, number>();
  for (const [at, { topic }] of lessons.entries()) if (!place.has(topic)) place.set(topic, at);
  return topics.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

function laterTopics({ later }: Plan, all: readonly Topic[]): Topic[] {
  return later.flatMap(({ id }) => all.find((topic) => topic.id === id) ?? []);
}
