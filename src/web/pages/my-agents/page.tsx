import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { readAgentFile } from '../../../catalog/own-agents/agent-file.ts';
import { ImportFile } from '../../features/agents/own/import-file.tsx';
import { readThing } from '../../features/agents/own/read-thing.ts';
import { ThingList } from '../../features/agents/own/thing-list.tsx';
import { type OwnThing, useOwnThings } from '../../features/agents/own/use-own-things.ts';
import { href } from '../../lib/href.ts';
import { useQueryText } from '../../lib/use-query-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';

const searchLength = 100;

export function Page() {
  const own = useOwnThings('agent');
  const navigate = useNavigate();
  const [typed, setTyped] = useQueryText('q');
  const found = own.things.filter((thing) => fits(thing, typed));
  return (
    <Container className="@container grid flex-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        look="story"
        heading="My agents"
        description="Take an agent that does nearly what you need, and make it yours: your values in the form, fixed what never changes, your own words. Every save is a version that you can come back to."
        actions={
          <>
            <Link to={href('/my-agents/new')} className={buttonClass('primary')}>
              <Plus aria-hidden className="size-4" />
              New agent
            </Link>
            <ImportFile
              label="Import an agent"
              read={readAgentFile}
              onRead={async (agent) => {
                await navigate(href('/my-agents/:id', { id: await own.add(agent) }));
                toast({ title: 'Imported', description: `${agent.name} is among your agents.` });
              }}
            />
          </>
        }
      />
      {own.status === 'loading' ? <Skeleton className="h-40" /> : null}
      {own.things.length === 0 && own.status !== 'loading' ? <NoneYet /> : null}
      {own.things.length === 0 ? null : (
        <>
          <SearchBox
            label="Search your agents"
            placeholder="Which one?"
            value={typed}
            onChange={setTyped}
            maxLength={searchLength}
          />
          {found.length === 0 ? (
            <EmptyState
              heading="None of them fits"
              actions={<Button onClick={() => setTyped('')}>Show all</Button>}
            >
              Try a word of its name or of its job.
            </EmptyState>
          ) : (
            <ThingList things={found} onRemove={own.remove} />
          )}
        </>
      )}
    </Container>
  );
}

function NoneYet() {
  return (
    <EmptyState
      heading="No agent of your own yet"
      actions={
        <Link to={`${href('/my-agents/new')}?base=loan-desk`} className={buttonClass('primary')}>
          Begin with the Loan Desk
        </Link>
      }
    >
      Copy one, fix the currency and the rate that your bank gives you, and the next loan takes two fields.
    </EmptyState>
  );
}

function fits(thing: OwnThing, typed: string): boolean {
  const job = readThing('agent', thing.id, thing.definition, thing.version)?.job ?? '';
  const text = `${thing.name} ${job}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
