import type { Factor, User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { factorName } from '../../lib/factor-name.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { usePasskeyUse } from '../../lib/passkey-support.ts';
import { supabase } from '../../lib/supabase.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';
import { EnrolKey } from './enrol-key.tsx';
import { EnrolPhone } from './enrol-phone.tsx';
import { EnrolTotp } from './enrol-totp.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

async function readFactors(): Promise<Factor[]> {
  const client = await supabase();
  const { data, error } = await client.auth.mfa.listFactors();
  if (error !== null) throw failureOf('auth/mfa.listFactors', error);
  return data.all.filter(({ status }) => status === 'verified');
}

export function TwoFactorSection({ user }: { user: User }) {
  const queryKey = ['factors', user.id];
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: readFactors });
  const keys = usePasskeyUse();
  const [adding, setAdding] = useState<'totp' | 'phone' | 'key'>();
  const [justAdded, setJustAdded] = useState(false);
  const [removing, setRemoving] = useState<Factor>();

  function added(): void {
    const asksFor = adding === 'key' ? 'the key' : 'a code';
    setAdding(undefined);
    setJustAdded(true);
    toast({
      title: 'Second factor added',
      description: `From now on, signing in asks for ${asksFor} as well.`,
      variant: 'success',
    });
    void queryClient.invalidateQueries({ queryKey });
  }

  return (
    <SettingsSection
      id="two-factor"
      heading="Two-factor authentication"
      intro="A code beside the password: a stolen password alone opens nothing."
    >
      {isError ? (
        <ErrorState
          heading="Your factors could not be read"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          The server did not answer as expected.
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton className="h-9" />
      ) : (
        <>
          {data.length === 0 ? (
            <p className="text-small text-ink-muted">
              No second factor yet. An authenticator app works without any network.
            </p>
          ) : (
            <ul aria-label="Second factors" className="-mt-2 divide-y divide-line">
              {data.map((factor) => (
                <FactorRow key={factor.id} factor={factor} onRemove={() => setRemoving(factor)} />
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-col gap-2 sm:flex-row">
            <Button onClick={() => setAdding('totp')}>Add authenticator app</Button>
            <Button onClick={() => setAdding('phone')}>Add phone</Button>
            {keys === 'usable' ? <Button onClick={() => setAdding('key')}>Add security key</Button> : null}
          </div>
          {data.length === 0 ? null : (
            <RecoveryCodes userId={user.id} account={user.email ?? 'your account'} makeFirst={justAdded} />
          )}
        </>
      )}
      {adding === 'totp' ? <EnrolTotp onClose={() => setAdding(undefined)} onDone={added} /> : null}
      {adding === 'key' ? <EnrolKey onClose={() => setAdding(undefined)} onDone={added} /> : null}
      {adding === 'phone' ? <EnrolPhone onClose={() => setAdding(undefined)} onDone={added} /> : null}
      <RemoveDialog
        kind="Second factor"
        subject={removing === undefined ? undefined : { id: removing.id, name: factorName(removing) }}
        description={`Signing in will no longer ask for ${removing?.factor_type === 'webauthn' ? 'it' : 'its code'}.`}
        remove={removeFactor}
        describeFault={(error) => messageOf(error, 'Please try again.')}
        onClose={() => setRemoving(undefined)}
        onDone={() => void queryClient.invalidateQueries({ queryKey })}
      />
    </SettingsSection>
  );
}

const badges = { totp: 'App', phone: 'Phone', webauthn: 'Key' };

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <ShieldCheck aria-hidden className="size-5 shrink-0 text-positive" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium text-ink">
          {factorName(factor)} <Badge>{badges[factor.factor_type]}</Badge>
        </p>
        <p className="text-caption text-ink-muted">
          Added {new Date(factor.created_at).toLocaleDateString()}
        </p>
      </div>
      <Button aria-label={`Remove ${factorName(factor)}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

async function removeFactor(factorId: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error !== null) throw failureOf('auth/mfa.unenroll', error);
  // The session still says that a second factor is owed; a new one does not.
  await auth.refreshSession();
}
