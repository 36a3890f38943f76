import { verbLemma } from '../grammar/verb-forms.ts';
import { callRole } from '../revise/call-role.ts';
import { findRole } from '../revise/find-part.ts';
import type { ActionSpec, AppSpec } from '../spec/app-spec.ts';
import { asReason, isFigureOfPlan, type Told } from '../told/told.ts';
import { actId, isOffered, withAct } from '../told/told-acts.ts';
import { knownApproval } from '../told/told-approvals.ts';
import type { SaidConsent } from './said-consents.ts';
import { entityMeant } from './things-meant.ts';

/** The plan has that yes already: then who was named says it, in the place of somebody of whom the text does not speak. */
export function byKnownAct(
  { above, object, roles }: SaidConsent,
  spec: AppSpec,
  text: string,
): Told | undefined {
  const [name] = roles;
  if (name === undefined || roles.length > 1) return undefined;
  const named = entityMeant(object, spec);
  const acts = spec.entities
    .filter((entity) => above !== undefined || named === undefined || named.name === entity.name)
    .flatMap((entity) => knownApproval(entity, spec) ?? []);
  const [act] = acts;
  if (act === undefined || (above !== undefined && !isFigureOfPlan(above.figure, spec))) return undefined;
  const [before] = act.roles ?? [];
  const isSpokenOf = (role: string) => text.toLowerCase().includes(role.toLowerCase());
  const known = findRole(spec, name);
  const next = structuredClone(spec);
  if (before !== undefined && known === undefined && !isSpokenOf(before)) {
    callRole(next, before, name);
    sayInTexts(next, before, name);
  } else {
    if (known === undefined) next.roles = [...next.roles, name];
    if (next.accounts === 'none') next.accounts = 'optional';
    const role = known ?? name;
    for (const one of next.actions)
      if (one.id === act.id) one.roles = [...new Set([...(one.roles ?? []), role])];
  }
  return { spec: next, parts: [`action:${act.id}`, `role:${known ?? name}`] };
}

/** What the plan says to somebody who is refused names the same people. */
function sayInTexts(spec: AppSpec, before: string, name: string): void {
  const word = new RegExp(String.raw`\b${before.toLowerCase()}\b`, 'gu');
  const rules = [
    ...spec.entities.flatMap(({ rules: all = [] }) => all),
    ...spec.actions.flatMap(({ never = [] }) => never),
  ];
  for (const rule of rules) rule.says = rule.says.replaceAll(word, name.toLowerCase());
}

const longReason = 110;

/** The words of the text say why; of notes without a full stop, only what they come to. */
export function reasonOf(
  { above }: Pick<SaidConsent, 'above'>,
  roles: readonly string[],
  words: string,
): string {
  if (words.length <= longReason) return asReason(words);
  const who = roles.join(' or ').toLowerCase();
  return above === undefined
    ? `First ${who} has to say yes.`
    : `Above ${above.figure}, ${who} has to say yes first.`;
}

/** “spending over 20: a parent must agree”: up to so much anybody does it, above that only who was named. */
export function byActOf(
  { object, above }: SaidConsent,
  spec: AppSpec,
  { roles, words }: { roles: readonly string[]; words: string },
): Told | undefined {
  if (above === undefined) return undefined;
  const verbs = object
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .slice(-2)
    .map(verbLemma);
  const action = spec.actions.find(
    ({ id, label, form = [] }) =>
      isOffered(id, spec) &&
      [id.split('-')[0], label.toLowerCase().split(' ')[0]].some(
        (one) => one !== undefined && verbs.includes(one),
      ) &&
      form.some(({ kind }) => kind === 'money' || kind === 'number'),
  );
  const figures = action?.form?.filter(({ kind }) => kind === 'money' || kind === 'number') ?? [];
  const field = figures.find(({ kind }) => kind === 'money') ?? figures[0];
  if (action === undefined || field === undefined) return undefined;
  const more: ActionSpec = {
    ...action,
    id: actId(`${action.id}-more`, spec),
    label: `${action.label} above ${above.figure}`,
    roles: [...roles],
  };
  const limited: ActionSpec = {
    ...action,
    never: [
      ...(action.never ?? []),
      { never: `ask.${field.name} > ${above.figure}`, says: reasonOf({ above }, roles, words) },
    ],
  };
  const next = withAct(
    { ...spec, actions: spec.actions.map((one) => (one.id === action.id ? limited : one)) },
    more,
  );
  return next === undefined
    ? undefined
    : {
        spec: next,
        parts: [
          `rule:${action.id}.${action.never?.length ?? 0}`,
          `action:${more.id}`,
          ...roles.map((role) => `role:${role}`),
        ],
      };
}
