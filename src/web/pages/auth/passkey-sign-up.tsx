import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { checkResetEmail } from '../../lib/credentials.ts';
import { describePasskeyFault } from '../../lib/passkey-fault.ts';
import { usePasskeyUse } from '../../lib/passkey-support.ts';
import { signUpByPasskey } from '../../lib/passkeys.ts';
import { authRedirect } from '../../lib/return-path.ts';
import { Button } from '../../ui/button.tsx';
import { dismissToast, toast } from '../../ui/toast.ts';
import { OrLine } from './or-line.tsx';

interface PasskeySignUpProps {
  /** What stands in the field above. */
  email: string;
  next: string | undefined;
  onExists: (email: string) => void;
  onConfirm: (email: string) => void;
}

/** With the address that is typed above, and a passkey in place of the password. */
export function PasskeySignUp({ email, next, onExists, onConfirm }: PasskeySignUpProps) {
  const isUsable = usePasskeyUse() === 'usable';
  const [busy, setBusy] = useState(false);
  if (!isUsable) return null;

  async function press(): Promise<void> {
    dismissToast();
    const checked = checkResetEmail(email);
    if (!checked.ok) {
      const { title, description } = checked.refusal;
      toast({ title, description, variant: 'destructive' });
      return;
    }
    setBusy(true);
    try {
      const outcome = await signUpByPasskey(checked.value, authRedirect(next));
      if (outcome === 'confirm') onConfirm(checked.value);
    } catch (error) {
      if ((error as { code?: unknown }).code === 'user_already_exists') onExists(checked.value);
      else showFault(error);
    }
    setBusy(false);
  }

  return (
    <>
      <OrLine />
      <div className="grid gap-2">
        <Button busy={busy} onClick={() => void press()}>
          <KeyRound aria-hidden />
          Sign up with a passkey
        </Button>
        <p className="text-center text-caption text-ink-muted">
          Your fingerprint, face or screen lock in place of a password. It takes the email from above.
        </p>
      </div>
    </>
  );
}

function showFault(error: unknown): void {
  const description = describePasskeyFault(error, 'Could not create the account. Please try again.');
  if (description !== undefined) toast({ title: 'Sign up failed', description, variant: 'destructive' });
}
