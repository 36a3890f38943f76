import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { changeApp } from './change-app.ts';
import type { AppSummary } from './read-apps.ts';
import { appsKey } from './use-my-apps.ts';

interface NameAppDialogProps {
  app: Pick<AppSummary, 'id' | 'app_name'>;
  open: boolean;
  onClose: () => void;
}

export function NameAppDialog({ app, open, onClose }: NameAppDialogProps) {
  const formId = useId();
  const { name, setName, error, busy, save } = useNaming(app, open, onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Name Your App"
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} look="primary" busy={busy} disabled={name.trim() === ''}>
            Save App
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Field
          label="App Name"
          error={error}
          hint={
            <span className="font-mono text-caption text-ink-faint tabular-nums">
              {name.length} / {limits.apps.nameInForm}
            </span>
          }
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={limits.apps.nameInForm}
              autoComplete="off"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function useNaming(app: NameAppDialogProps['app'], open: boolean, onClose: () => void) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  const [name, setName] = useState(app.app_name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Opened again it starts from the name as it is, not from what was typed and given up.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setName(app.app_name);
    setError(undefined);
  }

  async function keep(): Promise<void> {
    const rules = await import('../../../functions/text-rules.ts');
    const checked = rules.appName.safeParse(rules.stripMarkup(name));
    if (!checked.success) {
      const fault = checked.error.issues[0]?.message ?? '';
      setError(fault);
      toast({ title: 'Invalid App Name', description: fault, variant: 'destructive' });
      return;
    }
    setBusy(true);
    try {
      await changeApp(app.id, { app_name: checked.data });
      dismissFailure('Save Failed', 'Invalid App Name');
      await queryClient.invalidateQueries({ queryKey: appsKey(userId) });
      onClose();
    } catch (fault) {
      toast({
        title: 'Save Failed',
        description: messageOf(fault, 'It could not be saved. Please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(false);
  }

  return {
    name,
    setName: (next: string) => {
      setName(next);
      setError(undefined);
    },
    error,
    busy,
    save: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!busy && name.trim() !== '') void keep();
    },
  };
}
