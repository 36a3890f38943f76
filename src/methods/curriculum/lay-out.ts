import { finalMinutes, type Lesson, minutesAWeek, type Wish } from './plan.ts';
import { type Finished, reviewMinutes, reviewsOfWeek } from './reviews.ts';

/** What is to be learned of a topic still. */
export interface Portion {
  readonly topic: string;
  readonly minutes: number;
}

interface LaidOut {
  readonly lessons: readonly Lesson[];
  /** Topics that did not come to their end. */
  readonly unplaced: readonly string[];
}

/** Nobody learns well for longer without a break. */
const longestLesson = 120;
const shortestLesson = 15;

/**
 * Lessons in the order of the portions, week by week: first the reviews that are due, then what still fits, topics split where a week
 * ends. No week holds more than was given. `before` are lessons that stay where they are.
 */
export function layOut(
  portions: readonly Portion[],
  wish: Wish,
  { from, before }: { from: number; before: readonly Lesson[] } = { from: 1, before: [] },
): LaidOut {
  const minutes = minutesAWeek(wish);
  const queue = portions.map(({ topic, minutes: left }) => ({ topic, left }));
  const lessons: Lesson[] = [...before];
  const finished = finishedBefore(before, queue);
  const given = new Map<string, number>();
  for (let week = 1; week <= wish.weeks; week += 1) {
    const reviews = reviewsOfWeek(week, finished, given, minutes).length * reviewMinutes;
    if (week < from) continue;
    const kept = before.reduce((sum, lesson) => sum + (lesson.week === week ? lesson.minutes : 0), 0);
    let room = minutes - reviews - kept - (week === wish.weeks ? finalMinutes(wish) : 0);
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const take = pieceOf(next.left, room);
      if (take === 0) break;
      lessons.push({ id: freshId(next.topic, lessons), topic: next.topic, minutes: take, week });
      room -= take;
      next.left -= take;
      if (next.left > 0) continue;
      finished.push({ topic: next.topic, week });
      queue.shift();
    }
  }
  const unplaced = new Set(queue.map(({ topic }) => topic));
  const isKept = (lesson: Lesson) => !unplaced.has(lesson.topic) || before.includes(lesson);
  return { lessons: byWeek(lessons.filter(isKept)), unplaced: [...unplaced] };
}

export function byWeek(lessons: readonly Lesson[]): Lesson[] {
  return lessons.toSorted((one, other) => one.week - other.week);
}

/** The week of the last lesson of each topic, in the order in which they end. */
export function finishedOf(lessons: readonly Lesson[]): Finished[] {
  const ends = new Map<string, number>();
  for (const { topic, week } of lessons) {
    const known = ends.get(topic) ?? 0;
    ends.delete(topic);
    ends.set(topic, Math.max(known, week));
  }
  return [...ends].map(([topic, week]) => ({ topic, week }));
}

function finishedBefore(before: readonly Lesson[], queue: readonly { topic: string }[]): Finished[] {
  const open = new Set(queue.map(({ topic }) => topic));
  return finishedOf(before).filter(({ topic }) => !open.has(topic));
}

/** How much of a topic fits; neither this piece nor the rest is a crumb. 0 when nothing does. */
function pieceOf(left: number, room: number): number {
  const most = Math.min(left, room, longestLesson);
  if (most === left) return most;
  const piece = left - most < shortestLesson ? left - shortestLesson : most;
  return piece < shortestLesson ? 0 : piece;
}

export function freshId(topic: string, lessons: readonly Lesson[]): string {
  let number = 1;
  while (lessons.some(({ id }) => id === `${topic}#${number}`)) number += 1;
  return `${topic}#${number}`;
}
