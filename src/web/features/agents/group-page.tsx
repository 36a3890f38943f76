import { agentGroups } from '../../../catalog/agent-groups.ts';
import { agents } from '../../../catalog/agents.gen.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AgentList } from './agent-list.tsx';

/** One group with its agents. */
export function GroupPage({ id }: { id: string }) {
  const group = agentGroups.find((one) => one.id === id);
  if (group === undefined) return null;
  const own = agents.map(({ agent }) => agent).filter((agent) => agent.group === id);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        look="story"
        heading={group.name}
        description={`${group.summary} Each works by a named method, shows how it came to its result, and runs on this device.`}
      />
      <AgentList agents={own} />
    </Container>
  );
}
