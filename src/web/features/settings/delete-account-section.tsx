import type { User } from '@supabase/supabase-js';
import { useState } from 'react';
import { contract as deleteMyAccount } from '../../../functions/delete-my-account/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { signOut } from '../../lib/sign-out.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingsSection } from './settings-section.tsx';

export function DeleteAccountSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection
      id="delete-account"
      heading="Delete account"
      intro="Removes your account, your apps and everything else of yours. There is no way back."
    >
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open ? <DeleteDialog user={user} onClose={() => setOpen(false)} /> : null}
    </SettingsSection>
  );
}

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const phrase = user.email === undefined || user.email === '' ? 'delete my account' : user.email;
  const hasPassword = (user.identities ?? []).some(({ provider }) => provider === 'email');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const complete = typed.trim().toLowerCase() === phrase.toLowerCase() && (!hasPassword || password !== '');

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await callFunction(deleteMyAccount, hasPassword ? { password } : {});
    } catch (error) {
      toast({
        title: 'Not deleted',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
      setBusy(false);
      return;
    }
    await signOut('local', 'discard');
    toast({ title: 'Account deleted', description: 'Everything of yours was removed.' });
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title="Delete your account"
      description="Your apps, your data and all ways to sign in are removed at once. Nobody can bring them back."
      action="Delete everything"
      busy={busy}
      disabled={!complete}
      onAction={() => void remove()}
    >
      <Field
        label={
          <>
            Type <span className="font-mono wrap-anywhere">{phrase}</span> to confirm
          </>
        }
      >
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
        )}
      </Field>
      {hasPassword ? (
        <Field label="Password">
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
            />
          )}
        </Field>
      ) : null}
    </AlertDialog>
  );
}
