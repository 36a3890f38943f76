import { useState } from 'react';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { toast } from '../../ui/toast.ts';

interface RemoveDialogProps {
  /** What it is one of, such as `Passkey`. */
  kind: string;
  /** How the question begins that ends with the name. */
  question?: string;
  /** What is to be removed; the dialog is open while there is something. */
  subject: { readonly id: string; readonly name: string } | undefined;
  /** What will be different afterwards. */
  description: string;
  remove: (id: string) => Promise<void>;
  describeFault: (error: unknown) => string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a way into the account is removed. It closes also when that did not work: the message says what to do first. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { kind, question = 'Remove', subject, description, remove, describeFault, onClose, onDone } = props;
  const [busy, setBusy] = useState(false);

  async function act({ id, name }: NonNullable<typeof subject>): Promise<void> {
    setBusy(true);
    try {
      await remove(id);
      toast({ title: `${kind} removed`, description: name, variant: 'success' });
      onDone();
    } catch (error) {
      toast({ title: 'Not removed', description: describeFault(error), variant: 'destructive' });
    }
    onClose();
    setBusy(false);
  }

  return (
    <AlertDialog
      open={subject !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${question} ${subject?.name ?? kind.toLowerCase()}`}
      description={description}
      action="Remove"
      busy={busy}
      onAction={() => {
        if (subject !== undefined) void act(subject);
      }}
    />
  );
}
