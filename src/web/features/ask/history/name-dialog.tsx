import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';

interface NameDialogProps {
  title: string;
  label: string;
  /** Given where it may stay empty, and what that means. */
  help?: string;
  start: string;
  maxLength: number;
  /** Names that are in use, offered while one types. */
  known?: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name. */
export function NameDialog({
  title,
  label,
  help,
  start,
  maxLength,
  known,
  onSave,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState(start);
  const form = useId();
  const field = useId();
  const list = useId();
  const mayBeEmpty = help !== undefined;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (name.trim() === '' && !mayBeEmpty) return;
    onSave(name);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={help}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="primary" disabled={name.trim() === '' && !mayBeEmpty}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-1.5">
        <label htmlFor={field} className="text-small font-medium text-ink">
          {label}
        </label>
        <Input
          id={field}
          value={name}
          maxLength={maxLength}
          list={known === undefined ? undefined : list}
          onChange={(event) => setName(event.target.value)}
        />
        {known === undefined ? null : (
          <datalist id={list}>
            {known.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </datalist>
        )}
      </form>
    </Dialog>
  );
}
