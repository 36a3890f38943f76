import type { Factor } from '@supabase/supabase-js';
import { useState } from 'react';
import { showKeyFactor } from '../../lib/key-factor.ts';
import { signOut } from '../../lib/sign-out.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { showFault } from './passkey-sign-in.tsx';

interface KeyFactorFormProps {
  factors: readonly Factor[];
  /** This browser can ask for a key at this address. */
  isUsable: boolean;
}

const nameOf = ({ friendly_name: name }: Factor) =>
  name === undefined || name === '' ? 'Security key' : name;

/** The password was right; a security key completes the sign-in. */
export function KeyFactorForm({ factors, isUsable }: KeyFactorFormProps) {
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '');
  const [busy, setBusy] = useState(false);
  const factor = factors.find(({ id }) => id === factorId);

  async function show(): Promise<void> {
    dismissToast();
    setBusy(true);
    await showKeyFactor(factorId).catch(showFault);
    setBusy(false);
  }

  return (
    <div className="grid gap-4">
      {isUsable ? null : (
        <Alert tone="caution" title="Security keys do not work here">
          This browser cannot ask for one at this address. Use another way, or open the site at its own name.
        </Alert>
      )}
      {factors.length > 1 ? (
        <Field label="Second factor">
          {(control) => (
            <Select
              {...control}
              value={factorId}
              onChange={setFactorId}
              options={factors.map((one) => ({ value: one.id, label: nameOf(one) }))}
            />
          )}
        </Field>
      ) : (
        <p className="text-small text-ink-muted">
          Have {factor === undefined ? 'your security key' : <strong>{nameOf(factor)}</strong>} at hand. Your
          browser asks for it.
        </p>
      )}
      <Button look="primary" busy={busy} disabled={!isUsable} onClick={() => void show()}>
        Continue with the key
      </Button>
      <Button look="quiet" onClick={() => void signOut('local')}>
        Cancel
      </Button>
    </div>
  );
}
