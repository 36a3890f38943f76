import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { loadRuntime } from './load-runtime.ts';
import type { PersonData } from './person-data.ts';

/** Whose data is meant: undefined while that is not known, null without an account. */
export function usePersonId(): string | null | undefined {
  const { status, user } = useSession();
  return status === 'loading' ? undefined : (user?.id ?? null);
}

interface Opened {
  id: string | null;
  person: PersonData | 'failed';
}

/** The opened data of a person, `failed` when even the code for it could not be loaded. */
export function usePerson(id: string | null | undefined): PersonData | 'failed' | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (id === undefined) return;
    let ended = false;
    const tell = (person: PersonData | 'failed') => {
      if (!ended) setOpened({ id, person });
    };
    loadRuntime()
      .then((runtime) => runtime.personData(id))
      .then(tell, (error: unknown) => {
        console.warn('Records on this device could not be opened.', error);
        tell('failed');
      });
    return () => {
      ended = true;
    };
  }, [id]);
  return opened !== undefined && opened.id === id ? opened.person : undefined;
}
