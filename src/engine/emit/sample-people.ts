import type { AppSpec } from '../spec/app-spec.ts';
import { slugOf } from './emit-project.ts';

const names = [
  'Maya Torres',
  'Daniel Okafor',
  'Sofia Lindqvist',
  'Ravi Menon',
  'Hana Sato',
  'Lucas Moreau',
  'Aisha Khan',
  'Tom Becker',
];

type SampleAccount = { readonly name: string; readonly email: string; readonly role: string };

/** One account for each role, so that every role can be tried at once. */
export function samplePeople(roles: readonly string[], spec: AppSpec): SampleAccount[] {
  return roles.slice(0, names.length).map((role, index) => {
    const name = names[index] ?? 'Alex Reed';
    const email = `${name.split(' ')[0]?.toLowerCase() ?? 'alex'}@example.com`;
    return { name, email, ...standingFor(role, spec), role };
  });
}

/** The account with which a role is tried. */
export function sampleAccount(role: string, spec: AppSpec): SampleAccount {
  const roles = spec.roles.length === 0 ? ['Member'] : spec.roles;
  const own = samplePeople(roles, spec).find((one) => one.role === role);
  return own ?? { name: 'Guest', email: '', role };
}

/** Where records stand for people, a sample account is the person of the first of them, so that something is theirs. */
function standingFor(role: string, { entities }: AppSpec): { name?: string; email?: string } {
  const entity = entities.find(({ standsFor }) => standsFor === role);
  const name = entity?.samples[0]?.[entity.title];
  if (entity === undefined || typeof name !== 'string' || name === '') return {};
  const mail = entity.fields.find(({ kind }) => kind === 'email');
  const email = mail === undefined ? undefined : entity.samples[0]?.[mail.name];
  const made = `${slugOf(name.split(' ')[0] ?? name)}@example.com`;
  return { name, email: typeof email === 'string' && email !== '' ? email.toLowerCase() : made };
}
