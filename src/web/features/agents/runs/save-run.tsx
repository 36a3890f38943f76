import { Save } from 'lucide-react';
import { useState } from 'react';
import { runNameLength } from '../../../app/local/record-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';

interface SaveRunProps {
  suggested: string;
  onSave: (name: string) => Promise<void>;
}

/** Asks for a name in place and keeps the run under it. */
export function SaveRun({ suggested, onSave }: SaveRunProps) {
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <Button look="secondary" onClick={() => setName(suggested)}>
        <Save aria-hidden />
        Save
      </Button>
    );
  async function save() {
    if (name === undefined || name.trim() === '') return;
    try {
      await onSave(name);
      setName(undefined);
      toast({
        title: 'Saved',
        description: 'It stands below, and on your other devices when you are signed in.',
      });
    } catch (error) {
      console.warn(error);
      toast({
        title: 'Save Failed',
        description: 'The run was not kept. Try again.',
        variant: 'destructive',
      });
    }
  }
  return (
    <form
      className="flex w-full flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Name of this run" className="min-w-48 flex-1">
        {(control) => (
          <Input
            ref={(field) => field?.focus()}
            maxLength={runNameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" look="primary" disabled={name.trim() === ''}>
        Save
      </Button>
      <Button look="quiet" onClick={() => setName(undefined)}>
        Cancel
      </Button>
    </form>
  );
}
