import { Suspense, use, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AgentEditor } from '../../../features/agents/own/agent-editor.tsx';
import { BaseList } from '../../../features/agents/own/base-list.tsx';
import { type BaseChoice, baseChoice, openBase } from '../../../features/agents/own/base-of.ts';
import { useOwnThings } from '../../../features/agents/own/use-own-things.ts';
import { href } from '../../../lib/href.ts';
import { useSession } from '../../../lib/session.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';

const searchLength = 100;

export function Page() {
  const [query] = useSearchParams();
  const { things, status } = useOwnThings('tool');
  const { access } = useSession();
  const [typed, setTyped] = useState('');
  const choice = baseChoice(query, things, access);
  const isLooking = choice === undefined && query.has('tool') && status === 'loading';
  return (
    <Container className="@container grid flex-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb items={[{ label: 'My agents', to: href('/my-agents') }, { label: 'New agent' }]} />
        }
        heading="New agent"
        description={
          choice === undefined
            ? 'Choose what it is made of. Everything about how it asks can be changed afterwards.'
            : 'Put in your values, fix what never changes, and write the help that your people need.'
        }
      />
      {isLooking ? <Skeleton className="h-96" /> : null}
      {choice === undefined && !isLooking ? (
        <>
          <SearchBox
            label="Search what to begin with"
            placeholder="What shall it work out?"
            value={typed}
            onChange={setTyped}
            maxLength={searchLength}
          />
          <BaseList typed={typed} />
        </>
      ) : null}
      {choice === undefined ? null : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <NewAgent key={JSON.stringify(choice)} choice={choice} />
        </Suspense>
      )}
    </Container>
  );
}

function NewAgent({ choice }: { choice: BaseChoice }) {
  const { work, draft } = use(openBase(choice));
  const own = useOwnThings('agent');
  const navigate = useNavigate();
  return (
    <AgentEditor
      base={work}
      start={draft}
      onSave={async (agent) => {
        const id = await own.add(agent);
        await navigate(href('/my-agents/:id', { id }));
        toast({ title: 'Saved', description: `${agent.name} is among your agents.` });
      }}
    />
  );
}
