import { Suspense, use } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { OwnAgent } from '../../../../../catalog/own-agents/own-agent.ts';
import { AgentEditor } from '../../../../features/agents/own/agent-editor.tsx';
import { openBase } from '../../../../features/agents/own/base-of.ts';
import { whyNotRun } from '../../../../features/agents/own/may-run.ts';
import { ThingMissing } from '../../../../features/agents/own/thing-missing.tsx';
import type { OwnThing, useOwnThings } from '../../../../features/agents/own/use-own-things.ts';
import { useThing } from '../../../../features/agents/own/use-thing.ts';
import { href } from '../../../../lib/href.ts';
import { useSession } from '../../../../lib/session.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Container } from '../../../../ui/container.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { NoAccessState } from '../../../../ui/state-panel.tsx';
import { toast } from '../../../../ui/toast.ts';

export function Page() {
  const { id = '' } = useParams();
  const { access } = useSession();
  const { status, thing, read, own } = useThing('agent', id, undefined);
  if (thing === undefined || read === undefined || !('base' in read.definition))
    return <ThingMissing kind="agent" status={status === 'ready' ? 'missing' : status} />;
  const page = href('/my-agents/:id', { id });
  const reason = whyNotRun(read.definition, access);
  return (
    <Container className="grid flex-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[
              { label: 'My agents', to: href('/my-agents') },
              { label: thing.name, to: page },
              { label: 'Edit' },
            ]}
          />
        }
        heading={`Edit ${thing.name}`}
        description={`Saving makes version ${thing.version + 1}; this one is kept among the former versions.`}
      />
      {reason === undefined ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Editing key={id} thing={thing} agent={read.definition} own={own} page={page} />
        </Suspense>
      ) : (
        <NoAccessState heading="This agent cannot be changed here">{reason}</NoAccessState>
      )}
    </Container>
  );
}

interface EditingProps {
  thing: OwnThing;
  agent: OwnAgent;
  own: ReturnType<typeof useOwnThings>;
  page: string;
}

function Editing({ thing, agent, own, page }: EditingProps) {
  const { work } = use(openBase(agent.base));
  const navigate = useNavigate();
  return (
    <AgentEditor
      base={work}
      start={agent}
      onSave={async (next) => {
        await own.saveNext(thing, next);
        await navigate(page);
        toast({ title: 'Saved', description: `It is version ${thing.version + 1} now.` });
      }}
    />
  );
}
