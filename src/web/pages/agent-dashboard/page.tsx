import { Link, useNavigate } from 'react-router';
import { agents } from '../../../catalog/agents.gen.ts';
import { RunList } from '../../features/agents/runs/run-list.tsx';
import { type SavedRun, useRuns } from '../../features/agents/runs/use-runs.ts';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';

function agentName(slug: string): string {
  return agents.find(({ agent }) => agent.slug === slug)?.agent.name ?? slug;
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
  return (
    <Section heading={heading}>
      <RunList
        runs={runs}
        eyebrow={({ agent }) => agentName(agent)}
        onOpen={({ agent, id }) => navigate(`${href('/agents/:slug', { slug: agent })}?run=${id}`)}
        onFavourite={(run) => void saved.keepAsFavourite(run.id, !run.favourite)}
        onRemove={(run) => void saved.remove(run.id)}
      />
    </Section>
  );
}
