import { BadgeCheck, Boxes, Flame, GraduationCap, Layers, Play } from 'lucide-react';
import { useMemo } from 'react';
import { plans } from '../../../catalog/plans.ts';
import { limits } from '../../../kernel/limits.ts';
import { streakOf } from '../../../methods/habit/streak.ts';
import { academyAddress } from '../../features/academy/academy-addresses.ts';
import { useAllProgress } from '../../features/academy/use-progress.ts';
import { useRuns } from '../../features/agents/runs/use-runs.ts';
import { useMyApps } from '../../features/apps/use-my-apps.ts';
import { useSubscription } from '../../features/apps/use-subscription.ts';
import { useJournalDays } from '../../features/journal/use-journal-days.ts';
import { useToday } from '../../features/journal/use-today.ts';
import { currentPlan } from '../../features/plans/current-plan.ts';
import { todayOf } from '../../features/study/today-of.ts';
import { useStudy } from '../../features/study/use-study.ts';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { Section } from '../../ui/section.tsx';
import { StatGrid, StatTile } from '../../ui/stat-tile.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ChildrenTile } from './children-tile.tsx';

/** Plan, apps, runs, the row of days, cards and courses, each with where it leads. */
export function AtAGlance() {
  const subscription = useSubscription(limits.subscription.dashboardMs);
  const mine = useMyApps(limits.appList.dashboardMs);
  const { status, runs } = useRuns();
  const days = useJournalDays();
  const today = useToday();
  const study = useStudy();
  const cards = useMemo(() => todayOf(study.shelf).waiting, [study.shelf]);
  const courses = useAllProgress();
  const { access } = useSession();
  const plan = plans.find(({ id }) => id === currentPlan(subscription));
  const streak = days === undefined || today === undefined ? undefined : streakOf(days, today);
  return (
    <Section heading="At a glance">
      <StatGrid>
        <StatTile
          icon={<BadgeCheck aria-hidden />}
          label="Plan"
          value={subscription.known ? plan?.name : undefined}
          hint={<TextLink to={href('/plans')}>See the plans</TextLink>}
        />
        <StatTile
          icon={<Boxes aria-hidden />}
          label="Apps"
          value={mine.state === 'ready' ? mine.total : mine.state === 'failed' ? '–' : undefined}
          hint={<TextLink to={href('/dashboard')}>Your apps</TextLink>}
        />
        <StatTile
          icon={<Play aria-hidden />}
          label="Saved runs"
          value={status === 'loading' ? undefined : runs.length}
          hint={<TextLink to={href('/agent-dashboard')}>Runs of agents</TextLink>}
        />
        <StatTile
          icon={<Flame aria-hidden />}
          label="Days in a row"
          value={streak?.now}
          hint={
            <TextLink to={href('/love-light-learn')}>
              {streak?.today === true ? 'Today is written' : 'Write today'}
            </TextLink>
          }
        />
        <StatTile
          icon={<Layers aria-hidden />}
          label="Cards for today"
          value={study.status === 'loading' ? undefined : cards}
          hint={<TextLink to={href('/study-buddy')}>Study Buddy</TextLink>}
        />
        {access.training || access.admin ? (
          <StatTile
            icon={<GraduationCap aria-hidden />}
            label="Courses begun"
            value={courses.status === 'loading' ? undefined : courses.all.size}
            hint={<TextLink to={academyAddress.home}>Lumina Academy</TextLink>}
          />
        ) : null}
        {access.special || access.admin ? <ChildrenTile /> : null}
      </StatGrid>
    </Section>
  );
}
