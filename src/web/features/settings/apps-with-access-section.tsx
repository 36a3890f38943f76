import type { OAuthGrant } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { useState } from 'react';
import { describeScopes } from '../../../catalog/oauth-scopes.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

interface HeldGrant extends OAuthGrant {
  last_used_at?: string | null;
}

/** Null where the operator has switched this off. */
async function readGrants(): Promise<HeldGrant[] | null> {
  const { auth } = await supabase();
  const { data, error } = await auth.oauth.listGrants();
  if (error?.code === 'feature_disabled') return null;
  if (error !== null) throw failureOf('auth/oauth.listGrants', error);
  return data;
}

async function endAccess(clientId: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.oauth.revokeGrant({ clientId });
  if (error !== null) throw failureOf('auth/oauth.revokeGrant', error);
}

export function AppsWithAccessSection({ userId }: { userId: string }) {
  const queryKey = ['oauth-grants', userId];
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: readGrants, staleTime: 0 });
  const [ending, setEnding] = useState<HeldGrant>();
  return (
    <SettingsSection
      id="apps-with-access"
      heading="Apps with access"
      intro="Apps of others that you have let into your account."
    >
      {isError ? (
        <ErrorState
          heading="Your apps could not be read"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          The server did not answer as expected.
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton className="h-11" />
      ) : data === null ? (
        <p className="text-small text-ink-muted">On this server, apps cannot ask for access.</p>
      ) : data.length === 0 ? (
        <p className="text-small text-ink-muted">
          No app has access. One that wants it asks you first, and then stands here.
        </p>
      ) : (
        <ul aria-label="Apps with access" className="-my-3 divide-y divide-line">
          {data.map((grant) => (
            <GrantRow key={grant.client.id} grant={grant} onEnd={() => setEnding(grant)} />
          ))}
        </ul>
      )}
      <RemoveDialog
        kind="Access"
        question="Remove access of"
        subject={ending?.client}
        description="It is signed out of your account everywhere. What it has read already stays with it. It can ask you again."
        remove={endAccess}
        describeFault={(error) => messageOf(error, 'Please try again.')}
        onClose={() => setEnding(undefined)}
        onDone={() => void queryClient.invalidateQueries({ queryKey })}
      />
    </SettingsSection>
  );
}

function GrantRow({ grant, onEnd }: { grant: HeldGrant; onEnd: () => void }) {
  const { client, scopes, granted_at: since, last_used_at: used } = grant;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Blocks aria-hidden className="mt-0.5 size-5 text-ink-muted" />
      <div>
        <p className="text-small font-medium wrap-anywhere text-ink">{client.name}</p>
        <ul aria-label={`What ${client.name} may do`} className="mt-1 grid gap-0.5">
          {describeScopes(scopes).map((allows) => (
            <li key={allows} className="text-caption text-ink-muted">
              {allows}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-caption text-ink-faint tabular-nums">
          Since <time dateTime={since}>{new Date(since).toLocaleDateString()}</time>
          {' · '}
          {used === null || used === undefined ? (
            'never used'
          ) : (
            <>
              last used <time dateTime={used}>{new Date(used).toLocaleString()}</time>
            </>
          )}
        </p>
      </div>
      <Button
        aria-label={`Remove access of ${client.name}`}
        onClick={onEnd}
        className="col-start-2 sm:col-start-3"
      >
        Remove
      </Button>
    </li>
  );
}
