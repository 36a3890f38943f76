import { limits } from '../../kernel/limits.ts';
import { isTrusted } from '../hosting/visitor-roles.ts';
import { singularPhrase } from '../read/words.ts';
import { findRole } from '../revise/find-part.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { ownRole } from './said-people.ts';

/** A plan with roles, and what they are called in it. */
export interface WithRoles {
  readonly spec: AppSpec;
  readonly roles: readonly string[];
}

/** The plan in which these people can come in, each with a sample account; undefined where there is no room for them. */
export function withRoles(spec: AppSpec, names: readonly string[]): WithRoles | undefined {
  let next = spec;
  const roles: string[] = [];
  for (const name of names) {
    const known = roleOfPlan(next, name);
    if (known === undefined) {
      if (next.roles.length >= limits.engine.roles) return undefined;
      next = { ...next, roles: [...next.roles, name] };
    }
    roles.push(known ?? name);
  }
  if (next.accounts === 'none') next = { ...next, accounts: 'optional' };
  return { spec: next, roles: [...new Set(roles)] };
}

/** The role of the plan that is called so, or whose last word is just this: “the manager” is the shop manager. */
function roleOfPlan(spec: AppSpec, name: string): string | undefined {
  const exact = findRole(spec, name);
  if (exact !== undefined) return exact;
  const plain = singularPhrase(name.toLowerCase());
  const near = spec.roles.filter((role) => {
    const other = singularPhrase(role.toLowerCase());
    return other.endsWith(` ${plain}`) || plain.endsWith(` ${other}`);
  });
  return near.length === 1 ? near[0] : undefined;
}

/** Who looks after an app in which others see only a part: those for whom it has pages or several acts, else who runs it. */
export function keepersBeside(spec: AppSpec, others: readonly string[]): string[] {
  const left = spec.roles.filter((role) => !others.includes(role));
  const runs = (role: string) =>
    role === ownRole ||
    spec.pages.some(({ roles }) => roles?.includes(role) === true) ||
    spec.actions.filter(({ roles }) => roles?.includes(role) === true).length > 1;
  const running = left.filter(runs);
  if (running.length > 0) return running;
  return [others.includes(ownRole) ? 'Manager' : ownRole, ...left.filter(isTrusted)];
}
