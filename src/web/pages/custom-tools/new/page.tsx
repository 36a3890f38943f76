import { useNavigate, useSearchParams } from 'react-router';
import { toolExamples } from '../../../../catalog/custom-tools/tool-examples.ts';
import { useOwnThings } from '../../../features/agents/own/use-own-things.ts';
import { blankTool } from '../../../features/agents/tools/edit-tool.ts';
import { ToolEditor } from '../../../features/agents/tools/tool-editor.tsx';
import { href } from '../../../lib/href.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast.ts';

export function Page() {
  const from = useSearchParams()[0].get('from');
  const own = useOwnThings('tool');
  const navigate = useNavigate();
  const example = toolExamples.find(({ slug }) => slug === from)?.tool;
  return (
    <Container className="grid flex-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb items={[{ label: 'Custom tools', to: href('/custom-tools') }, { label: 'New tool' }]} />
        }
        heading="New tool"
        description="Fields ask, formulas work it out. The result stands beside them while you write."
      />
      <ToolEditor
        key={from ?? 'blank'}
        start={example ?? blankTool}
        onSave={async (tool) => {
          const id = await own.add(tool);
          await navigate(href('/custom-tools/:id', { id }));
          toast({ title: 'Saved', description: `${tool.name} is among your tools.` });
        }}
      />
    </Container>
  );
}
