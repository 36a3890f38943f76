import type { AppSpec } from '../spec/app-spec.ts';
import { visitorRoles } from './visitor-roles.ts';

/** Somebody in whose eyes an app can be seen. */
export interface Viewer {
  /** Their role; the empty text for who is not signed in. */
  readonly role: string;
  readonly label: string;
}

/** For each role there is a sample person, up to these. */
const mostRoles = 8;

/** Who could look at an app: a visitor first, then each role. Empty where an app tells nobody apart. */
export function viewersOf(spec: AppSpec): readonly Viewer[] {
  if (spec.accounts === 'none') return [];
  const roles = (spec.roles.length === 0 ? ['Member'] : spec.roles).slice(0, mostRoles);
  const owner = ownersRole(spec);
  const isTaken = roles.some((role) => /^(?:visitor|guest)s?$/i.test(role));
  return [
    { role: '', label: isTaken ? 'Not signed in' : 'Visitor' },
    ...roles.map((role) => ({ role, label: role === owner ? `${role}, runs the app` : role })),
  ];
}

/** The role in which its owner runs an app: of those that only the owner gives, the one for which most is kept. */
function ownersRole(spec: AppSpec): string | undefined {
  const { privileged } = visitorRoles(spec);
  return privileged.toSorted((a, b) => keptFor(b, spec) - keptFor(a, spec))[0];
}

function keptFor(role: string, { pages, actions, entities }: AppSpec): number {
  const isFor = (roles: unknown) => Array.isArray(roles) && roles.includes(role);
  const sections = pages.flatMap((page) => page.sections);
  return [
    ...pages.map(({ roles }) => roles),
    ...actions.map(({ roles }) => roles),
    ...sections.map(({ props }) => props['editors']),
    ...entities.map(({ detail }) => detail?.editors),
  ].filter(isFor).length;
}
