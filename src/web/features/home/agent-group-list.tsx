import { Brain, Briefcase, Gem, Lightbulb, Palette, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { agentGroups } from '../../../catalog/agent-groups.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { LinkCard } from '../../ui/link-card.tsx';
import { Section } from '../../ui/section.tsx';

const icons: Record<string, ReactNode> = {
  'creative-agents': <Palette aria-hidden />,
  'capital-savants': <Scale aria-hidden />,
  'innovation-savants': <Lightbulb aria-hidden />,
  'wealth-x-savants': <Gem aria-hidden />,
  'boardroom-intelligence': <Briefcase aria-hidden />,
  'elite-agents': <Brain aria-hidden />,
};

/** The groups whose pages exist; nothing while there are none. */
export function AgentGroupList() {
  const exists = usePageExists();
  const shown = agentGroups.filter(({ path, offHome }) => offHome !== true && exists(path));
  if (shown.length === 0) return null;
  return (
    <Section
      look="story"
      className="below-fold"
      heading="Agents for one job each"
      description="Each works by a named method and shows how it came to its result."
    >
      <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
        {shown.map(({ id, name, summary, path, condition }) => (
          <LinkCard key={id} to={path} title={name} summary={summary} icon={icons[id]} note={condition} />
        ))}
      </ul>
    </Section>
  );
}
