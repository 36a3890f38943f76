import { type ReactElement, useState } from 'react';
import { messageOf } from '../../lib/failures/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { toast } from '../../ui/toast.ts';
import type { PersonData, SyncState, UnsentChange } from './person-data.ts';
import { useSignedInPerson } from './use-unsent.ts';

interface SyncDetailsProps {
  trigger: ReactElement;
  changes: readonly UnsentChange[];
  state: SyncState | undefined;
}

/** What has not reached the server, why, and what can be done about it. */
export function SyncDetails({ trigger, changes, state }: SyncDetailsProps) {
  const person = useSignedInPerson();
  const records = oneForEachRecord(changes);
  const canSend = records.length === 0 || records.some(({ state: how }) => how !== 'failed');
  return (
    <Popover trigger={trigger} title="Changes on this device" align="end">
      <p className="text-small text-ink-muted">{explain(records, state)}</p>
      {records.length === 0 ? null : (
        <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto border-y border-line">
          {records.map((change) => (
            <UnsentRow
              key={JSON.stringify([change.collection, change.key])}
              change={change}
              person={person}
            />
          ))}
        </ul>
      )}
      {canSend ? (
        <Button className="mt-3" onClick={() => person?.engine?.wake()}>
          {records.length === 0 ? 'Try again' : 'Send now'}
        </Button>
      ) : null}
    </Popover>
  );
}

function UnsentRow({ change, person }: { change: UnsentChange; person: PersonData | undefined }) {
  const [busy, setBusy] = useState(false);
  async function act(what: 'retry' | 'discard'): Promise<void> {
    setBusy(true);
    try {
      await person?.[what](change.collection, change.key);
    } catch (error) {
      toast({
        title: 'Save Failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(false);
  }
  return (
    <li className="py-2.5 text-small">
      <p className="font-medium text-ink">{describeChange(change)}</p>
      <p className={change.state === 'failed' ? 'wrap-anywhere text-negative' : 'text-ink-muted'}>
        {change.state === 'failed'
          ? (change.refusal?.message ?? 'The server did not take it.')
          : change.state === 'sending'
            ? 'Sending…'
            : 'Waiting to be sent'}
      </p>
      {change.state === 'failed' ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button busy={busy} onClick={() => void act('retry')}>
            Try again
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => void act('discard')}>
            Discard
          </Button>
        </div>
      ) : null}
    </li>
  );
}

const verbs = { insert: 'new', update: 'changed', remove: 'removed' };

function describeChange({ label, kind }: UnsentChange): string {
  return `${label} · ${verbs[kind]}`;
}

/** Several changes of one record are shown as one: as the last, unless one has failed. */
function oneForEachRecord(changes: readonly UnsentChange[]): UnsentChange[] {
  const found = new Map<string, UnsentChange>();
  for (const change of changes) {
    const name = JSON.stringify([change.collection, change.key]);
    if (found.get(name)?.state !== 'failed') found.set(name, change);
  }
  return [...found.values()];
}

function explain(records: readonly UnsentChange[], state: SyncState | undefined): string {
  if (state?.keeping === 'memory-full')
    return 'The storage of this device is full. Keep this tab open until everything is sent.';
  if (state?.keeping === 'memory-refused')
    return 'This browser keeps nothing on the device. Keep this tab open until everything is sent.';
  if (state?.connection === 'no-session')
    return 'Sign in again to have them sent. They are safe on this device.';
  if (records.length === 0) return 'The server does not answer. What is on this device goes on working.';
  if (records.every(({ state: how }) => how === 'failed'))
    return 'The server did not take them. They are safe on this device until you decide.';
  return 'They are saved on this device and sent as soon as the server answers.';
}
