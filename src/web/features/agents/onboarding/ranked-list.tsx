import { Link } from 'react-router';
import { agentGroups } from '../../../../catalog/agent-groups.ts';
import { href } from '../../../lib/href.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { RankedAgent } from './rank-agents.ts';

/** Agents in the order in which they fit, each with the reason. */
export function RankedList({ ranked }: { ranked: readonly RankedAgent[] }) {
  return (
    <ol className="grid gap-3">
      {ranked.map(({ card, reasons }, index) => {
        const condition = agentGroups.find(({ id }) => id === card.group)?.condition;
        return (
          <li key={card.slug} className="grid">
            <Link
              to={href('/agents/:slug', { slug: card.slug })}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-large border border-line bg-surface p-4 shadow-card transition-colors hover:border-line-strong hover:bg-surface-raised sm:p-5"
            >
              <span className="text-lead font-semibold text-accent tabular-nums">{index + 1}</span>
              <span className="grid min-w-0 gap-1.5">
                <span className="flex flex-wrap items-center gap-2 text-body font-semibold text-ink">
                  {card.name}
                  {condition === undefined ? null : <Badge tone="caution">{condition}</Badge>}
                </span>
                <span className="text-small text-ink-muted">{card.job}</span>
                {reasons.map((reason) => (
                  <span key={reason} className="text-small text-ink">
                    {reason}
                  </span>
                ))}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
