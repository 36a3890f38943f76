import type { AppRecord } from '../store/collection.ts';
import { createCollection } from '../store/create-collection.ts';
import { shared } from '../store/shared-place.ts';
import { createValue, useValue } from '../store/value.ts';
import { previewScript, type ViewerQuestion, viewerAsked } from '../words/viewer-question.ts';
import { hashPassword } from './hash-password.ts';
import type { Entry, Person } from './person.ts';
import { openSharedAccount } from './shared-account.ts';

export interface SamplePerson {
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

export const guestName = 'Guest';

/** Where records are shared, accounts are too: then this knows nobody but the one who is signed in. */
const account = shared === undefined ? undefined : openSharedAccount(shared);

export const people =
  account?.people ?? createCollection<Person>({ name: 'people', version: 1, samples: () => [] });

const signedIn = account?.signedIn ?? createValue<string>('signed-in', '');

/** Sample accounts, so that every role can be tried at once. */
export function seedPeople(samples: readonly SamplePerson[]): void {
  if (account !== undefined) return;
  for (const sample of samples) {
    if (people.all().some(({ email }) => email === sample.email)) continue;
    people.add({ ...sample, secret: '' });
  }
  const isPreview =
    typeof document !== 'undefined' && document.querySelector(`script[src="${previewScript}"]`) !== null;
  if (isPreview) answerFrame();
}

/** In a preview, the frame around it may have somebody else look. */
function answerFrame(): void {
  window.addEventListener(viewerAsked, (event) => {
    const question = (event as CustomEvent<ViewerQuestion>).detail;
    if (question.become !== undefined) {
      const own = people.all().filter(({ role }) => role === question.become);
      signedIn.set((own.find(({ secret }) => secret === '') ?? own[0])?.id ?? '');
    }
    question.role = currentPerson()?.role ?? '';
  });
}

export function usePerson(): Person | undefined {
  const [id] = useValue(signedIn);
  return people.find(id);
}

export function currentPerson(): Person | undefined {
  return people.find(signedIn.get());
}

let guestsAre: () => string | undefined = () => undefined;

/** Where people say who they are without an account, they are called so. */
export function callGuests(name: () => string | undefined): void {
  guestsAre = name;
}

export function currentName(): string {
  return currentPerson()?.name ?? guestsAre() ?? account?.guestName() ?? guestName;
}

/** Calls whenever somebody signs in or out, or changes what they are called. */
export function onSignIn(listener: () => void): void {
  signedIn.subscribe(listener);
  people.subscribe(listener);
}

/** Of the roles of the app, those that people may take when they register. */
export function rolesToChoose(roles: readonly string[]): readonly string[] {
  return account === undefined ? roles : account.openRoles();
}

export async function register(values: {
  name: string;
  email: string;
  password: string;
  role: string;
}): Promise<Entry> {
  if (account !== undefined) return account.register(values);
  const email = values.email.trim().toLowerCase();
  if (people.all().some((person) => person.email === email)) {
    return { ok: false, message: 'There is already an account with this e-mail. Sign in instead.' };
  }
  const secret = await hashPassword(email, values.password);
  const person = people.add({ name: values.name.trim(), email, secret, role: values.role });
  signedIn.set(person.id);
  return { ok: true, person };
}

export async function signIn(email: string, password: string): Promise<Entry> {
  if (account !== undefined) return account.signIn(email, password);
  const address = email.trim().toLowerCase();
  const person = people.all().find((one) => one.email === address);
  const secret = await hashPassword(address, password);
  // A sample account takes any password: it belongs to nobody.
  if (person === undefined || (person.secret !== '' && person.secret !== secret)) {
    return { ok: false, message: 'The e-mail or the password is wrong.' };
  }
  signedIn.set(person.id);
  return { ok: true, person };
}

export function continueAs(person: Person): void {
  signedIn.set(person.id);
}

export function signOut(): void {
  account?.signOut();
  signedIn.set('');
}

export function mayUse(roles: readonly string[] | undefined, person: AppRecord | undefined): boolean {
  return (
    roles === undefined || roles.length === 0 || (person !== undefined && roles.includes(String(person.role)))
  );
}
