import type { Session } from '@supabase/supabase-js';
import { useState } from 'react';
import { usePasskeyUse } from '../../lib/passkey-support.ts';
import { signInByPasskey } from '../../lib/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { KeyFactorForm } from './key-factor-form.tsx';
import { showFault } from './passkey-sign-in.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { factorsByCode, SecondFactorForm } from './second-factor-form.tsx';

type Way = 'code' | 'key' | 'recovery';

/** The ways to complete a sign-in: a code, a key, a passkey in place of both factors, or a recovery code. */
export function SecondFactorStep({ session }: { session: Session }) {
  const isUsable = usePasskeyUse() === 'usable';
  const keys = (session.user.factors ?? []).filter(
    ({ status, factor_type: type }) => status === 'verified' && type === 'webauthn',
  );
  const hasCodes = factorsByCode(session).length > 0;
  const [way, setWay] = useState<Way>(hasCodes ? 'code' : 'key');
  const [busy, setBusy] = useState(false);

  async function showPasskey(): Promise<void> {
    dismissToast();
    setBusy(true);
    await signInByPasskey().catch(showFault);
    setBusy(false);
  }

  return (
    <div className="grid gap-4">
      {way === 'code' ? <SecondFactorForm session={session} /> : null}
      {way === 'key' ? <KeyFactorForm factors={keys} isUsable={isUsable} /> : null}
      {way === 'recovery' ? <RecoveryCodeForm /> : null}
      <section aria-label="Other ways" className="grid gap-1 border-t border-line pt-4">
        {hasCodes && way !== 'code' ? (
          <Button look="quiet" onClick={() => setWay('code')}>
            Use a code
          </Button>
        ) : null}
        {keys.length > 0 && way !== 'key' && isUsable ? (
          <Button look="quiet" onClick={() => setWay('key')}>
            Use a security key
          </Button>
        ) : null}
        {isUsable ? (
          <Button look="quiet" busy={busy} onClick={() => void showPasskey()}>
            Use a passkey
          </Button>
        ) : null}
        {way === 'recovery' ? null : (
          <Button look="quiet" onClick={() => setWay('recovery')}>
            Use a recovery code
          </Button>
        )}
      </section>
    </div>
  );
}
