import { PencilLine, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { isResourceJob } from '../../../catalog/resources/resource.ts';
import { jobNames, kindNames } from '../../../catalog/resources/resource-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast.ts';
import { OwnEditor } from './own-editor.tsx';
import { OwnMissing } from './own-missing.tsx';
import { ResourceActions } from './resource-actions.tsx';
import { resourceAddress } from './resource-addresses.ts';
import { ResourcePreview } from './resource-preview.tsx';
import { sayNotKept } from './say-not-kept.ts';
import { formatsOf } from './shown-resource.ts';
import { type ResourceText, useOwnResources } from './use-own-resources.ts';

const blank: ResourceText = { title: '', about: '', kind: 'template', jobs: [], body: '' };
const home = { label: 'Resource Team', to: resourceAddress.all };

/** One resource of a person's own, with the same that can be done with ours. */
export function OwnResourcePage({ id }: { id: string }) {
  const { status, own, remove } = useOwnResources();
  const navigate = useNavigate();
  const found = own.find((one) => one.id === id);
  if (found === undefined) return <OwnMissing status={status} />;
  const { title, about, kind, jobs, body } = found;
  async function leave() {
    if (found === undefined) return;
    await remove(found);
    await navigate(`${resourceAddress.all}?kind=yours`);
  }
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={<Breadcrumb items={[home, { label: title }]} />}
        heading={<span className="wrap-anywhere">{title}</span>}
        {...(about === '' ? {} : { description: about })}
        meta={
          <>
            <Badge tone="accent">Yours</Badge>
            <Badge>{kindNames[kind].one}</Badge>
            {jobs.filter(isResourceJob).map((job) => (
              <Badge key={job}>{jobNames[job]}</Badge>
            ))}
          </>
        }
      />
      <div className="grid max-w-[52rem] grid-cols-1 gap-6">
        <ResourceActions resource={{ title, about, body }} offered={formatsOf(body)} starKey={id}>
          <Link to={resourceAddress.edit(id)} className={buttonClass('secondary')}>
            <PencilLine aria-hidden />
            Edit
          </Link>
          <Button look="quiet" onClick={() => void leave().catch(sayNotKept)}>
            <Trash2 aria-hidden />
            Delete
          </Button>
        </ResourceActions>
        <ResourcePreview title={title} body={body} />
      </div>
    </Container>
  );
}

export function NewResourcePage() {
  const { add } = useOwnResources();
  const navigate = useNavigate();
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={<Breadcrumb items={[home, { label: 'New resource' }]} />}
        heading="New resource"
        description="Write it once, and download it as Word, PDF or Excel whenever you need it. It is kept on this device, and in your account when you are signed in."
      />
      <OwnEditor
        of="new"
        start={blank}
        onSave={async (text) => {
          const id = await add(text);
          await navigate(resourceAddress.own(id));
          toast({ title: 'Saved', description: `${text.title} is among your resources.` });
        }}
      />
    </Container>
  );
}

export function EditResourcePage({ id }: { id: string }) {
  const { status, own, change } = useOwnResources();
  const navigate = useNavigate();
  const found = own.find((one) => one.id === id);
  if (found === undefined) return <OwnMissing status={status} />;
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[home, { label: found.title, to: resourceAddress.own(id) }, { label: 'Edit' }]}
          />
        }
        heading="Edit resource"
      />
      <OwnEditor
        of={id}
        start={found}
        onSave={async ({ title, about, kind, jobs, body }) => {
          await change(id, { title, about, kind, jobs, body });
          await navigate(resourceAddress.own(id));
          toast({ title: 'Saved', description: title });
        }}
      />
    </Container>
  );
}
