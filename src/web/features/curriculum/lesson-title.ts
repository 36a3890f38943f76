import type { Lesson, Plan } from '../../../methods/curriculum/plan.ts';

/** The title of its topic, with its number where the topic has several. */
export function lessonTitle({ topics, lessons }: Plan, { id, topic }: Lesson): string {
  const title = topics.find((one) => one.id === topic)?.title ?? topic;
  const own = lessons.filter((lesson) => lesson.topic === topic);
  return own.length === 1
    ? title
    : `${title}, ${own.findIndex((lesson) => lesson.id === id) + 1} of ${own.length}`;
}
