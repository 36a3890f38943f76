import { useState } from 'react';
import { localDay } from '../../../kernel/local-day.ts';
import { moveLesson } from '../../../methods/curriculum/edit-plan.ts';
import { goals } from '../../../methods/curriculum/goals.ts';
import { minutesAWeek } from '../../../methods/curriculum/plan.ts';
import { firstDayOf, weekOn } from '../../../methods/curriculum/plan-days.ts';
import { isDone } from '../../../methods/curriculum/progress.ts';
import { reviewMinutes } from '../../../methods/curriculum/reviews.ts';
import { finalId, type PlannedWeek, weeksOf } from '../../../methods/curriculum/week-loads.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { type DropPlace, useDrag } from '../../ui/use-drag.ts';
import { LessonRow } from './lesson-row.tsx';
import { MarkRow } from './mark-row.tsx';
import type { KeptPlan, PlanActions } from './use-plans.ts';
import { writeDay, writeHours } from './write-hours.ts';

interface WeeksProps {
  kept: KeptPlan;
  actions: PlanActions;
}

/** The weeks one below the other. Lessons are dragged, or moved by their buttons. */
export function WeeksView({ kept, actions }: WeeksProps) {
  const [today] = useState(() => localDay(new Date()));
  const present = weekOn(kept.plan.start, today);
  const drag = useDrag('lessons', (id, { list, at }) =>
    actions.edit((plan) => moveLesson(plan, id, Number(list), at)),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small text-ink-muted">
        Drag a lesson by its handle, or move it with the arrows. A topic never comes before what it needs.
      </p>
      {weeksOf(kept.plan).map((week) => (
        <WeekCard
          key={week.week}
          week={week}
          isPresent={week.week === present}
          kept={kept}
          actions={actions}
          drag={drag}
        />
      ))}
    </div>
  );
}

interface WeekCardProps extends WeeksProps {
  week: PlannedWeek;
  isPresent: boolean;
  drag: ReturnType<typeof useDrag>;
}

function WeekCard({ week, isPresent, kept, actions, drag }: WeekCardProps) {
  const { plan, progress } = kept;
  const id = `week-${week.week}`;
  const titles = new Map(plan.topics.map((topic) => [topic.id, topic.title]));
  const mark = (which: string, done: boolean) =>
    actions.note((now) => ({
      ...now,
      done: { ...now.done, [which]: { at: new Date().toISOString(), done } },
    }));
  return (
    <Card aria-labelledby={id} {...drag.listOf(String(week.week))} className="grid grid-cols-1">
      <WeekHead id={id} week={week} isPresent={isPresent} kept={kept} />
      <ol className="grid grid-cols-1 pb-2">
        {week.lessons.map((lesson, at) => (
          <li
            key={lesson.id}
            {...drag.itemOf(lesson.id)}
            className={`border-t border-line ${isAt(drag.over, week.week, at) ? 'shadow-[inset_0_2px_0_var(--color-accent)]' : ''} ${drag.dragged === lesson.id ? 'opacity-50' : ''}`}
          >
            <LessonRow
              lesson={lesson}
              kept={kept}
              actions={actions}
              onMark={(done) => mark(lesson.id, done)}
              handle={drag.handleOf(lesson.id)}
            />
          </li>
        ))}
        {week.lessons.length === 0 ? (
          <li className="border-t border-line px-4 py-3 text-small text-ink-muted sm:px-5">
            {week.reviews.length + week.final === 0 ? 'A free week.' : 'No new lesson this week.'}
          </li>
        ) : null}
        {isAt(drag.over, week.week, week.lessons.length) ? <li className="mx-4 h-0.5 bg-accent" /> : null}
        {week.reviews.map((review) => (
          <li key={review.id} className="border-t border-line">
            <MarkRow
              label={`Review: ${titles.get(review.topic) ?? review.topic}`}
              hint={review.nth === 1 ? 'Answer its checks from memory' : 'Once more from memory'}
              minutes={reviewMinutes}
              checked={isDone(progress, review.id)}
              onMark={(done) => mark(review.id, done)}
            />
          </li>
        ))}
        {week.final === 0 ? null : (
          <li className="border-t border-line">
            <MarkRow
              label="Final task"
              hint={goals[plan.wish.goal].task(plan.wish)}
              minutes={week.final}
              checked={isDone(progress, finalId)}
              onMark={(done) => mark(finalId, done)}
            />
          </li>
        )}
      </ol>
    </Card>
  );
}

function isAt(over: DropPlace | undefined, week: number, at: number): boolean {
  return over?.list === String(week) && over.at === at;
}

interface WeekHeadProps {
  id: string;
  week: PlannedWeek;
  isPresent: boolean;
  kept: KeptPlan;
}

function WeekHead({ id, week, isPresent, kept: { plan } }: WeekHeadProps) {
  const given = minutesAWeek(plan.wish);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
      <h2 id={id} className="flex items-center gap-2 text-body font-semibold text-ink">
        Week {week.week}
        {isPresent ? <Badge tone="accent">This week</Badge> : null}
      </h2>
      <p className="flex items-center gap-2 text-small text-ink-muted tabular-nums">
        {week.minutes > given ? <Badge tone="caution">{writeHours(week.minutes - given)} over</Badge> : null}
        from {writeDay(firstDayOf(plan.start, week.week))}, {writeHours(week.minutes)}
      </p>
    </div>
  );
}
