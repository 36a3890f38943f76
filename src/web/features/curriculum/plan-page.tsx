import { Link, useSearchParams } from 'react-router';
import { goalText } from '../../../methods/curriculum/goals.ts';
import { dayAfter, firstDayOf } from '../../../methods/curriculum/plan-days.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { curriculumAddress } from './curriculum-addresses.ts';
import { ExportMenu } from './export-menu.tsx';
import { Overview } from './overview.tsx';
import { PlanMenu } from './plan-menu.tsx';
import { TopicsView } from './topics-view.tsx';
import { type KeptPlan, type PlanActions, usePlan } from './use-plans.ts';
import { WeeksView } from './weeks-view.tsx';
import { counted, writeDay } from './write-hours.ts';

/** One plan: what it leads to, its weeks, and its topics. */
export function PlanPage({ id }: { id: string }) {
  const { status, kept, isUnreadable, actions } = usePlan(id);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-6 py-8 sm:py-10">
      {kept !== undefined ? (
        <ReadyPlan kept={kept} actions={actions} />
      ) : isUnreadable ? (
        <ErrorState heading="This plan cannot be shown" actions={<AllPlans />}>
          It was saved by a newer version. Reload the page to get that version; the plan is kept as it is.
        </ErrorState>
      ) : status === 'loading' ? (
        <output aria-label="Opening the plan" className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
          <Skeleton className="h-80" />
        </output>
      ) : (
        <EmptyState heading="There is no such plan" actions={<AllPlans />}>
          It may have been deleted, or it belongs to another account.
        </EmptyState>
      )}
    </Container>
  );
}

function AllPlans() {
  return (
    <Link to={curriculumAddress.all()} className={buttonClass('primary')}>
      See your plans
    </Link>
  );
}

const views = ['weeks', 'overview', 'topics'] as const;
type View = (typeof views)[number];

interface PlanProps {
  kept: KeptPlan;
  actions: PlanActions;
}

function ReadyPlan({ kept, actions }: PlanProps) {
  const [query, setQuery] = useSearchParams();
  const view = views.find((one) => one === query.get('view')) ?? 'overview';
  const { wish, start } = kept.plan;
  const lastDay = dayAfter(firstDayOf(start, wish.weeks), 6);
  return (
    <>
      <PageHeader
        trail={
          <Breadcrumb
            items={[{ label: 'Curriculum on Demand', to: curriculumAddress.all() }, { label: kept.title }]}
          />
        }
        heading={kept.title}
        description={goalText(wish)}
        meta={
          <span>
            {counted(wish.weeks, 'week')} of {counted(wish.hours, 'hour')}, {writeDay(start)} to{' '}
            {writeDay(lastDay)}
          </span>
        }
        actions={
          <>
            <ExportMenu kept={kept} />
            <PlanMenu kept={kept} actions={actions} />
          </>
        }
      />
      <Tabs<View>
        label="Parts of the plan"
        value={view}
        onChange={(next) => setQuery({ view: next }, { replace: true })}
        items={[
          { value: 'overview', label: 'Overview', content: <Overview kept={kept} /> },
          { value: 'weeks', label: 'Weeks', content: <WeeksView kept={kept} actions={actions} /> },
          { value: 'topics', label: 'Topics', content: <TopicsView kept={kept} actions={actions} /> },
        ]}
      />
    </>
  );
}
