import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { toolExamples } from '../../../catalog/custom-tools/tool-examples.ts';
import { readToolFile } from '../../../catalog/custom-tools/tool-file.ts';
import { ImportFile } from '../../features/agents/own/import-file.tsx';
import { ThingList } from '../../features/agents/own/thing-list.tsx';
import { useOwnThings } from '../../features/agents/own/use-own-things.ts';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

export function Page() {
  const own = useOwnThings('tool');
  const navigate = useNavigate();
  return (
    <Container className="@container grid flex-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        look="story"
        heading="Custom tools"
        description="Say what is asked and how it is worked out, and you have a tool: with units, tables, charts, sliders and documents. No code, and nothing leaves your device unless you sign in."
        actions={
          <>
            <Link to={href('/custom-tools/new')} className={buttonClass('primary')}>
              <Plus aria-hidden className="size-4" />
              New tool
            </Link>
            <ImportFile
              label="Import a tool"
              read={readToolFile}
              onRead={async (tool) => {
                await navigate(href('/custom-tools/:id', { id: await own.add(tool) }));
                toast({ title: 'Imported', description: `${tool.name} is among your tools.` });
              }}
            />
          </>
        }
      />
      <Section heading="Your tools">
        {own.status === 'loading' ? (
          <Skeleton className="h-28" />
        ) : own.things.length === 0 ? (
          <p className="text-small text-ink-muted">
            None yet. Make a new one, or begin with an example below: each is a whole tool that you can
            change.
          </p>
        ) : (
          <ThingList
            things={own.things}
            onRemove={own.remove}
            onHome={(id, isOn) => void own.putOnHome(id, isOn)}
          />
        )}
      </Section>
      <Examples />
    </Container>
  );
}

function Examples() {
  return (
    <Section
      heading="Examples"
      description="Open one to try it; “Make it yours” puts a copy into the editor."
    >
      <ul className="grid grid-cols-1 gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {toolExamples.map(({ slug, tool }) => (
          <li
            key={slug}
            className="flex flex-col gap-3 rounded-large border border-line bg-surface p-5 shadow-card"
          >
            <h3 className="text-body font-semibold text-ink">{tool.name}</h3>
            <p className="text-small text-ink-muted">{tool.job}</p>
            <div className="mt-auto flex flex-wrap gap-2">
              <Link
                to={href('/custom-tools/:id', { id: slug })}
                aria-label={`Open ${tool.name}`}
                className={buttonClass('secondary')}
              >
                Open
              </Link>
              <Link
                to={`${href('/custom-tools/new')}?from=${slug}`}
                aria-label={`Make ${tool.name} yours`}
                className={buttonClass('quiet')}
              >
                Make it yours
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
