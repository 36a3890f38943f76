import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../../../../kernel/limits.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { href } from '../../../lib/href.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useReload } from '../use-app.ts';
import { checkAppName } from './check-app-name.ts';

interface DuplicateDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** With a number, the copy starts from that version. */
  from: { appId: string; name: string; number?: number };
}

/** Asks for a name and makes an app of its own that starts as this one is. */
export function DuplicateDialog({ open, onOpenChange, from }: DuplicateDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const what = from.number === undefined ? 'Duplicate' : `Branch from version ${from.number}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={what}
      description="The copy is an app of its own: what you change there does not change this one."
      actions={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} look="primary" busy={busy}>
            Make the copy
          </Button>
        </>
      }
    >
      <CopyForm id={id} from={from} onBusy={setBusy} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface CopyFormProps {
  id: string;
  from: DuplicateDialogProps['from'];
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function CopyForm({ id, from: { appId, name: original, number }, onBusy, onDone }: CopyFormProps) {
  const [name, setName] = useState(`${original} copy`.slice(0, limits.apps.nameInForm));
  const [fault, setFault] = useState<string>();
  const navigate = useNavigate();
  const reload = useReload(appId);

  async function copy(event: FormEvent) {
    event.preventDefault();
    const checked = checkAppName(name);
    setFault('fault' in checked ? checked.fault : undefined);
    if ('fault' in checked) return;
    onBusy(true);
    try {
      const { contract } = await import('../../../../functions/duplicate-app/contract.ts');
      const { app } = await callFunction(contract, {
        appId,
        name: checked.name,
        ...(number === undefined ? {} : { number }),
      });
      await reload();
      onDone();
      toast({ title: 'Copy made', description: `You are looking at ${app.name} now.`, variant: 'success' });
      await navigate(href('/preview/:id', { id: app.id }));
    } catch (error) {
      setFault(messageOf(error, 'The copy could not be made. Please try again.'));
    }
    onBusy(false);
  }

  return (
    <form id={id} onSubmit={(event) => void copy(event)}>
      <Field label="App Name" error={fault}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={limits.apps.nameInForm}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </form>
  );
}
