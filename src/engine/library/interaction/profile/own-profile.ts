import { currentPerson, guestName, people } from '../../account/session.ts';
import { createValue } from '../../store/value.ts';

export interface OwnProfile {
  readonly name: string;
  readonly bio: string;
  readonly email: string;
  readonly phone: string;
  readonly picture: string;
}

const nobody: OwnProfile = { name: guestName, bio: '', email: '', phone: '', picture: '' };

/** What people say about themselves, by account; without an account under the empty name. */
export const profiles = createValue<Readonly<Record<string, OwnProfile>>>('own-profiles', {});

export function profileIn(kept: Readonly<Record<string, OwnProfile>>): OwnProfile {
  const person = currentPerson();
  const known = kept[person?.id ?? ''] ?? nobody;
  return person === undefined
    ? known
    : { ...known, name: person.name, email: person.email, bio: person.about ?? known.bio };
}

/** Keeps the profile, and tells the account what belongs to it. */
export function saveProfile(profile: OwnProfile): void {
  const person = currentPerson();
  profiles.set({ ...profiles.get(), [person?.id ?? '']: profile });
  if (person !== undefined)
    people.update(person.id, {
      name: profile.name,
      email: profile.email.toLowerCase(),
      about: profile.bio,
    });
}
