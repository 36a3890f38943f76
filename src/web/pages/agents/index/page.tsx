import { Link, useSearchParams } from 'react-router';
import { agentGroups } from '../../../../catalog/agent-groups.ts';
import { agents } from '../../../../catalog/agents.gen.ts';
import { AgentList } from '../../../features/agents/agent-list.tsx';
import { findAgents } from '../../../features/agents/find-agents.ts';
import { GroupFilter } from '../../../features/agents/group-filter.tsx';
import { href } from '../../../lib/href.ts';
import { useQueryText } from '../../../lib/use-query-text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';

const cards = agents.map(({ agent }) => agent);
const groupIds = agentGroups.map(({ id }) => id).filter((id) => cards.some(({ group }) => group === id));
const searchLength = 100;
const ways = [
  { to: href('/agent-onboarding'), label: 'Find your agent' },
  { to: href('/my-agents'), label: 'My agents' },
  { to: href('/custom-tools'), label: 'Custom tools' },
  { to: href('/agent-dashboard'), label: 'Agent runs' },
];

export function Page() {
  const [typed, setTyped] = useQueryText('q');
  const [parameters, setParameters] = useSearchParams();
  const chosen = groupIds.find((id) => id === parameters.get('group'));
  const shown = cards.filter(({ group }) => chosen === undefined || group === chosen);
  const found = findAgents(shown, typed);
  function choose(id: string | undefined) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete('group');
        else next.set('group', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
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
        <GroupFilter ids={groupIds} chosen={chosen} onChoose={choose} />
        <nav aria-label="More about agents" className="flex flex-wrap gap-2">
          {ways.map(({ to, label }) => (
            <Link key={to} to={to} className={buttonClass('secondary')}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {typed.trim() === '' ? (
        <Groups agents={shown} />
      ) : (
        <Found
          found={found}
          onClear={() => {
            setTyped('');
            choose(undefined);
          }}
        />
      )}
    </Container>
  );
}

function Groups({ agents: shown }: { agents: typeof cards }) {
  return agentGroups.map(({ id, name, summary }) => {
    const own = shown.filter(({ group }) => group === id);
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
