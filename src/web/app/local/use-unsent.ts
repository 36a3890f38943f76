import { useEffect, useState } from 'react';
import type { PersonData, SyncState, UnsentChange } from './person-data.ts';
import { usePerson, usePersonId } from './use-person.ts';

const nothing: readonly UnsentChange[] = [];

/** The changes of the signed-in person that the server does not have. */
export function useUnsentChanges(): readonly UnsentChange[] {
  const person = useSignedInPerson();
  const [seen, setSeen] = useState<{ of: PersonData; changes: readonly UnsentChange[] }>();
  useEffect(() => person?.watchUnsent((changes) => setSeen({ of: person, changes })), [person]);
  return seen !== undefined && seen.of === person ? seen.changes : nothing;
}

/** How many there are. */
export function useUnsent(): number {
  return useUnsentChanges().length;
}

/** How the way to the server is, and whether the device keeps anything; undefined without an account. */
export function useSyncState(): SyncState | undefined {
  const person = useSignedInPerson();
  const [seen, setSeen] = useState<{ of: PersonData; state: SyncState }>();
  useEffect(() => person?.watchSyncState((state) => setSeen({ of: person, state })), [person]);
  return seen !== undefined && seen.of === person ? seen.state : undefined;
}

/** Undefined while nobody is signed in. */
export function useSignedInPerson(): PersonData | undefined {
  const id = usePersonId();
  const person = usePerson(id ?? undefined);
  return person === 'failed' ? undefined : person;
}
