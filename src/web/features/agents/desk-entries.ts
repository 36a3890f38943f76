import type { DeskCard } from '../../../catalog/agent-desk/agent-card.ts';
import type { AnyWork } from '../../../catalog/agent-desk/work.ts';
import { agents } from '../../../catalog/agents.gen.ts';
import { builders } from '../../../catalog/builders.gen.ts';

interface DeskEntry {
  readonly card: DeskCard;
  /** Where its page is. */
  readonly path: string;
  /** Where its work lies below the root of the repository. */
  readonly file: string;
  readonly load: () => Promise<{ readonly work: AnyWork }>;
}

type Load = DeskEntry['load'];

/** Everything that works at the desk: agents, and builders with pages of their own. */
const entries: readonly DeskEntry[] = [
  ...agents.map(({ agent, load }) => ({
    card: agent,
    path: `/agents/${agent.slug}`,
    file: `/src/catalog/agents/${agent.slug}/work.ts`,
    load: load as unknown as Load,
  })),
  ...builders.map(({ builder, load }) => ({
    card: builder,
    path: builder.path,
    file: `/src/catalog/builders/${builder.slug}/work.ts`,
    load: load as unknown as Load,
  })),
];

export function deskEntry(slug: string): DeskEntry | undefined {
  return entries.find(({ card }) => card.slug === slug);
}
