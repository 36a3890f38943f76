import { Download, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast.ts';
import { sayNotSaved } from './failed-to-save.ts';
import { fileOf, kindWords } from './kind-words.ts';
import { OwnDesk } from './own-desk.tsx';
import type { ReadThing } from './read-thing.ts';
import { saveTextFile } from './save-text-file.ts';
import { ThingMissing } from './thing-missing.tsx';
import type { OwnKind, OwnThing } from './use-own-things.ts';
import { useThing } from './use-thing.ts';
import { VersionList } from './version-list.tsx';

interface OwnThingPageProps {
  kind: OwnKind;
  id: string;
  /** Beside editing and exporting. */
  actions?: (thing: OwnThing | undefined, read: ReadThing) => ReactNode;
  /** In place of the desk, where this person may not run it. */
  instead?: (read: ReadThing) => ReactNode | undefined;
}

/** The page of a tool or an agent that somebody made: its desk, and its versions. */
export function OwnThingPage({ kind, id, actions, instead }: OwnThingPageProps) {
  const asked = Number(useSearchParams()[0].get('version') ?? Number.NaN);
  const { status, thing, read, former, own } = useThing(
    kind,
    id,
    Number.isInteger(asked) ? asked : undefined,
  );
  const navigate = useNavigate();
  const words = kindWords[kind];
  if (read === undefined) return <ThingMissing kind={kind} status={status} />;

  async function restore(definition: OwnThing['definition']) {
    if (thing === undefined) return;
    try {
      await own.saveNext(thing, { ...definition, name: String(definition['name'] ?? thing.name) });
      await navigate(words.page(id));
      toast({ title: 'Restored', description: `It is version ${thing.version + 1} now.` });
    } catch (error) {
      sayNotSaved(error);
    }
  }

  return (
    <Container className="grid flex-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={<Breadcrumb items={[{ label: words.listLabel, to: words.list }, { label: read.name }]} />}
        heading={read.name}
        description={read.job}
        actions={
          <>
            {thing === undefined || former !== undefined ? null : (
              <Link to={words.edit(id)} className={buttonClass('secondary')}>
                <PencilLine aria-hidden />
                Edit
              </Link>
            )}
            <Button onClick={() => saveTextFile(read.name, fileOf(read))}>
              <Download aria-hidden />
              Export
            </Button>
            {actions?.(thing, read)}
          </>
        }
      />
      {former === undefined || thing === undefined ? null : (
        <Alert
          title={`You look at version ${former} of ${thing.version}`}
          actions={
            <>
              <Button onClick={() => void restore(read.definition)}>Restore version {former}</Button>
              <Link to={words.page(id)} className={buttonClass('quiet')}>
                Back to the present version
              </Link>
            </>
          }
        />
      )}
      {instead?.(read) ?? (
        <OwnDesk
          key={`${id}-${former ?? 'present'}-${thing?.version ?? 1}`}
          source={read.source}
          slug={read.slug}
          name={read.name}
          repair={
            thing === undefined ? undefined : (
              <Link to={words.edit(id)} className={buttonClass('primary')}>
                Edit the {words.noun}
              </Link>
            )
          }
        />
      )}
      {thing === undefined ? null : (
        <VersionList thing={thing} onRestore={(definition) => void restore(definition)} />
      )}
    </Container>
  );
}
