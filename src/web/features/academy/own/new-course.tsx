import { FileUp, PencilLine, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { type CourseDraft, courseDraftSchema } from '../../../../catalog/academy/own/course-draft.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ids } from './use-drafts.ts';

interface NewCourseProps {
  onDraft: (draft: CourseDraft) => Promise<void>;
}

const mostTold = 8;

/** Three ways to begin: empty, with an example that is whole, or with a folder that was exported. */
export function NewCourse({ onDraft }: NewCourseProps) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [naming, setNaming] = useState(false);

  async function example(): Promise<void> {
    const [{ exampleCourse }, { draftOfFiles }] = await Promise.all([
      import('../../../../catalog/academy/own/example-course.ts'),
      import('../../../../catalog/academy/own/draft-of-files.ts'),
    ]);
    const { draft } = draftOfFiles(exampleCourse, () => ids.uuid());
    if (draft !== undefined) await onDraft(draft);
  }

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const { readCourseUpload } = await import('./course-zip.ts');
    const { draft, faults: found } = await readCourseUpload(files);
    setFaults(found);
    if (draft !== undefined) await onDraft(draft);
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button look="primary" onClick={() => setNaming(true)}>
          <Plus aria-hidden />
          New course
        </Button>
        <Button onClick={() => void example()}>
          <PencilLine aria-hidden />
          Begin with an example
        </Button>
        <UploadButton onFiles={(files) => void take(files)} />
      </div>
      {faults.length === 0 ? null : (
        <Alert tone="negative" title="Not imported" announce>
          <ul className="grid gap-1">
            {faults.slice(0, mostTold).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {faults.length > mostTold ? <li>And {faults.length - mostTold} more.</li> : null}
          </ul>
        </Alert>
      )}
      <NameDialog open={naming} onOpenChange={setNaming} onDraft={onDraft} />
    </div>
  );
}

function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <label htmlFor={id} className={`${buttonClass('secondary')} relative cursor-pointer`}>
      <FileUp aria-hidden />
      Import a course
      <input
        id={id}
        type="file"
        multiple
        accept=".zip,.md"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again after it was put right.
          event.target.value = '';
        }}
      />
    </label>
  );
}

interface NameDialogProps extends NewCourseProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function NameDialog({ open, onOpenChange, onDraft }: NameDialogProps) {
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const form = useId();

  async function begin(): Promise<void> {
    if (title.trim() === '') return setError('Give the course a title.');
    onOpenChange(false);
    setTitle('');
    return onDraft(courseDraftSchema.parse({ title: title.trim() }));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New course"
      description="Its address is made of the title; the title can be changed later."
      actions={
        <Button look="primary" type="submit" form={form}>
          Begin writing
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Field label="Title" error={error}>
          {(control) => (
            <Input
              {...control}
              value={title}
              maxLength={80}
              onChange={(event) => {
                setTitle(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
