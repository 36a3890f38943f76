import type { OAuthClient } from '@supabase/supabase-js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { failureOf } from '../../../lib/failures/describe-failure.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { LoadedList } from '../list-states.tsx';
import { Pager, pageOf } from '../pager.tsx';
import { adminKey } from '../use-admin-query.ts';
import { adminOAuth } from './admin-oauth.ts';
import { ClientDialog } from './client-dialog.tsx';
import { ClientRow } from './client-row.tsx';
import { SecretDialog } from './secret-dialog.tsx';

const pageSize = limits.admin.listed;

type Open = { kind: 'edit'; client: OAuthClient | null } | { kind: 'secret'; client: OAuthClient };

async function readClients(page: number) {
  const answer = await (await adminOAuth()).listClients({ page, perPage: pageSize });
  if (answer.error !== null) throw failureOf('auth/oauth.listClients', answer.error);
  return answer.data;
}

/** Apps of others that may ask people here for access to their account. */
export function OAuthClientsTab() {
  const { get, change } = useAddress();
  const page = pageOf(get('page'));
  const query = useQuery({
    queryKey: adminKey('oauth-clients', page),
    queryFn: () => readClients(page),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  /** Whoever has a secret shows it once; a change without a new one is done. */
  const saved = (client: OAuthClient, isNew: boolean) =>
    setOpen(isNew || client.client_secret !== undefined ? { kind: 'secret', client } : undefined);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[70ch] text-small text-ink-muted">
          Apps of others that may ask people here for access to their account, by OAuth 2.1 and OpenID
          Connect.
        </p>
        <Button look="primary" onClick={() => setOpen({ kind: 'edit', client: null })}>
          <Plus aria-hidden className="size-4" />
          Add app
        </Button>
      </div>
      <LoadedList what="The OAuth apps" query={query}>
        {({ clients, total }) => (
          <>
            <Card className="overflow-hidden">
              {clients.length === 0 ? (
                <EmptyState heading="No OAuth apps yet">
                  Add one to let its users bring their account from here. Each person is asked before it gets
                  anything.
                </EmptyState>
              ) : (
                <ul aria-label="OAuth apps" className="divide-y divide-line">
                  {clients.map((client) => (
                    <ClientRow
                      key={client.client_id}
                      client={client}
                      onEdit={() => setOpen({ kind: 'edit', client })}
                      onSecret={(renewed) => setOpen({ kind: 'secret', client: renewed })}
                    />
                  ))}
                </ul>
              )}
            </Card>
            <Pager
              page={page}
              pageSize={pageSize}
              total={total}
              onChange={(next) => change({ page: next === 1 ? '' : String(next) }, 'step')}
            />
          </>
        )}
      </LoadedList>
      {open?.kind === 'edit' ? (
        <ClientDialog
          client={open.client}
          onClose={close}
          onSaved={(client) => saved(client, open.client === null)}
        />
      ) : null}
      {open?.kind === 'secret' ? <SecretDialog client={open.client} onClose={close} /> : null}
    </div>
  );
}
