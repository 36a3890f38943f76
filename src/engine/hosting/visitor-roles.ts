import type { AppSpec } from '../spec/app-spec.ts';

export interface VisitorRoles {
  /** Every role that somebody can have. */
  readonly all: readonly string[];
  /** Those that people may choose for themselves when they register; the first is given when none is chosen. */
  readonly open: readonly string[];
  /** Given by the owner of the app alone. */
  readonly privileged: readonly string[];
}

/** People who answer for others or see more than their own. */
const trusted = new Set(
  `admin administrator superadmin superuser manager owner moderator editor staff employee worker operator supervisor
   officer director president chief head lead leader boss principal dean teacher tutor instructor professor lecturer
   trainer coach mentor doctor physician nurse dentist therapist pharmacist vet veterinarian receptionist secretary
   assistant agent broker representative support librarian curator accountant auditor lawyer judge inspector analyst
   cashier clerk chef cook waiter technician engineer developer dispatcher coordinator organizer organiser planner
   recruiter employer hr team council board executive security guard police reviewer approver`.split(/\s+/),
);

/** People whom an app is made for, also where it has a page of their own for them. */
const ordinary = new Set(
  `member user guest visitor customer client buyer shopper consumer subscriber reader viewer listener player gamer fan
   follower student pupil learner trainee patient parent family child tenant resident neighbor neighbour citizen
   passenger traveler traveller tourist rider participant attendee applicant candidate seeker donor volunteer
   contributor author writer blogger creator artist musician photographer freelancer seller vendor merchant host
   driver friend athlete runner cyclist hiker gardener farmer collector person people somebody anyone`.split(
    /\s+/,
  ),
);

function wordsOf(role: string): string[] {
  return role
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) =>
      word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
    );
}

/** Whether the name of a role says that others rely on it. */
export function isTrusted(role: string): boolean {
  return wordsOf(role).some((word) => trusted.has(word));
}

/** Whether words name people: those that an app is for, or those whom they rely on. */
export function isOfPeople(words: string): boolean {
  const last = wordsOf(words).at(-1) ?? '';
  return trusted.has(last) || ordinary.has(last);
}

/** Whether a role that something is kept for is given by the owner of an app, and not chosen by visitors themselves. */
export function isEntrusted(role: string): boolean {
  return isTrusted(role) || !wordsOf(role).some((word) => ordinary.has(word));
}

/** The roles for which something in the plan is kept. */
function rolesWithRights({ pages, actions, entities }: AppSpec): Set<string> {
  return new Set([
    ...pages.flatMap(({ roles = [], sections }) => [
      ...roles,
      ...sections.flatMap(({ props }) =>
        Array.isArray(props['editors']) ? props['editors'].map(String) : [],
      ),
    ]),
    ...actions.flatMap(({ roles = [] }) => roles),
    ...entities.flatMap(({ detail }) => detail?.editors ?? []),
  ]);
}

/**
 * Nobody makes themselves an admin: a role is privileged when its name says that others rely on it, or when the plan
 * keeps something for it and its name is not one of the people whom apps are for. When nothing else is left, people
 * register as members.
 */
export function visitorRoles(spec: AppSpec): VisitorRoles {
  const withRights = rolesWithRights(spec);
  const privileged = spec.roles.filter(
    (role) => isTrusted(role) || (withRights.has(role) && isEntrusted(role)),
  );
  const chosen = spec.roles.filter((role) => !privileged.includes(role));
  const open = chosen.length === 0 ? ['Member'] : chosen;
  return { all: [...new Set([...open, ...spec.roles])], open, privileged };
}
