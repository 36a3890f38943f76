import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { describePasskeyFault } from '../../lib/passkey-fault.ts';
import { browserFillsPasskeys, usePasskeyUse } from '../../lib/passkey-support.ts';
import { cancelFilling, signInByPasskey } from '../../lib/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { dismissToast, toast } from '../../ui/toast.ts';
import { OrLine } from './or-line.tsx';

/** What was to be signed is renewed this long before the server forgets it. */
const renewMs = (limits.passkeys.challengeSeconds - 30) * 1_000;

/** A button for passkeys, and passkeys among what the browser offers in the field for the address. */
export function PasskeySignIn() {
  const isUsable = usePasskeyUse() === 'usable';
  const [busy, setBusy] = useState(false);
  useFilling(isUsable && !busy);
  if (!isUsable) return null;

  async function press(): Promise<void> {
    dismissToast();
    setBusy(true);
    await signInByPasskey().catch(showFault);
    setBusy(false);
  }

  return (
    <>
      <OrLine />
      <Button busy={busy} onClick={() => void press()}>
        <KeyRound aria-hidden />
        Sign in with a passkey
      </Button>
    </>
  );
}

/** The browser asks only whoever goes into the field, so this waits in the background. */
function useFilling(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let isOver = false;
    async function offer(): Promise<void> {
      if (!(await browserFillsPasskeys()) || isOver) return;
      await signInByPasskey({ fill: true });
    }
    function start(): void {
      offer().catch((error: unknown) => {
        if (!isOver) showFaultOfFilling(error);
      });
    }
    start();
    const timer = setInterval(start, renewMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      void cancelFilling();
    };
  }, [active]);
}

/** Nobody has asked for this: what became of a passkey that was chosen is told, not that none can be offered. */
function showFaultOfFilling(error: unknown): void {
  // Some say that they could, and cannot: then there is the button.
  if (error instanceof DOMException && error.name === 'NotSupportedError') return;
  const isRefusal = typeof error === 'object' && error !== null && 'status' in error && error.status !== 0;
  if (isRefusal) showFault(error);
  else if (describePasskeyFault(error, '') !== undefined)
    console.warn('Passkeys are not offered in the field.', error);
}

export function showFault(error: unknown): void {
  const description = describePasskeyFault(error, 'The passkey could not be used. Please try again.');
  if (description === undefined) return;
  toast({ title: 'Sign in failed', description, variant: 'destructive' });
}
