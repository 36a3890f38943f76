import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { dismissToast, toast } from '../../../ui/toast.ts';
import { useAppRow } from '../use-app-row.ts';
import { checkAppName } from './check-app-name.ts';

/** The heading of the page, which can be changed where it stands. */
export function AppName({ appId, name }: { appId: string; name: string }) {
  const [typed, setTyped] = useState<string>();
  const { busy, change } = useAppRow(appId);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<string>();
  const isEditing = typed !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) field.current?.select();
    // Whoever came by keyboard goes on where they were.
    else if (wasEditing.current) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (typed === undefined) {
    return (
      <div className="flex min-w-0 items-center gap-1">
        <h1 className="min-w-0 text-title font-semibold wrap-anywhere text-ink">{name}</h1>
        <IconButton ref={button} label="Rename" onClick={() => setTyped(name)}>
          <Pencil aria-hidden />
        </IconButton>
      </div>
    );
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const checked = checkAppName(typed ?? '');
    if ('fault' in checked) {
      setFault(checked.fault);
      toast({ title: 'Invalid App Name', description: checked.fault, variant: 'destructive' });
      return;
    }
    if (checked.name === name || (await change({ app_name: checked.name }))) type(undefined);
  }

  /** What was said about the name before holds no longer. */
  function type(text: string | undefined) {
    if (fault !== undefined) dismissToast();
    setFault(undefined);
    setTyped(text);
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    type(undefined);
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      className="flex w-full flex-wrap items-center gap-2 sm:w-auto"
    >
      <h1 className="sr-only">{name}</h1>
      <Input
        aria-label="App Name"
        ref={field}
        value={typed}
        maxLength={limits.apps.nameInForm}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : 'app-name-fault'}
        onChange={(event) => type(event.target.value)}
        onKeyDown={leave}
        className="sm:w-72"
      />
      <Button type="submit" look="primary" busy={busy} disabled={typed.trim() === ''}>
        Save
      </Button>
      <Button onClick={() => type(undefined)} disabled={busy}>
        Cancel
      </Button>
      {fault === undefined ? null : (
        <p id="app-name-fault" className="basis-full text-small text-negative">
          {fault}
        </p>
      )}
    </form>
  );
}
