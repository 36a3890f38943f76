import { agentGroups } from '../../../catalog/agent-groups.ts';
import { agents } from '../../../catalog/agents.gen.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { HandsOver } from './hands-over.tsx';
import { LoadedDesk } from './loaded-desk.tsx';

/** The page of one agent: what it does, an example that is already worked out, and the form. */
export function AgentPage({ slug }: { slug: string | undefined }) {
  const card = agents.find(({ agent }) => agent.slug === slug)?.agent;
  if (card === undefined) return null;
  const group = agentGroups.find(({ id }) => id === card.group);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[
              { label: 'Agents', to: '/agents' },
              ...(group === undefined || group.path === '/agents'
                ? []
                : [{ label: group.name, to: group.path }]),
              { label: card.name },
            ]}
          />
        }
        heading={card.name}
        description={card.job}
        meta={<HandsOver things={card.handsOver} />}
      />
      <LoadedDesk key={card.slug} slug={card.slug} group={group} />
    </Container>
  );
}
