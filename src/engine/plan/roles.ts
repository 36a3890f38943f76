import { isEntrusted } from '../hosting/visitor-roles.ts';
import { sentenceCase, spellAcronyms } from '../read/words.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Who the app tells apart, as people read it. The first is the ordinary user. */
export function roleNames(draft: PlanDraft): string[] {
  const special = draft.brief.roles.map(roleName);
  if (special.length === 0) return [];
  const all =
    special.includes('Admin') ||
    special.length > 1 ||
    draft.brief.requests.every(({ actor }) => actor !== 'user')
      ? special
      : ['Member', ...special];
  return [
    ...new Set(
      draft.brief.requests.some(({ actor }) => actor === 'user') && !all.includes('Member')
        ? ['Member', ...all]
        : all,
    ),
  ].slice(0, 6);
}

export function roleName(actor: string): string {
  if (/^(?:admin|administrator|system administrator|site admin|super admin|platform admin)$/.test(actor))
    return 'Admin';
  return sentenceCase(spellAcronyms(actor.split(' ').slice(-2).join(' ')));
}

/** Many are it, and each of them does what the app is for. */
const manyPeople =
  /\b(?:employee|worker|employer|recruiter|agent|broker|developer|engineer|analyst|team|representative|mentor|tutor|technician|volunteer|family)$/i;

/** Whether somebody keeps things for the others, as librarians keep books: only such people have a right of their own. */
export function isKeeper(role: string): boolean {
  return role !== 'user' && role !== 'Member' && isEntrusted(role) && !manyPeople.test(role);
}

/** The keepers among those who were said to do something; empty when it is for others, too. */
export function keepersOf(actors: Iterable<string>, draft: PlanDraft): string[] {
  const names = [...actors]
    .flatMap((actor) => actor.split('/'))
    .map((actor) => (actor === 'user' ? 'user' : roleName(actor)));
  const isForOthers = draft.brief.requests.some(({ actor }) =>
    actor.split('/').some((one) => !names.includes(one === 'user' ? 'user' : roleName(one))),
  );
  const known = new Set(roleNames(draft));
  return isForOthers && names.every((name) => isKeeper(name) && known.has(name)) ? [...new Set(names)] : [];
}

/** The roles that a wish of this person is for; empty when it is for everybody. */
export function rolesFor(actor: string, draft: PlanDraft): string[] {
  if (actor === 'user') return [];
  const names = actor.split('/').map(roleName);
  return names.filter((name) => name === 'Admin' && roleNames(draft).includes(name));
}
