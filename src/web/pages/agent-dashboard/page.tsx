import { Link, useNavigate } from 'react-router';
import { toolExamples } from '../../../catalog/custom-tools/tool-examples.ts';
import { deskEntry } from '../../features/agents/desk-entries.ts';
import { deskOf, ownIdOf } from '../../features/agents/own/own-addresses.ts';
import { type OwnThing, useOwnThings } from '../../features/agents/own/use-own-things.ts';
import { RunList } from '../../features/agents/runs/run-list.tsx';
import { type SavedRun, useRuns } from '../../features/agents/runs/use-runs.ts';
import { ScheduleList } from '../../features/agents/schedules/schedule-list.tsx';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

/** What an agent is called; one that somebody made and deleted has left only its runs. */
function agentName(slug: string, own: readonly OwnThing[]): string {
  const id = ownIdOf(slug);
  if (id === undefined) return deskEntry(slug)?.card.name ?? slug;
  const example = toolExamples.find((one) => one.slug === id)?.tool;
  return own.find((one) => one.id === id)?.name ?? example?.name ?? 'Of your own, deleted';
}

export function Page() {
  const saved = useRuns();
  return (
    <Container className="grid flex-1 content-start gap-8 py-10">
      <PageHeader
        heading="Agent runs"
        description="What you let agents work out. It is kept on this device, and in your account when you are signed in."
        actions={
          <Link to={href('/agents')} className={buttonClass('primary')}>
            All agents
          </Link>
        }
      />
      <ScheduleList agentName={(slug) => agentName(slug, [])} />
      {saved.status === 'loading' ? <Skeleton className="h-40" /> : <Runs saved={saved} />}
    </Container>
  );
}

function Runs({ saved }: { saved: ReturnType<typeof useRuns> }) {
  const favourites = saved.runs.filter(({ favourite }) => favourite);
  if (saved.runs.length === 0)
    return (
      <EmptyState
        heading="Nothing saved yet"
        actions={
          <Link to={href('/agents/:slug', { slug: 'loan-desk' })} className={buttonClass('primary')}>
            Try the Loan Desk
          </Link>
        }
      >
        Open an agent, work something out, and press Save. It stands here afterwards.
      </EmptyState>
    );
  return (
    <>
      {favourites.length === 0 ? null : <RunSection heading="Favourites" runs={favourites} saved={saved} />}
      <RunSection heading="All runs" runs={saved.runs} saved={saved} />
    </>
  );
}

interface RunSectionProps {
  heading: string;
  runs: readonly SavedRun[];
  saved: ReturnType<typeof useRuns>;
}

function RunSection({ heading, runs, saved }: RunSectionProps) {
  const navigate = useNavigate();
  const own = [...useOwnThings('tool').things, ...useOwnThings('agent').things];
  return (
    <Section heading={heading}>
      <RunList
        runs={runs}
        eyebrow={({ agent }) => agentName(agent, own)}
        onOpen={({ agent, id }) => navigate(`${deskOf(agent)}?run=${id}`)}
        onFavourite={(run) => void saved.keepAsFavourite(run.id, !run.favourite)}
        onRemove={(run) => void saved.remove(run)}
      />
    </Section>
  );
}
