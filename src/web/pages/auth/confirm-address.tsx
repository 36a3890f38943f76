import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { describeFailure } from '../../lib/failures/describe-failure.ts';
import { authRedirect } from '../../lib/return-path.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface ConfirmAddressProps {
  email: string;
  /** Where to go once the address is confirmed. */
  next: string | undefined;
  onBack: () => void;
}

/** The account is made but cannot be used until its address is confirmed. */
export function ConfirmAddress({ email, next, onBack }: ConfirmAddressProps) {
  const [busy, setBusy] = useState(false);

  async function resend(): Promise<void> {
    setBusy(true);
    const fault = await sendAgain(email, authRedirect(next));
    setBusy(false);
    if (fault === undefined)
      toast({
        title: 'Confirmation sent',
        description: `A new link is on its way to ${email}.`,
        variant: 'success',
      });
    else toast({ title: 'Not sent', description: fault, variant: 'destructive' });
  }

  return (
    <div className="grid gap-4">
      <div className="flex gap-3 rounded-medium border border-line bg-ground p-4 text-small">
        <MailCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
        <p className="text-ink-muted">
          Open the link that we sent to{' '}
          <strong className="font-medium wrap-anywhere text-ink">{email}</strong>. It is good for one hour.
          Nothing there? Look into the spam folder, or have it sent again.
        </p>
      </div>
      <Button busy={busy} onClick={() => void resend()}>
        Send the link again
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
}

async function sendAgain(email: string, emailRedirectTo: string): Promise<string | undefined> {
  try {
    const client = await supabase();
    const { error } = await client.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo },
    });
    return error === null ? undefined : describeFailure('auth/resend', error);
  } catch (error) {
    return describeFailure('auth/resend', error);
  }
}
