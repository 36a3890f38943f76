import { minutesNeeded } from '../../../methods/curriculum/choose-topics.ts';
import { evidenceOf, type OutcomesOfLevel, outcomesOf } from '../../../methods/curriculum/goals.ts';
import { minutesAWeek, type Plan } from '../../../methods/curriculum/plan.ts';
import { type PlanProgress, standingOf } from '../../../methods/curriculum/progress.ts';
import { reviewMinutes } from '../../../methods/curriculum/reviews.ts';
import { type PlannedWeek, weeksOf } from '../../../methods/curriculum/week-loads.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart.tsx';
import { StatGrid, StatTile } from '../../ui/stat-tile.tsx';
import { GraphView } from './graph-view.tsx';
import { Materials } from './materials.tsx';
import type { KeptPlan } from './use-plans.ts';
import { counted, writeHours } from './write-hours.ts';

/** What the plan leads to, how that will be seen, and what it takes. */
export function Overview({ kept: { plan, progress } }: { kept: KeptPlan }) {
  const weeks = weeksOf(plan);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Standing plan={plan} progress={progress} weeks={weeks} />
      <LeftForLater plan={plan} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Outcomes groups={outcomesOf(plan)} />
        <Evidence plan={plan} />
      </div>
      <Card className="p-4 sm:p-5">
        <Chart
          kind="bar"
          stacked
          title="Load per week"
          description={`In hours. You gave ${counted(plan.wish.hours, 'hour')} a week.`}
          rows={weeks.map(loadRow)}
          category={{ key: 'week', label: 'Week' }}
          series={[
            { key: 'lessons', label: 'Lessons' },
            { key: 'reviews', label: 'Reviews' },
            { key: 'final', label: 'Final task' },
          ]}
        />
      </Card>
      <GraphView plan={plan} progress={progress} />
      <Materials plan={plan} />
    </div>
  );
}

const inHours = (minutes: number) => Math.round(minutes / 6) / 10;

function loadRow({ week, lessons, reviews, final }: PlannedWeek) {
  return {
    week: String(week),
    lessons: inHours(lessons.reduce((sum, { minutes }) => sum + minutes, 0)),
    reviews: inHours(reviews.length * reviewMinutes),
    final: inHours(final),
  };
}

interface StandingProps {
  plan: Plan;
  progress: PlanProgress;
  weeks: readonly PlannedWeek[];
}

function Standing({ plan, progress, weeks }: StandingProps) {
  const { minutes, of, lessons, lessonsOf, knew, notYet, checksOf } = standingOf(plan, progress);
  const planned = weeks.reduce((sum, week) => sum + week.minutes, 0);
  return (
    <StatGrid>
      <StatTile label="Topics" value={plan.topics.length} hint={counted(lessonsOf, 'lesson')} />
      <StatTile
        label="Planned"
        value={writeHours(planned)}
        hint={`of ${writeHours(minutesAWeek(plan.wish) * plan.wish.weeks)} that you have`}
      />
      <StatTile
        label="Done"
        value={`${of === 0 ? 0 : Math.round((minutes / of) * 100)} %`}
        hint={`${lessons} of ${counted(lessonsOf, 'lesson')}`}
      />
      <StatTile
        label="Checks known"
        value={`${knew} of ${checksOf}`}
        hint={notYet === 0 ? 'None marked as not yet' : `${notYet} marked as not yet`}
      />
    </StatGrid>
  );
}

function LeftForLater({ plan }: { plan: Plan }) {
  const { later, topics, wish } = plan;
  if (later.length === 0) return null;
  const needed = minutesNeeded([...topics, ...later], wish);
  return (
    <Alert tone="caution" title={`${counted(later.length, 'topic')} left for later`}>
      All of it needs {writeHours(needed)}, you have {writeHours(minutesAWeek(wish) * wish.weeks)}. These are
      left for later: {later.map(({ title }) => title).join(', ')}.
    </Alert>
  );
}

const shownOutcomes = 3;
const bloomNames = {
  remember: 'Remember',
  understand: 'Understand',
  apply: 'Apply',
  analyse: 'Analyse',
  evaluate: 'Evaluate',
  create: 'Create',
} as const;

function Outcomes({ groups }: { groups: readonly OutcomesOfLevel[] }) {
  return (
    <Card aria-labelledby="outcomes" className="grid content-start gap-4 p-4 sm:p-5">
      <div>
        <h2 id="outcomes" className="text-body font-semibold text-ink">
          At the end you can
        </h2>
        <p className="text-small text-ink-muted">Outcomes by Bloom’s levels; the ends of the plan first.</p>
      </div>
      <dl className="grid gap-4">
        {groups.map(({ bloom, outcomes }) => (
          <div key={bloom} className="grid gap-1">
            <dt className="text-caption font-medium text-accent">{bloomNames[bloom]}</dt>
            {outcomes.slice(0, shownOutcomes).map(({ text, topic }) => (
              <dd key={`${topic} ${text}`} className="text-small text-ink">
                {text}
              </dd>
            ))}
            {outcomes.length > shownOutcomes ? (
              <dd className="text-caption text-ink-muted">
                and {outcomes.length - shownOutcomes} more, each with its lesson
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Evidence({ plan }: { plan: Plan }) {
  return (
    <Card aria-labelledby="evidence" className="grid content-start gap-4 p-4 sm:p-5">
      <div>
        <h2 id="evidence" className="text-body font-semibold text-ink">
          How you will see it
        </h2>
        <p className="text-small text-ink-muted">
          Designed backwards, as Wiggins and McTighe describe it: goal, evidence, then lessons.
        </p>
      </div>
      <ol className="grid gap-3">
        {evidenceOf(plan).map((text, at) => (
          <li key={text} className="flex gap-3 text-small text-ink">
            <span className="font-medium text-accent tabular-nums">{at + 1}</span>
            {text}
          </li>
        ))}
      </ol>
      {plan.known.length === 0 ? null : (
        <p className="border-t border-line pt-4 text-small text-ink-muted">
          Counts as known:{' '}
          {plan.known
            .map(({ title, subject }) =>
              subject === plan.wish.subjectTitle ? title : `${title} (${subject})`,
            )
            .join(', ')}
          . Should one be new to you, add it under Topics.
        </p>
      )}
    </Card>
  );
}
