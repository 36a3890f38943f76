import { agentGroups } from '../../../../catalog/agent-groups.ts';
import { agents } from '../../../../catalog/agents.gen.ts';
import { AgentList } from '../../../features/agents/agent-list.tsx';
import { findAgents } from '../../../features/agents/find-agents.ts';
import { useQueryText } from '../../../lib/use-query-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';

const cards = agents.map(({ agent }) => agent);
const searchLength = 100;

export function Page() {
  const [typed, setTyped] = useQueryText('q');
  const found = findAgents(cards, typed);
  return (
    <Container className="grid flex-1 content-start gap-10 py-10 sm:py-14">
      <div className="grid gap-6">
        <PageHeader
          look="story"
          heading="Agents"
          description="Each does one professional job by a named method, shows how it came to its result, and hands over a document. They run on your device: nothing you enter has to leave it."
        />
        <SearchBox
          label="Search the agents"
          placeholder="What do you want to work out?"
          value={typed}
          onChange={setTyped}
          maxLength={searchLength}
        />
      </div>
      {typed.trim() === '' ? <Groups /> : <Found found={found} onClear={() => setTyped('')} />}
    </Container>
  );
}

function Groups() {
  return agentGroups.map(({ id, name, summary }) => {
    const own = cards.filter(({ group }) => group === id);
    return own.length === 0 ? null : (
      <Section key={id} heading={name} description={summary}>
        <AgentList agents={own} />
      </Section>
    );
  });
}

function Found({ found, onClear }: { found: typeof cards; onClear: () => void }) {
  if (found.length === 0)
    return (
      <EmptyState
        heading="No agent does that yet"
        actions={<Button onClick={onClear}>Show all agents</Button>}
      >
        Try another word for the job, such as “loan”, “schedule” or “decision”.
      </EmptyState>
    );
  return <AgentList agents={found} />;
}
