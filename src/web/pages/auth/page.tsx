import type { User } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { href } from '../../lib/href.ts';
import { isNew } from '../../lib/is-new.ts';
import { returnPath } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthCard } from './auth-card.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { EntryTabs } from './entry-tabs.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { useAuthUrl } from './use-auth-url.ts';

/** Who has just signed up starts where apps are made; anybody else where they left the house. */
function startOf(user: User): string {
  return isNew(user, Date.now()) ? `${href('/')}?tab=dashboard` : href('/');
}

export function Page() {
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  // Kept from the start: what else the address carries is taken out of it, together with this.
  const [next] = useState(() => returnPath(search));
  const arrival = useAuthUrl();
  const [confirming, setConfirming] = useState<string>();
  const recovering = arrival.recovering || session.recovering;

  useEffect(() => {
    if (arrival.fault !== undefined) {
      toast({ title: 'Sign in failed', description: arrival.fault, variant: 'destructive' });
    }
  }, [arrival.fault]);

  if (arrival.busy) {
    return (
      <AuthCard heading="Opening your link" intro="One moment.">
        <Spinner>Checking the link…</Spinner>
      </AuthCard>
    );
  }
  if (session.pending !== null) {
    return (
      <AuthCard heading="Second factor" intro="Your account is protected by a second factor.">
        <SecondFactorStep session={session.pending} />
      </AuthCard>
    );
  }
  if (recovering && session.user !== null) {
    return (
      <AuthCard heading="Set New Password" intro={`For ${session.user.email ?? 'your account'}.`}>
        <NewPasswordForm
          email={session.user.email ?? ''}
          onDone={() => void navigate(next ?? href('/'), { replace: true })}
        />
      </AuthCard>
    );
  }
  if (session.user !== null) return <Navigate to={next ?? startOf(session.user)} replace />;
  if (confirming !== undefined) {
    return (
      <AuthCard heading="Confirm your address" intro="One step is left before you can sign in.">
        <ConfirmAddress email={confirming} next={next} onBack={() => setConfirming(undefined)} />
      </AuthCard>
    );
  }
  return (
    <AuthCard heading={`Welcome to ${brand.name}`} intro="Create an account, or sign in to yours.">
      <EntryTabs
        onConfirm={setConfirming}
        next={next}
        startWithSignIn={arrival.fault !== undefined || arrival.codeUnused}
      />
    </AuthCard>
  );
}
