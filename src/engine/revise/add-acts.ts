import { limits } from '../../kernel/limits.ts';
import { camel, kebab } from '../emit/names.ts';
import { verbLemma } from '../grammar/verb-forms.ts';
import { hasTemplate } from '../knowledge/action-templates.ts';
import { inText } from '../library/words/in-text.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import type { ActionSpec, AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { findEntity, optionsCalled, stateField } from './find-part.ts';
import { mergePlan } from './merge-plan.ts';
import { NothingToChange } from './nothing-to-change.ts';
import { likeOthers } from './rename-things.ts';
import type { Around, Clause, Outcome, Reviser } from './reviser.ts';
import { unquoted } from './spoken-words.ts';

/** “add a button to mark plants as watered”, “let members rate recipes”, “users can archive orders”. */
export const addActs: Reviser = (clause, spec, around) =>
  markAs(clause, spec, around) ?? doTo(clause, spec, around);

const who = String.raw`(?:(?:let|allow)\s+(?:\p{L}+\s+){1,2}?(?:to\s+)?|(?:the\s)?\p{L}+(?:\s\p{L}+)?\s+(?:can|should be able to|may|must be able to|want to)\s+|add\s+(?:an?\s|the\s)(?:button|way|possibility|action|option)\s+(?:to|for|that lets \p{L}+)\s+|make it possible to\s+)`;

/** A button that writes one value. */
function markAs({ text }: Clause, spec: AppSpec, { names }: Around): Outcome | undefined {
  const [, things = '', value = ''] =
    new RegExp(
      `^(?:${who})?(?:mark|set|flag|tick off)\\s+(?:an?\\s|the\\s|each\\s)?(.+?)\\s+(?:as|to)\\s+(.+)$`,
      'iu',
    ).exec(text) ?? [];
  const entity = things === '' ? undefined : findEntity(spec, things, names);
  const word = unquoted(value).replace(/^(?:being|an?)\s+/i, '');
  if (entity === undefined || word === '' || word.split(' ').length > 3) return undefined;
  const changes: string[] = [];
  const { set, condition } = writing(spec, entity, word, changes);
  const label = `Mark as ${word.toLowerCase()}`;
  const id = kebab(camel(`mark ${entity.one} ${word}`));
  if (
    spec.actions.some(
      (action) =>
        action.on === entity.name && (action.id === id || action.label.toLowerCase() === label.toLowerCase()),
    )
  )
    throw new NothingToChange(`“${label}” is there already.`);
  offer(spec, entity, {
    id,
    label,
    done: `{${entity.title}} is ${word.toLowerCase()}.`,
    on: entity.name,
    condition,
    does: [`set ${set}`],
  });
  return {
    changes: [
      ...changes.map((one) => ({ text: one })),
      { text: `Every ${inText(entity.one)} has a button “${label}” now.` },
    ],
    served: [`action:${id}`],
  };
}

/** Words for how far along something is; all others are true beside any state. */
const isState =
  /^(?:done|finished|complete|completed|cancell?ed|closed|archived|shipped|delivered|approved|rejected|returned|sold|lost|paid|open|won|booked|ready|sent|over|in progress|on hold|waiting)$/i;

/** Which value is written: a state where records have one, else a yes or no of its own. */
function writing(
  spec: AppSpec,
  entity: EntitySpec,
  word: string,
  changes: string[],
): { set: string; condition: string } {
  const [hit] = optionsCalled(spec, word, entity);
  if (hit !== undefined && hit.field.formula === undefined) return ofChoice(hit.field.name, hit.option);
  const flag = entity.fields.find(
    ({ kind, label, formula }) =>
      kind === 'yes-no' && formula === undefined && label.toLowerCase() === word.toLowerCase(),
  );
  if (flag !== undefined) return { set: `${flag.name} = true`, condition: `not ${flag.name}` };
  const state = stateField(entity);
  if (state !== undefined && isState.test(word)) {
    const option = likeOthers(word, state.options?.[0] ?? '');
    state.options = [...(state.options ?? []), option];
    changes.push(`“${state.label}” of ${inText(entity.many)} can be “${option}” now.`);
    return ofChoice(state.name, option);
  }
  if (entity.fields.length >= limits.engine.fieldsPerEntity)
    throw new NothingToChange(`${entity.many} have as many fields as an app can keep.`);
  const name = camel(word);
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name) || entity.fields.some((field) => field.name === name))
    throw new NothingToChange(`${entity.many} have “${word}” in another way already.`);
  entity.fields.push({ name, label: sentenceCase(word), kind: 'yes-no' });
  for (const sample of entity.samples) sample[name] = false;
  changes.push(`${entity.many} now say whether they are ${word.toLowerCase()}.`);
  return { set: `${name} = true`, condition: `not ${name}` };
}

function ofChoice(field: string, option: string): { set: string; condition: string } {
  return {
    set: `${field} = ${JSON.stringify(option)}`,
    condition: `${field} is not ${JSON.stringify(option)}`,
  };
}

/** Every list of the records that can be acted on has the button. */
function offer(spec: AppSpec, entity: EntitySpec, action: ActionSpec): void {
  if (spec.actions.length >= limits.engine.actions)
    throw new NothingToChange('The app has as many buttons as it can have.');
  spec.actions.push(action);
  const lists = spec.pages
    .flatMap(({ sections }) => sections)
    .filter(
      ({ block, props }) => block === 'records' && props['entity'] === entity.name && props['mine'] !== true,
    );
  if (lists.length === 0)
    throw new NothingToChange(`${entity.many} have no list in which a button could stand.`);
  for (const { props } of lists)
    props['actions'] = [...(Array.isArray(props['actions']) ? props['actions'] : []), action.id];
}

/** An act that is known, on something that the app keeps: what is not known is not made up. */
function doTo({ text }: Clause, spec: AppSpec, around: Around): Outcome | undefined {
  const [, verb = '', rest = ''] =
    new RegExp(`^${who}(\\p{L}+)\\s+(?:an?\\s|the\\s|each\\s|on\\s|for\\s|to\\s|their\\s)?(.+)$`, 'iu').exec(
      text,
    ) ?? [];
  const lemma = verbLemma(verb.toLowerCase());
  if (rest === '' || !hasTemplate(lemma)) return undefined;
  const entity = findEntity(spec, rest, around.names);
  const many = entity === undefined ? unknownThing(rest, around) : inText(entity.many);
  if (many === undefined) return undefined;
  const addition = around.plan(`An app with ${many}. Users can ${lemma} ${many}.`);
  const outcome =
    entity === undefined
      ? mergePlan(spec, withoutStart(addition))
      : mergePlan(spec, actsOnly(addition, lemma), { entity });
  if (outcome === undefined)
    throw new NothingToChange(
      `“${sentenceCase(lemma)}” can be done to ${many} already, or it would change nothing.`,
    );
  return outcome;
}

/** Something that the app does not keep yet comes in with its act, where its words are ones that people know. */
function unknownThing(words: string, { isWord }: Around): string | undefined {
  const all = words.toLowerCase().split(' ');
  const isKnown = (word: string) => isWord === undefined || isWord(word) || isWord(singularPhrase(word));
  const last = all.at(-1) ?? '';
  return all.length <= 2 && all.every(isKnown) && singularPhrase(last) !== last ? all.join(' ') : undefined;
}

function withoutStart(plan: AppSpec): AppSpec {
  return { ...plan, accounts: 'none' };
}

/** Of what would be planned for it, only what the act needs. */
function actsOnly(plan: AppSpec, verb: string): AppSpec {
  const actions = plan.actions.filter(
    ({ id, label }) => id.split('-').includes(verb) || label.toLowerCase().startsWith(verb),
  );
  const made = new Set(
    actions.flatMap(({ creates, on }) => [on, ...(creates === undefined ? [] : [creates.entity])]),
  );
  const results = new Set(actions.map(({ resultPath }) => resultPath));
  return {
    ...plan,
    actions: actions.length > 0 ? actions : plan.actions,
    entities: plan.entities.filter(({ name }) => actions.length === 0 || made.has(name)),
    pages: plan.pages.filter(
      ({ path, sections }) =>
        results.has(path) || (actions.length === 0 && sections.some(({ block }) => block !== 'records')),
    ),
  };
}
