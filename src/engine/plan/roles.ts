import { sentenceCase } from '../read/words.ts';
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
  return sentenceCase(actor.split(' ').slice(-2).join(' '));
}

/** The roles that a wish of this person is for; empty when it is for everybody. */
export function rolesFor(actor: string, draft: PlanDraft): string[] {
  if (actor === 'user') return [];
  const names = actor.split('/').map(roleName);
  return names.filter((name) => name === 'Admin' && roleNames(draft).includes(name));
}
