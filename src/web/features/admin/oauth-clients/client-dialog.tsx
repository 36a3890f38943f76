import type { OAuthClient } from '@supabase/supabase-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { refreshAdmin } from '../use-admin-query.ts';
import { adminOAuth, orThrow } from './admin-oauth.ts';
import { ClientFields } from './client-fields.tsx';
import { type ClientForm, emptyForm, formOf, parametersOf } from './client-form.ts';

interface ClientDialogProps {
  /** The client to change; null for a new one. */
  client: OAuthClient | null;
  onClose: () => void;
  /** With the secret, when there is a new one: it is shown this once. */
  onSaved: (client: OAuthClient) => void;
}

async function save(client: OAuthClient | null, form: ClientForm): Promise<OAuthClient> {
  const oauth = await adminOAuth();
  const parameters = parametersOf(form);
  if (client === null) return orThrow('auth/oauth.createClient', await oauth.createClient(parameters));
  return orThrow('auth/oauth.updateClient', await oauth.updateClient(client.client_id, parameters));
}

export function ClientDialog({ client, onClose, onSaved }: ClientDialogProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const [form, setForm] = useState(() => (client === null ? emptyForm : formOf(client)));
  const action = useMutation({
    mutationFn: () => save(client, form),
    onSuccess: async (saved) => {
      await refreshAdmin(queryClient);
      onSaved(saved);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    action.mutate();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={client === null ? 'Add an OAuth app' : `Edit ${client.client_name}`}
      description="An app of somebody else that may ask people here for access to their account."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            busy={action.isPending}
            disabled={form.scopes.length === 0}
          >
            {client === null ? 'Add app' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <ClientFields form={form} onChange={(changes) => setForm((before) => ({ ...before, ...changes }))} />
        {action.isError ? (
          <Alert tone="negative" title="The app was not saved" announce>
            {messageOf(action.error, 'It was not saved. Please try again.')}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
