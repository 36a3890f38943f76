import type { Provider, User, UserIdentity } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchAuthSettings, lastAuthSettings, providerName } from '../../lib/auth-settings.ts';
import type { CallName } from '../../lib/failures/calls.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { href } from '../../lib/href.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingsSection } from './settings-section.tsx';

async function readIdentities(): Promise<UserIdentity[]> {
  const client = await supabase();
  const { data, error } = await client.auth.getUserIdentities();
  if (error !== null) throw failureOf('auth/getUserIdentities', error);
  return data.identities;
}

export function LinkedAccountsSection({ user }: { user: User }) {
  const queryKey = ['identities', user.id];
  const identities = useQuery({ queryKey, queryFn: readIdentities });
  const settings = useQuery({
    queryKey: ['auth-settings'],
    queryFn: ({ signal }) => fetchAuthSettings(signal),
    placeholderData: lastAuthSettings,
  });
  const { busy, link, unlink } = useIdentityChanges(queryKey);
  const linked = identities.data ?? [];
  const mayChange = settings.data?.linkingOpen !== false;
  const free = (mayChange ? (settings.data?.providers ?? []) : []).filter((name) =>
    linked.every(({ provider }) => provider !== name),
  );

  return (
    <SettingsSection
      id="linked-accounts"
      heading="Linked accounts"
      intro="Other ways to sign in to this account."
    >
      {identities.isError ? (
        <ErrorState
          heading="Your accounts could not be read"
          actions={<Button onClick={() => void identities.refetch()}>Try again</Button>}
        >
          The server did not answer as expected.
        </ErrorState>
      ) : (
        <ul aria-label="Linked accounts" className="-my-2 divide-y divide-line">
          {identities.data === undefined ? <Skeleton className="my-3 h-9" /> : null}
          {linked.map((identity) => (
            <AccountRow
              key={identity.identity_id}
              name={providerName(identity.provider)}
              note={identityNote(identity)}
              action={`Unlink ${providerName(identity.provider)}`}
              busy={busy === identity.identity_id}
              disabled={linked.length < 2 || !mayChange}
              onAction={() => void unlink(identity)}
            />
          ))}
          {free.map((provider) => (
            <AccountRow
              key={provider}
              name={providerName(provider)}
              note="Not linked"
              action={`Link ${providerName(provider)}`}
              busy={busy === provider}
              disabled={false}
              onAction={() => void link(provider)}
            />
          ))}
        </ul>
      )}
      {mayChange ? null : (
        <p className="mt-4 text-small text-ink-muted">
          Who runs this installation decides how you sign in. Ask there for another way.
        </p>
      )}
      {settings.data?.providers.length === 0 ? (
        <p className="mt-4 text-small text-ink-muted">This installation has no other sign-in providers.</p>
      ) : null}
    </SettingsSection>
  );
}

/** Links and unlinks, and says which is under way. */
function useIdentityChanges(queryKey: readonly string[]) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string>();

  async function attempt(
    name: string,
    call: CallName,
    work: () => Promise<{ error: unknown }>,
  ): Promise<void> {
    setBusy(name);
    try {
      const { error } = await work();
      if (error !== null) throw failureOf(call, error);
    } catch (error) {
      toast({
        title: 'Update failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(undefined);
  }

  function unlink(identity: UserIdentity): Promise<void> {
    return attempt(identity.identity_id, 'auth/unlinkIdentity', async () => {
      const client = await supabase();
      const answer = await client.auth.unlinkIdentity(identity);
      if (answer.error === null) {
        toast({ title: `${providerName(identity.provider)} unlinked`, variant: 'success' });
        await queryClient.invalidateQueries({ queryKey });
      }
      return answer;
    });
  }

  function link(provider: string): Promise<void> {
    return attempt(provider, 'auth/linkIdentity', async () => {
      const client = await supabase();
      const redirectTo = `${location.origin}${href('/settings/:section', { section: 'linked-accounts' })}`;
      return client.auth.linkIdentity({ provider: provider as Provider, options: { redirectTo } });
    });
  }

  return { busy, link, unlink };
}

function identityNote({ identity_data: data }: UserIdentity): string {
  const email: unknown = data?.['email'];
  return typeof email === 'string' ? email : 'Linked';
}

interface AccountRowProps {
  name: string;
  note: string;
  action: string;
  busy: boolean;
  /** The last way in cannot be removed. */
  disabled: boolean;
  onAction: () => void;
}

function AccountRow({ name, note, action, busy, disabled, onAction }: AccountRowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-small font-medium text-ink">{name}</p>
        <p className="truncate text-caption text-ink-muted">{note}</p>
      </div>
      <Button busy={busy} disabled={disabled} aria-label={action} onClick={onAction}>
        {action.startsWith('Unlink') ? 'Unlink' : 'Link'}
      </Button>
    </li>
  );
}
