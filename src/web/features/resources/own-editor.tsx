import { useMemo, useState } from 'react';
import { resourceJobs, resourceKinds } from '../../../catalog/resources/resource.ts';
import { jobNames, kindNames } from '../../../catalog/resources/resource-names.ts';
import { hasFormulas, sheetsOf } from '../../../catalog/resources/sheets-of.ts';
import {
  longestResourceText,
  resourceAboutLength,
  resourceTitleLength,
} from '../../app/local/record-limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ResourcePreview } from './resource-preview.tsx';
import { sayNotKept } from './say-not-kept.ts';
import { TextFileButton } from './text-file-button.tsx';
import type { ResourceText } from './use-own-resources.ts';
import { useResourceDraft } from './use-resource-draft.ts';

const mostJobs = 3;

interface OwnEditorProps {
  /** What the draft is kept under. */
  of: string;
  start: ResourceText;
  onSave: (text: ResourceText) => Promise<void>;
}

/** The form of a resource of one's own, with its preview beside it. */
export function OwnEditor({ of, start, onSave }: OwnEditorProps) {
  const { text, change, isRestored, discard, settle } = useResourceDraft(of, start);
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const faults = faultsOf(text);
  async function save() {
    setIsAsked(true);
    if (faults.title !== undefined || faults.body !== undefined) return;
    setBusy(true);
    try {
      await onSave({ ...text, title: text.title.trim(), about: text.about.trim() });
      settle();
    } catch (error) {
      sayNotKept(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {isRestored ? (
          <Alert title="Your unsaved draft is back" actions={<Button onClick={discard}>Discard it</Button>}>
            It was typed here before and not saved yet.
          </Alert>
        ) : null}
        <Field label="Title" {...(isAsked && faults.title !== undefined ? { error: faults.title } : {})}>
          {(control) => (
            <Input
              {...control}
              value={text.title}
              maxLength={resourceTitleLength}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="In one sentence" hint="When one uses it and what one gets. It may stay empty.">
          {(control) => (
            <Input
              {...control}
              value={text.about}
              maxLength={resourceAboutLength}
              onChange={(event) => change({ about: event.target.value })}
            />
          )}
        </Field>
        <Field label="Kind">
          {({ id }) => (
            <Select
              id={id}
              options={resourceKinds.map((kind) => ({ value: kind, label: kindNames[kind].one }))}
              value={text.kind}
              onChange={(kind) => change({ kind })}
            />
          )}
        </Field>
        <BodyField text={text} error={isAsked ? faults.body : undefined} onChange={change} />
        <JobBoxes jobs={text.jobs} onChange={(jobs) => change({ jobs })} />
        <div>
          <Button type="submit" look="primary" busy={busy} className="w-full sm:w-auto">
            Save resource
          </Button>
        </div>
      </form>
      {text.body.trim() === '' ? null : (
        <div className="grid grid-cols-1 gap-3">
          <h2 className="text-body font-semibold text-ink">Preview</h2>
          <ResourcePreview title={text.title} body={text.body} />
        </div>
      )}
    </div>
  );
}

interface BodyFieldProps {
  text: ResourceText;
  error: string | undefined;
  onChange: (changes: Partial<ResourceText>) => void;
}

function BodyField({ text: { title, body }, error, onChange }: BodyFieldProps) {
  const formulaFault = useMemo(() => (hasFormulas(body) ? sheetsOf(body).faults[0] : undefined), [body]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label="Text"
        hint="Markdown: ## for headings, - [ ] for boxes, ________ for blanks, tables with |. A cell that begins with = is a formula, and the resource becomes a workbook too."
        {...(error === undefined ? {} : { error })}
      >
        {(control) => (
          <Textarea
            {...control}
            value={body}
            rows={16}
            maxLength={Math.max(longestResourceText, body.length)}
            className="font-mono text-small"
            onChange={(event) => onChange({ body: event.target.value })}
          />
        )}
      </Field>
      <TextFileButton
        onRead={(read, name) =>
          onChange({
            body: body.trim() === '' ? read : `${body.trimEnd()}\n\n${read}`.slice(0, longestResourceText),
            ...(title.trim() === '' ? { title: name.slice(0, resourceTitleLength) } : {}),
          })
        }
      />
      {formulaFault === undefined ? null : (
        <Alert tone="caution" title="There is no workbook yet">
          {formulaFault} Word and PDF are offered meanwhile.
        </Alert>
      )}
    </div>
  );
}

function JobBoxes({ jobs, onChange }: { jobs: readonly string[]; onChange: (jobs: string[]) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-ink">Jobs, up to three</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {resourceJobs.map((job) => (
          <Checkbox
            key={job}
            label={jobNames[job]}
            checked={jobs.includes(job)}
            disabled={jobs.length >= mostJobs && !jobs.includes(job)}
            onChange={(isChosen) => onChange(isChosen ? [...jobs, job] : jobs.filter((one) => one !== job))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function faultsOf({ title, body }: ResourceText): { title?: string; body?: string } {
  return {
    ...(title.trim() === '' ? { title: 'Give it a title.' } : {}),
    ...(body.trim() === '' ? { body: 'Write the text, or bring it from a file.' } : {}),
  };
}
