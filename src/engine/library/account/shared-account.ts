import type { Collection } from '../store/collection.ts';
import type { SharedLink } from '../store/shared-link.ts';
import { signedInKey } from '../store/shared-place.ts';
import { storage } from '../store/storage.ts';
import type { StoredValue } from '../store/value.ts';
import type { Entry, Person } from './person.ts';

export interface SharedAccount {
  /** Nobody, or the one who is signed in. */
  readonly people: Collection<Person>;
  readonly signedIn: StoredValue<string>;
  guestName(): string | undefined;
  openRoles(): readonly string[];
  register(values: { name: string; email: string; password: string; role: string }): Promise<Entry>;
  signIn(email: string, password: string): Promise<Entry>;
  signOut(): void;
}

interface Kept {
  person?: Person;
  guestName?: string;
  openRoles?: readonly string[];
}

const noNetwork = 'There is no connection. Try again when you are online.';

/** Accounts that are kept where the records are shared. Who was signed in is remembered, so that a page begins with them. */
export function openSharedAccount(link: SharedLink): SharedAccount {
  let kept = readKept();
  let everybody: readonly Person[] = kept.person === undefined ? [] : [kept.person];
  const listeners = new Set<() => void>();

  function keep(next: Kept): void {
    kept = next;
    everybody = next.person === undefined ? [] : [next.person];
    storage.write(signedInKey, JSON.stringify({ ...next, id: next.person?.id ?? '' }));
    link.become(next.person?.id ?? '');
    for (const listener of listeners) listener();
  }

  function withPerson(person: Person | undefined): Kept {
    const { person: _, ...rest } = kept;
    return person === undefined ? rest : { ...rest, person };
  }

  async function enter(path: string, body: unknown): Promise<Entry> {
    try {
      const answer = await link.ask(path, body);
      const person = personIn(answer.body);
      if (person === undefined) return { ok: false, message: String(answer.body['message'] ?? noNetwork) };
      keep(withPerson(person));
      return { ok: true, person };
    } catch {
      return { ok: false, message: noNetwork };
    }
  }

  async function refresh(): Promise<void> {
    const { status, body } = await link.ask('session');
    if (status !== 200) return;
    const person = personIn(body);
    keep({
      ...(person === undefined ? {} : { person }),
      guestName: String(body['guestName']),
      openRoles: body['openRoles'] as readonly string[],
    });
  }
  refresh().catch(() => undefined);

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    people: {
      name: 'people',
      all: () => everybody,
      find: (id) => everybody.find((person) => person.id === id),
      add: () => {
        throw new Error('People register themselves.');
      },
      update(id, changes) {
        const person = everybody.find((one) => one.id === id);
        if (person === undefined) return;
        const next = { ...person, ...changes, id, email: person.email };
        keep(withPerson(next));
        void enter('session/profile', { name: next.name, about: next.about ?? '' });
      },
      remove: () => undefined,
      restore: () => undefined,
      subscribe,
    },
    signedIn: {
      get: () => kept.person?.id ?? '',
      set: () => undefined,
      subscribe,
    },
    guestName: () => kept.guestName,
    openRoles: () => kept.openRoles ?? [],
    register: (values) => enter('session/register', values),
    signIn: (email, password) => enter('session/sign-in', { email, password }),
    signOut() {
      keep(withPerson(undefined));
      // Without a network the session ends here only, and at its own end there.
      link.ask('session/sign-out', {}).catch(() => undefined);
    },
  };
}

function personIn(body: Readonly<Record<string, unknown>>): Person | undefined {
  const told = body['visitor'];
  return typeof told === 'object' && told !== null
    ? { ...(told as Person), secret: 'kept elsewhere' }
    : undefined;
}

function readKept(): Kept {
  try {
    return JSON.parse(storage.read(signedInKey) ?? '{}') as Kept;
  } catch {
    return {};
  }
}
