import { Link } from 'react-router';
import type { AgentCard } from '../../../catalog/agent-desk/agent-card.ts';
import { agentGroups } from '../../../catalog/agent-groups.ts';
import { href } from '../../lib/href.ts';
import { Badge } from '../../ui/badge.tsx';

/** Agents as cards: what each does, and what one has in hand afterwards. */
export function AgentList({ agents }: { agents: readonly AgentCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {agents.map((agent) => (
        <li key={agent.slug} className="grid min-w-0 grid-cols-1">
          <Link
            to={href('/agents/:slug', { slug: agent.slug })}
            className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-large border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong hover:bg-surface-raised"
          >
            <span className="flex items-start justify-between gap-3">
              <span className="text-body font-semibold text-ink">{agent.name}</span>
              <Condition group={agent.group} />
            </span>
            <span className="text-small text-ink-muted">{agent.job}</span>
            <span className="mt-auto pt-1 text-caption text-ink-muted">
              {agent.handsOver.slice(0, 3).join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Condition({ group }: { group: string }) {
  const condition = agentGroups.find(({ id }) => id === group)?.condition;
  return condition === undefined ? null : <Badge tone="caution">{condition}</Badge>;
}
