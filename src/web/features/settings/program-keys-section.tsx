import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { describeScopes } from '../../../catalog/oauth-scopes.ts';
import { contract as listKeys } from '../../../functions/list-personal-keys/contract.ts';
import type { PersonalKey } from '../../../functions/personal-key-shapes.ts';
import { contract as revokeKey } from '../../../functions/revoke-personal-key/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { MakeProgramKey } from './make-program-key.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

async function revoke(id: string): Promise<void> {
  await callFunction(revokeKey, { id });
}

/** Keys by which a person's own programs use tools in their name. */
export function ProgramKeysSection({ userId }: { userId: string }) {
  const queryKey = ['personal-keys', userId];
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callFunction(listKeys, {}, signal),
    staleTime: 0,
  });
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<PersonalKey>();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  return (
    <SettingsSection
      id="program-keys"
      heading="Keys for programs"
      intro="A program with a key works for you through the Model Context Protocol: it makes apps, runs agents and asks, as far as the key allows."
    >
      {error !== null ? (
        <ErrorState
          heading="Your keys could not be read"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error, 'The server did not answer as expected.')}
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <div className="grid gap-5">
          <Address address={data.address} />
          {data.keys.length === 0 ? (
            <p className="text-small text-ink-muted">No program has a key.</p>
          ) : (
            <ul aria-label="Keys for programs" className="divide-y divide-line border-y border-line">
              {data.keys.map((key) => (
                <KeyRow key={key.id} made={key} onEnd={() => setEnding(key)} />
              ))}
            </ul>
          )}
          <Button className="justify-self-start" onClick={() => setMaking(true)}>
            Make a key
          </Button>
        </div>
      )}
      {making && data !== undefined ? (
        <MakeProgramKey address={data.address} onMade={readAgain} onClose={() => setMaking(false)} />
      ) : null}
      <RemoveDialog
        kind="Key"
        question="Remove the key"
        subject={ending}
        description="Programs that use it are refused from now on. What they made for you stays."
        remove={revoke}
        describeFault={(fault) => messageOf(fault, 'The key was not removed. Please try again.')}
        onClose={() => setEnding(undefined)}
        onDone={readAgain}
      />
    </SettingsSection>
  );
}

function Address({ address }: { address: string }) {
  return (
    <div>
      <p className="text-small font-medium text-ink">Address for programs</p>
      <div className="mt-1 flex items-center gap-2">
        <code className="min-w-0 rounded-small bg-surface-raised px-2 py-1 font-mono text-small wrap-anywhere">
          {address}
        </code>
        <CopyButton text={address} what="address" />
      </div>
    </div>
  );
}

const states: Readonly<Record<PersonalKey['state'], string | undefined>> = {
  works: undefined,
  expired: 'Expired',
  ended: 'Ended',
};

function KeyRow({ made, onEnd }: { made: PersonalKey; onEnd: () => void }) {
  const { name, hint, scopes, state, expires_at: until, last_used_at: used } = made;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <KeySquare aria-hidden className="mt-0.5 size-5 text-ink-muted" />
      <div>
        <p className="flex flex-wrap items-center gap-x-2 text-small font-medium wrap-anywhere text-ink">
          {name}
          <span className="font-mono text-caption text-ink-faint">…{hint}</span>
          {states[state] === undefined ? null : <Badge tone="caution">{states[state]}</Badge>}
        </p>
        <ul aria-label={`What ${name} may do`} className="mt-1 grid gap-0.5">
          {describeScopes(scopes).map((allows) => (
            <li key={allows} className="text-caption text-ink-muted">
              {allows}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-caption text-ink-faint tabular-nums">
          Until <time dateTime={until}>{new Date(until).toLocaleDateString()}</time>
          {' · '}
          {used === null ? (
            'never used'
          ) : (
            <>
              last used <time dateTime={used}>{new Date(used).toLocaleString()}</time>
            </>
          )}
        </p>
      </div>
      <Button aria-label={`Remove the key ${name}`} onClick={onEnd} className="col-start-2 sm:col-start-3">
        Remove
      </Button>
    </li>
  );
}
