import { useNavigate, useParams } from 'react-router';
import { ThingMissing } from '../../../../features/agents/own/thing-missing.tsx';
import { useThing } from '../../../../features/agents/own/use-thing.ts';
import { ToolEditor } from '../../../../features/agents/tools/tool-editor.tsx';
import { href } from '../../../../lib/href.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Container } from '../../../../ui/container.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { toast } from '../../../../ui/toast.ts';

export function Page() {
  const { id = '' } = useParams();
  const { status, thing, read, own } = useThing('tool', id, undefined);
  const navigate = useNavigate();
  if (thing === undefined || read === undefined || 'base' in read.definition)
    return <ThingMissing kind="tool" status={status === 'ready' ? 'missing' : status} />;
  const page = href('/custom-tools/:id', { id });
  return (
    <Container className="grid flex-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[
              { label: 'Custom tools', to: href('/custom-tools') },
              { label: thing.name, to: page },
              { label: 'Edit' },
            ]}
          />
        }
        heading={`Edit ${thing.name}`}
        description={`Saving makes version ${thing.version + 1}; this one is kept among the former versions.`}
      />
      <ToolEditor
        key={id}
        start={read.definition}
        onSave={async (tool) => {
          await own.saveNext(thing, tool);
          await navigate(page);
          toast({ title: 'Saved', description: `It is version ${thing.version + 1} now.` });
        }}
      />
    </Container>
  );
}
