import { type FormEvent, useId, useState } from 'react';
import { filePath } from '../../../../functions/text-rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface NewFileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  taken: Readonly<Record<string, string>>;
  onName: (path: string) => void;
}

export function NewFileDialog({ open, onOpenChange, taken, onName }: NewFileDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New file"
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={id} look="primary">
            Create
          </Button>
        </>
      }
    >
      <PathForm
        id={id}
        taken={taken}
        onName={(path) => {
          onName(path);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

interface PathFormProps extends Pick<NewFileDialogProps, 'taken' | 'onName'> {
  id: string;
}

function PathForm({ id, taken, onName }: PathFormProps) {
  const [path, setPath] = useState('src/');
  const [fault, setFault] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = filePath.safeParse(path.trim());
    if (!checked.success) setFault('This is not a path inside of the app.');
    else if (Object.hasOwn(taken, checked.data)) setFault('There is a file of this name.');
    else onName(checked.data);
  }
  return (
    <form id={id} onSubmit={submit}>
      <Field label="Path" hint="With its folders, such as src/content/opening-hours.tsx" error={fault}>
        {(control) => (
          <Input
            {...control}
            value={path}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => setPath(event.target.value)}
            className="font-mono"
          />
        )}
      </Field>
    </form>
  );
}
