import { Link } from 'react-router';
import { agents } from '../../../../catalog/agents.gen.ts';
import { toolExamples } from '../../../../catalog/custom-tools/tool-examples.ts';
import { mayCopy } from '../../../../catalog/own-agents/may-copy.ts';
import { href } from '../../../lib/href.ts';
import { useSession } from '../../../lib/session.ts';
import { Section } from '../../../ui/section.tsx';
import { findAgents } from '../find-agents.ts';
import { useOwnThings } from './use-own-things.ts';

interface BaseListProps {
  /** What the person looks for. */
  typed: string;
}

/** Everything that an agent of one's own can be made of. */
export function BaseList({ typed }: BaseListProps) {
  const { things } = useOwnThings('tool');
  const { access } = useSession();
  const cards = findAgents(
    agents.map(({ agent }) => agent).filter((card) => mayCopy(card, access)),
    typed,
  );
  const wanted = typed.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(wanted);
  const tools = [
    ...things.map(({ id, name }) => ({ id, name, job: 'A tool of yours' })),
    ...toolExamples.map(({ slug, tool: { name, job } }) => ({ id: slug, name, job })),
  ].filter(({ name, job }) => fits(`${name} ${job}`));
  const start = href('/my-agents/new');
  return (
    <>
      <Section
        heading="From an agent"
        description="A copy works by the same method and is asked in your way."
      >
        <Choices
          choices={cards.map(({ slug, name, job }) => ({ id: slug, name, job, to: `${start}?base=${slug}` }))}
        />
      </Section>
      <Section heading="From a custom tool">
        <Choices choices={tools.map((tool) => ({ ...tool, to: `${start}?tool=${tool.id}` }))} />
      </Section>
    </>
  );
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly job: string;
  readonly to: string;
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  if (choices.length === 0) return <p className="text-small text-ink-muted">Nothing fits these words.</p>;
  return (
    <ul className="grid grid-cols-1 gap-3 @2xl:grid-cols-2 @5xl:grid-cols-3">
      {choices.map(({ id, name, job, to }) => (
        <li key={id} className="grid">
          <Link
            to={to}
            className="grid min-h-11 content-start gap-1 rounded-medium border border-line bg-surface p-4 transition-colors hover:border-line-strong hover:bg-surface-raised"
          >
            <span className="text-small font-semibold text-ink">{name}</span>
            <span className="text-small text-ink-muted">{job}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
