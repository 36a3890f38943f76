import { isEntrusted, isTrusted } from '../hosting/visitor-roles.ts';
import type { Brief } from '../read/brief.ts';
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
  /\b(?:employee|worker|employer|recruiter|agent|broker|developer|engineer|analyst|team|representative|mentor|tutor|technician|volunteer|family|owner)$/i;

/** Who decides about what others handed in. */
function isDecider(role: string): boolean {
  return role !== 'user' && role !== 'Member' && isEntrusted(role) && !manyPeople.test(role);
}

/** Who keeps things for the others, as librarians keep books. */
function isKeeper(role: string): boolean {
  return isDecider(role) && (isTrusted(role) || /landlord$/i.test(role));
}

const actorsByBrief = new WeakMap<Brief, ReadonlySet<string>>();

/** Everybody who wants something. Each wish asks for this, so that it is found once. */
function actorsOf(brief: Brief): ReadonlySet<string> {
  const known = actorsByBrief.get(brief);
  if (known !== undefined) return known;
  const actors = new Set(brief.requests.flatMap(({ actor }) => actor.split('/')));
  actorsByBrief.set(brief, actors);
  return actors;
}

/** The keepers among those who were said to do something; empty when it is for others, too. */
export function keepersOf(actors: Iterable<string>, draft: PlanDraft): string[] {
  return rightsOf(actors, draft, isKeeper);
}

/** Those who decide; empty when everybody may. */
export function decidersOf(actor: string, draft: PlanDraft): string[] {
  return rightsOf([actor], draft, isDecider);
}

function rightsOf(actors: Iterable<string>, draft: PlanDraft, fits: (role: string) => boolean): string[] {
  const named = (actor: string) => (actor === 'user' ? 'user' : roleName(actor));
  const names = [...actors].flatMap((actor) => actor.split('/')).map(named);
  const isForOthers = [...actorsOf(draft.brief)].some((one) => !names.includes(named(one)));
  const known = new Set(roleNames(draft));
  return isForOthers && names.every((name) => fits(name) && known.has(name)) ? [...new Set(names)] : [];
}

/** The roles that a wish of this person is for; empty when it is for everybody. */
export function rolesFor(actor: string, draft: PlanDraft): string[] {
  if (actor === 'user') return [];
  const names = actor.split('/').map(roleName);
  return names.filter((name) => name === 'Admin' && roleNames(draft).includes(name));
}
