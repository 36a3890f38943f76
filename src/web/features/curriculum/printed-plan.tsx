import { evidenceOf, goalText, outcomesOf } from '../../../methods/curriculum/goals.ts';
import { firstDayOf } from '../../../methods/curriculum/plan-days.ts';
import { reviewMinutes } from '../../../methods/curriculum/reviews.ts';
import { weeksOf } from '../../../methods/curriculum/week-loads.ts';
import { lessonTitle } from './lesson-title.ts';
import type { KeptPlan } from './use-plans.ts';
import { writeDay, writeHours } from './write-hours.ts';

/** The plan for paper, with boxes to tick; not on the screen. */
export function PrintedPlan({ kept: { title, plan } }: { kept: KeptPlan }) {
  const titles = new Map(plan.topics.map((topic) => [topic.id, topic.title]));
  return (
    <div data-print aria-hidden className="hidden w-full gap-6 text-small text-black print:grid">
      <div>
        <p className="text-title font-semibold">{title}</p>
        <p>{goalText(plan.wish)}</p>
      </div>
      <ul className="list-disc pl-5">
        {outcomesOf(plan).flatMap(({ outcomes }) =>
          outcomes.slice(0, 3).map(({ text, topic }) => <li key={`${topic} ${text}`}>{text}</li>),
        )}
      </ul>
      <ol className="list-decimal pl-5">
        {evidenceOf(plan).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {weeksOf(plan).map(({ week, lessons, reviews, final, minutes }) => (
        <div key={week} className="break-inside-avoid">
          <p className="border-b border-black pb-1 font-semibold">
            Week {week}, from {writeDay(firstDayOf(plan.start, week))} ({writeHours(minutes)})
          </p>
          <ul className="grid gap-1 pt-2">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                ☐ {lessonTitle(plan, lesson)} ({writeHours(lesson.minutes)})
              </li>
            ))}
            {reviews.map(({ id, topic }) => (
              <li key={id}>
                ☐ Review: {titles.get(topic)} ({writeHours(reviewMinutes)})
              </li>
            ))}
            {final === 0 ? null : <li>☐ Final task ({writeHours(final)})</li>}
          </ul>
        </div>
      ))}
    </div>
  );
}
