import type { OAuthClient } from '@supabase/supabase-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../lib/failures/describe-failure.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { Time } from '../readable-time.tsx';
import { refreshAdmin } from '../use-admin-query.ts';
import { adminOAuth, orThrow } from './admin-oauth.ts';

interface ClientRowProps {
  client: OAuthClient;
  onEdit: () => void;
  onSecret: (client: OAuthClient) => void;
}

export function ClientRow({ client, onEdit, onSecret }: ClientRowProps) {
  return (
    <li className="flex flex-col gap-3 px-4 py-4 md:flex-row md:items-start md:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium wrap-anywhere text-ink">
          {client.client_name}
          <Badge>{client.client_type === 'public' ? 'No secret' : 'With secret'}</Badge>
          {client.registration_type === 'dynamic' ? <Badge tone="caution">Registered itself</Badge> : null}
        </p>
        <p className="mt-1 font-mono text-caption break-all text-ink-muted">{client.client_id}</p>
        <ul aria-label={`Addresses of ${client.client_name}`} className="mt-1">
          {client.redirect_uris.map((uri) => (
            <li key={uri} className="text-caption break-all text-ink-muted">
              {uri}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-caption text-ink-faint">
          Since <Time iso={client.created_at} look="day" />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Edit ${client.client_name}`} onClick={onEdit}>
          Edit
        </Button>
        {client.client_type === 'public' ? null : <NewSecret client={client} onSecret={onSecret} />}
        <DeleteClient client={client} />
      </div>
    </li>
  );
}

function NewSecret({ client, onSecret }: Pick<ClientRowProps, 'client' | 'onSecret'>) {
  const [open, setOpen] = useState(false);
  const action = useClientAction(
    async () =>
      orThrow(
        'auth/oauth.regenerateClientSecret',
        await (await adminOAuth()).regenerateClientSecret(client.client_id),
      ),
    'There is no new secret',
  );
  return (
    <>
      <Button aria-label={`New secret for ${client.client_name}`} onClick={() => setOpen(true)}>
        New secret
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`New secret for ${client.client_name}`}
        description="The secret that it uses now ends at once: the app does not work until it has the new one."
        action="Make a new secret"
        busy={action.isPending}
        onAction={() =>
          action.mutate(undefined, {
            onSuccess: (renewed) => {
              setOpen(false);
              onSecret(renewed);
            },
          })
        }
      />
    </>
  );
}

function DeleteClient({ client }: Pick<ClientRowProps, 'client'>) {
  const [open, setOpen] = useState(false);
  const action = useClientAction(async () => {
    const { error } = await (await adminOAuth()).deleteClient(client.client_id);
    if (error !== null) throw failureOf('auth/oauth.deleteClient', error);
  }, 'The app was not deleted');
  return (
    <>
      <Button
        aria-label={`Delete ${client.client_name}`}
        className="text-negative"
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${client.client_name}`}
        description="Everybody who let it in ends its access by this. It cannot be undone."
        action="Delete app"
        busy={action.isPending}
        onAction={() =>
          action.mutate(undefined, {
            onSuccess: () => toast({ title: 'App deleted', variant: 'success', durationMs: 5_000 }),
          })
        }
      />
    </>
  );
}

function useClientAction<Result>(work: () => Promise<Result>, failed: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: () => refreshAdmin(queryClient),
    onError: (error) =>
      toast({
        title: failed,
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
}
