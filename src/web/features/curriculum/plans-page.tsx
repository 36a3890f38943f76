import { useState } from 'react';
import { useNavigate } from 'react-router';
import { subjects } from '../../../catalog/subjects.gen.ts';
import { localDay } from '../../../kernel/local-day.ts';
import { makePlan } from '../../../methods/curriculum/make-plan.ts';
import type { Wish } from '../../../methods/curriculum/plan.ts';
import { Alert } from '../../ui/alert.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { curriculumAddress } from './curriculum-addresses.ts';
import type { Match } from './find-matches.ts';
import { loadTopics } from './load-topics.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanList } from './plan-list.tsx';
import { usePlans } from './use-plans.ts';

/** Makes plans, and lists those that there are. */
export function PlansPage() {
  const { status, plans, add } = usePlans();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function plan(wish: Wish, match: Match) {
    setBusy(true);
    setFault('');
    try {
      const made = makePlan(wish, await loadTopics(wish.subject), localDay(new Date()));
      if (made.topics.length === 0) setFault(nothingFits(wish, made.later[0]?.title));
      else await navigate(curriculumAddress.plan(await add(match.title, made)));
    } catch (error) {
      console.error(error);
      setFault(
        'The plan could not be made. Look at your connection and try again; what you entered is still here.',
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        heading="Curriculum on Demand"
        description={`Say what you want to learn, why, and how much time you have. You get a plan that starts from the goal, keeps prerequisites in order and brings everything back before you forget it. ${subjects.length} subjects, on this device.`}
      />
      <PlanForm busy={busy} onPlan={(wish, match) => void plan(wish, match)} />
      {fault === '' ? null : (
        <Alert tone="caution" announce>
          {fault}
        </Alert>
      )}
      <PlanList status={status} plans={plans} />
    </Container>
  );
}

function nothingFits({ weeks, hours, level }: Wish, first: string | undefined): string {
  if (first === undefined)
    return level === 'new'
      ? 'There is nothing to plan here.'
      : 'At this level nothing of it is left to learn. Choose a lower level, or another topic.';
  return `${weeks * hours} hours are too few for “${first}” with its prerequisites. Give it more weeks, or more hours a week.`;
}
