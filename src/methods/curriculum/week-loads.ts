import { finishedOf } from './lay-out.ts';
import { finalMinutes, type Lesson, minutesAWeek, type Plan } from './plan.ts';
import { type Review, reviewMinutes, reviewsOf } from './reviews.ts';

export interface PlannedWeek {
  readonly week: number;
  readonly lessons: readonly Lesson[];
  readonly reviews: readonly Review[];
  /** Of the final task; 0 in every week but the last. */
  readonly final: number;
  readonly minutes: number;
}

/** The id under which the final task is marked as done. */
export const finalId = 'final';

/** Every week with what it holds, also those that hold nothing. */
export function weeksOf({ wish, lessons }: Plan): PlannedWeek[] {
  const reviews = reviewsOf(finishedOf(lessons), wish.weeks, minutesAWeek(wish));
  return Array.from({ length: wish.weeks }, (_, at) => {
    const week = at + 1;
    const own = lessons.filter((lesson) => lesson.week === week);
    const due = reviews.filter((review) => review.week === week);
    const final = week === wish.weeks ? finalMinutes(wish) : 0;
    const minutes = own.reduce((sum, lesson) => sum + lesson.minutes, due.length * reviewMinutes + final);
    return { week, lessons: own, reviews: due, final, minutes };
  });
}
