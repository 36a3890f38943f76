import { useState } from 'react';
import { oauthScopes, type ToolScope, toolScopes } from '../../../catalog/oauth-scopes.ts';
import { contract } from '../../../functions/create-personal-key/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

const lasts = limits.personalKeys.days.map((days) => ({
  value: String(days),
  label: days === 365 ? 'One year' : `${days} days`,
}));

interface MakeProgramKeyProps {
  address: string;
  onMade: () => void;
  onClose: () => void;
}

/** First what the key is for, then the key itself: once, and nowhere else. */
export function MakeProgramKey({ address, onMade, onClose }: MakeProgramKeyProps) {
  const [key, setKey] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={key === undefined ? 'Make a key' : 'Your new key'}
    >
      {key === undefined ? (
        <KeyForm
          onMade={(made) => {
            setKey(made);
            onMade();
          }}
        />
      ) : (
        <MadeKey address={address} secret={key} onClose={onClose} />
      )}
    </Dialog>
  );
}

function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ToolScope[]>(toolScopes);
  const [days, setDays] = useState('90');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function make(): Promise<void> {
    const input = contract.input.safeParse({ name, scopes, days: Number(days) });
    if (!input.success) {
      setFault(input.error.issues[0]?.message);
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      onMade((await callFunction(contract, input.data)).key);
    } catch (error) {
      setFault(messageOf(error, 'The key was not made. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Field label="Name" hint="By which you know it again, such as that of the program.">
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={limits.personalKeys.nameLength}
            autoComplete="off"
          />
        )}
      </Field>
      <fieldset>
        <legend className="text-small font-medium text-ink">What it may do</legend>
        <div className="mt-1 grid">
          {toolScopes.map((scope) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={(checked) =>
                setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
              label={oauthScopes.find((one) => one.name === scope)?.allows}
            />
          ))}
        </div>
      </fieldset>
      <Field label="Works for">
        {(control) => <Select {...control} options={lasts} value={days} onChange={setDays} />}
      </Field>
      {fault === undefined ? null : <Alert tone="negative" announce title={fault} />}
      <Button type="submit" look="primary" busy={busy}>
        Make key
      </Button>
    </form>
  );
}

function MadeKey({ address, secret, onClose }: { address: string; secret: string; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <Alert tone="caution" title="Copy it now">
        It is not shown again. Whoever has it can do in your name what it allows.
      </Alert>
      <code className="rounded-small border border-line bg-ground px-3 py-2 font-mono text-small wrap-anywhere">
        {secret}
      </code>
      <CopyButton text={secret} what="key" worded className="justify-self-start" />
      <p className="text-small text-ink-muted">
        Give it to a program that speaks the Model Context Protocol, with the address{' '}
        <code className="font-mono wrap-anywhere">{address}</code> and the header{' '}
        <code className="font-mono wrap-anywhere">Authorization: Bearer</code> followed by the key.
      </p>
      <Button look="primary" onClick={onClose}>
        I have copied it
      </Button>
    </div>
  );
}
