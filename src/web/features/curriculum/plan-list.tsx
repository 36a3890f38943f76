import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { goalText } from '../../../methods/curriculum/goals.ts';
import { standingOf } from '../../../methods/curriculum/progress.ts';
import type { ViewStatus } from '../../app/local/use-collection.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { curriculumAddress } from './curriculum-addresses.ts';
import type { KeptPlan } from './use-plans.ts';
import { counted } from './write-hours.ts';

/** The plans that somebody has, each with how far they are. */
export function PlanList({ status, plans }: { status: ViewStatus; plans: readonly KeptPlan[] }) {
  return (
    <section aria-labelledby="your-plans" className="grid gap-4">
      <h2 id="your-plans" className="text-lead font-semibold text-ink">
        Your plans
      </h2>
      {status === 'loading' ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      ) : status === 'error' ? (
        <ErrorState heading="The plans could not be read">
          This browser does not let its storage be opened. Reload the page to try again.
        </ErrorState>
      ) : plans.length === 0 ? (
        <Card>
          <EmptyState heading="No plan yet" icon={<BookOpen aria-hidden />}>
            The first one takes a minute: choose a subject above and press “Make the plan”.
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {plans.map((kept) => (
            <li key={kept.id}>
              <PlanCard kept={kept} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PlanCard({ kept: { id, title, plan, progress } }: { kept: KeptPlan }) {
  const { minutes, of, lessons, lessonsOf } = standingOf(plan, progress);
  return (
    <Card>
      <Link
        to={curriculumAddress.plan(id)}
        className="flex items-center gap-4 rounded-large p-4 transition-colors hover:bg-surface-raised"
      >
        <ProgressRing done={minutes} total={of} shows="percent" />
        <span className="grid min-w-0 gap-0.5">
          <span className="truncate text-body font-semibold text-ink">{title}</span>
          <span className="truncate text-small text-ink-muted">{goalText(plan.wish)}</span>
          <span className="text-caption text-ink-muted">
            {counted(plan.wish.weeks, 'week')}, {lessons} of {counted(lessonsOf, 'lesson')} done
          </span>
        </span>
      </Link>
    </Card>
  );
}
