import { camel } from '../emit/names.ts';
import { actToState } from '../grammar/state-words.ts';
import { participle } from '../grammar/verb-forms.ts';
import { sentenceCase } from '../read/words.ts';
import type { DeclaredDeed, DeclaredStates } from './declared.ts';
import { movingVerbs } from './deeds-in.ts';
import {
  type Draft,
  type DraftAct,
  type Served,
  type Step,
  stateOf,
  thingBefore,
  withThing,
} from './draft.ts';
import { nameOf } from './plan-things.ts';
import type { PlannedField, PlannedThing } from './planned.ts';
import { thingMeant } from './planned.ts';
import { isPersonWord } from './sample-names.ts';

function stateField(options: readonly string[], thing: PlannedThing): PlannedField {
  const known = stateOf(thing);
  return {
    name: known?.name ?? nameOf('state', new Set(thing.fields.map(({ name }) => name))),
    label: known?.label ?? 'State',
    words: known?.words ?? 'state',
    kind: 'choice',
    options,
    start: options[0] ?? '',
    isAutomatic: true,
  };
}

export function withState(draft: Draft, thing: PlannedThing, options: readonly string[]): Draft {
  const field = stateField(options, thing);
  return withThing(draft, thing.key, (one) => ({
    ...one,
    fields: [...one.fields.filter(({ name }) => name !== field.name), field],
  }));
}

export function moveAct(
  thing: PlannedThing,
  state: string,
  to: string,
  from: readonly string[],
  label: string,
): DraftAct {
  const list = from.map((one) => `"${one}"`).join(', ');
  return {
    key: camel(`${label} ${thing.one}`.replaceAll(/[^A-Za-z0-9 ]/g, ' ')),
    on: thing.key,
    label,
    when: from.length === 1 ? `${state} is ${list}` : `${state} in (${list})`,
    does: [`set ${state} = "${to}"`],
    done: `Done: it is ${to} now.`,
  };
}

/** States in their order: each has an act that leads to the next, and no other way there. */
export function takeStates(draft: Draft, { steps, thing: named, at }: DeclaredStates): Step | undefined {
  const thing =
    (named === undefined ? undefined : thingMeant(named, draft.things)) ?? mostWorkedWith(draft, at);
  if (thing === undefined) return undefined;
  const staged = withState(draft, thing, steps.flat());
  const state = stateField(steps.flat(), thing).name;
  const acts = steps
    .slice(1)
    .flatMap((step, index) =>
      step.map((to) => moveAct(thing, state, to, steps[index] ?? [], actToState(to))),
    );
  const serves: Served[] = [{ field: state, of: thing.key }, ...acts.map(({ key }) => ({ act: key }))];
  return { next: { ...staged, acts: [...staged.acts, ...acts] }, serves };
}

/** States that are named of nothing are those of what is worked with: the thing that points to most others, the first of them. */
function mostWorkedWith({ things }: Draft, at: DeclaredStates['at']): PlannedThing | undefined {
  const links = ({ fields }: PlannedThing) => fields.filter(({ to }) => to !== undefined).length;
  const [most] = things.toSorted((a, b) => links(b) - links(a) || b.fields.length - a.fields.length);
  return most !== undefined && links(most) > 0 ? most : thingBefore(at, things);
}

/** “As a team lead I want to approve or reject claims”: acts of a role, each leading to a state. */
export function takeMove(draft: Draft, { who, verb, thing: named, at }: DeclaredDeed): Step | undefined {
  if (!movingVerbs.test(verb)) return undefined;
  // What was named and is no record of this app is not done with another one.
  const thing =
    named === undefined || /^(?:it|them|this)$/i.test(named)
      ? thingBefore(at, draft.things)
      : thingMeant(named.replace(/\s+(?:off|out|up|back)$/i, ''), draft.things);
  if (thing === undefined || !canCome(thing, verb)) return undefined;
  // Of people nobody says “approves” without saying what.
  if (named === undefined && isPersonWord(thing.one)) return undefined;
  return moved(draft, thing, verb, [who]);
}

/** Whether an act can lead to what a verb names: states that somebody listed and chooses by hand get no further one. */
export function canCome(thing: PlannedThing, verb: string): boolean {
  const state = stateOf(thing);
  return (
    state?.options === undefined ||
    state.isAutomatic === true ||
    state.options?.includes(participle(verb)) === true
  );
}

/** A record is brought into the state that a verb names, by a role where one is given. */
export function moved(draft: Draft, thing: PlannedThing, verb: string, by: readonly string[]): Step {
  const to = participle(verb);
  const known = draft.things.find(({ key }) => key === thing.key) ?? thing;
  const state = stateOf(known);
  const same = draft.acts.find(
    ({ on, does }) => on === thing.key && does.some((step) => step.endsWith(`= "${to}"`)),
  );
  if (same !== undefined && state !== undefined) {
    const acts = draft.acts.map((act) =>
      act === same && by.length > 0 ? { ...act, by: [...new Set([...(act.by ?? []), ...by])] } : act,
    );
    return { next: { ...draft, acts }, serves: [{ act: same.key }] };
  }
  const options = state?.options ?? ['open'];
  const all = options.includes(to) ? options : [...options, to];
  const staged = withState(draft, known, all);
  const field = stateField(all, known).name;
  const act = moveAct(known, field, to, fromStates(verb, options), sentenceCase(verb));
  const acted = by.length === 0 ? act : { ...act, by: [...by] };
  return {
    next: { ...staged, acts: [...staged.acts, acted] },
    serves: [{ act: act.key }, { field, of: thing.key }],
  };
}

/** What is paid, issued or released was approved before, where there is such a state; what is refused was not yet answered. */
function fromStates(verb: string, options: readonly string[]): string[] {
  const first = options[0] ?? 'open';
  const after = options.filter((one) =>
    /^(?:approved|confirmed|accepted|released|completed|answered)$/.test(one),
  );
  if (/^(?:pay|deliver|archive|award|complete|finish|return)$/.test(verb) && after.length > 0)
    return after.slice(0, 1);
  if (/^(?:close|cancel)$/.test(verb))
    return options.filter((one) => !/^(?:closed|cancelled|rejected|paid)$/.test(one));
  return [first];
}
