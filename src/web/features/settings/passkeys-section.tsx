import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { describePasskeyFault } from '../../lib/passkey-fault.ts';
import { isNumericHost, usePasskeyUse } from '../../lib/passkey-support.ts';
import { addPasskey, listPasskeys, type Passkey, removePasskey } from '../../lib/passkeys.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';
import { describePasskey } from './describe-passkey.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { SettingsSection } from './settings-section.tsx';

export function PasskeysSection({ userId }: { userId: string }) {
  const queryKey = ['passkeys', userId];
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: listPasskeys });
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const renew = () => void queryClient.invalidateQueries({ queryKey });

  return (
    <SettingsSection
      id="passkeys"
      heading="Passkeys"
      intro="Sign in with your fingerprint, face or screen lock. Nobody can guess a passkey or coax it out of you."
    >
      {isError ? (
        <ErrorState
          heading="Your passkeys could not be read"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          The server did not answer as expected.
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton className="h-9" />
      ) : (
        <>
          {data.length === 0 ? (
            <p className="text-small text-ink-muted">No passkey yet. Your phone or computer can keep one.</p>
          ) : (
            <ul aria-label="Passkeys" className="-mt-2 divide-y divide-line">
              {data.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setRenaming(passkey)}
                  onRemove={() => setRemoving(passkey)}
                />
              ))}
            </ul>
          )}
          <AddPasskey onAdded={renew} />
        </>
      )}
      {renaming === undefined ? null : (
        <RenamePasskey passkey={renaming} onClose={() => setRenaming(undefined)} onDone={renew} />
      )}
      <RemoveDialog
        kind="Passkey"
        subject={removing === undefined ? undefined : { id: removing.id, name: removing.friendly_name }}
        description="It no longer signs in, and the sessions that it opened elsewhere end. Delete it on the device as well."
        remove={removePasskey}
        describeFault={(error) => describePasskeyFault(error, 'Please try again.') ?? ''}
        onClose={() => setRemoving(undefined)}
        onDone={renew}
      />
    </SettingsSection>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const use = usePasskeyUse();
  const [busy, setBusy] = useState(false);

  async function add(): Promise<void> {
    setBusy(true);
    try {
      const name = await addPasskey();
      toast({ title: 'Passkey added', description: `${name} signs you in from now on.`, variant: 'success' });
      onAdded();
    } catch (error) {
      const description = describePasskeyFault(error, 'The passkey could not be added. Please try again.');
      if (description !== undefined)
        toast({ title: 'No passkey added', description, variant: 'destructive' });
    }
    setBusy(false);
  }

  if (use === 'unknown') return <Skeleton className="mt-4 h-9 w-32" />;
  if (use === 'not-here')
    return (
      <div className="mt-4">
        <Alert tone="info" title="Passkeys cannot be added here">
          {whyNotHere()}
        </Alert>
      </div>
    );
  return (
    <div className="mt-4 flex flex-col gap-2 sm:flex-row">
      <Button busy={busy} onClick={() => void add()}>
        Add passkey
      </Button>
    </div>
  );
}

function whyNotHere(): string {
  const { hostname, protocol, port } = location;
  if (hostname.startsWith('127.') || hostname === '[::1]')
    return `They are bound to a name. Open ${protocol}//localhost${port === '' ? '' : `:${port}`} instead of the number.`;
  if (isNumericHost(hostname))
    return 'They are bound to a name. Open the site at its name instead of its number.';
  return isSecureContext
    ? 'This browser has no passkeys. Try another browser or device.'
    : 'They need a connection by https. Open the site that way.';
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { friendly_name: name, backed_up: isSynced } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium wrap-anywhere text-ink">
          {name} <Badge tone={isSynced ? 'positive' : 'neutral'}>{isSynced ? 'Synced' : 'One device'}</Badge>
        </p>
        <p className="text-caption text-ink-muted">{describePasskey(passkey)}</p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
