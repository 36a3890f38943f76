import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { usePassphrase } from './use-passphrase.ts';

/** In place of the journal while it is closed. */
export function UnlockForm() {
  const { unlock } = usePassphrase([]);
  const [passphrase, setPassphrase] = useState('');
  const [state, setState] = useState<'asking' | 'trying' | 'wrong'>('asking');
  return (
    <form
      className="mx-auto grid w-full max-w-md gap-5 rounded-large border border-line bg-surface p-6 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        setState('trying');
        void unlock(passphrase).then((isOpen) => setState(isOpen ? 'asking' : 'wrong'));
      }}
    >
      <div className="grid gap-2">
        <LockKeyhole aria-hidden className="size-6 text-accent" />
        <h2 className="text-lead font-semibold text-ink">Your journal is locked</h2>
        <p className="text-small text-ink-muted">
          It was sealed on your device. Only your passphrase opens it; nobody here knows it.
        </p>
      </div>
      <Field
        label="Passphrase"
        error={
          state === 'wrong' ? 'This is not the passphrase. Capital letters and spaces count.' : undefined
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={passphrase}
            onChange={(event) => {
              setPassphrase(event.target.value);
              setState('asking');
            }}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={state === 'trying'} disabled={passphrase === ''}>
        Open the journal
      </Button>
    </form>
  );
}
