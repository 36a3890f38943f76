import { isSameThing } from '../cases/same-words.ts';
import { isOfPeople } from '../cases/take-said-lists.ts';
import { fieldFor } from '../limits/person-field.ts';
import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { peopleWords, rivalWords } from './axis-words.ts';

/** The kind of records that an axis is in the plan, under its own word or another for the same. */
export function entityOfAxis(one: string, { entities }: AppSpec, text: string): EntitySpec | undefined {
  const open = entities.filter(isNamed);
  const called = (entity: EntitySpec) =>
    [entity.one, entity.many].map((words) => nounLemma(words.toLowerCase()));
  return (
    open.find((entity) => called(entity).includes(one)) ??
    open.find((entity) => called(entity).some((words) => isPartOf(words, one))) ??
    open.find((entity) => called(entity).some((words) => isSameThing(words, one))) ??
    (rivalWords.test(one) || peopleWords.test(one)
      ? open.find((entity) => isStandIn(entity, entities, text))
      : undefined) ??
    (peopleWords.test(one) ? open.find((entity) => isWhose(entity, entities)) : undefined)
  );
}

/** “beehive” and “hive”, “water meter” and “meter”. */
function isPartOf(words: string, one: string): boolean {
  return (
    words.endsWith(` ${one}`) || one.endsWith(` ${words}`) || isCompound(words, one) || isCompound(one, words)
  );
}

const shortestPart = 4;

function isCompound(long: string, short: string): boolean {
  return (
    short.length >= shortestPart &&
    long.length > short.length + 2 &&
    long.endsWith(short) &&
    !long.includes(' ')
  );
}

function isNamed({ title, fields }: EntitySpec): boolean {
  const named = fields.find(({ name }) => name === title);
  return named?.kind === 'text' && named.formula === undefined;
}

/** Those who play in a case for want of anybody: “teams” of a scoreboard where the text speaks of players alone. */
function isStandIn({ one, name }: EntitySpec, entities: readonly EntitySpec[], text: string): boolean {
  const isPointedTo = entities.some(({ fields }) =>
    fields.some(({ to, required }) => to === name && required === true),
  );
  return isPointedTo && rivalWords.test(one) && !text.toLowerCase().includes(one.toLowerCase());
}

/** People whom what is noted is of: the scouts of a case are the kids of a text. */
function isWhose(entity: EntitySpec, [first]: readonly EntitySpec[]): boolean {
  const { one, name } = entity;
  return (
    (peopleWords.test(one) || isOfPeople(entity)) &&
    first?.fields.some(({ to, required }) => to === name && required === true) === true
  );
}

/** The property of a kind of records that says which of the axis it is for, where that is a text or a choice. */
export function fieldOfAxis(one: string, entity: EntitySpec, spec: AppSpec): FieldSpec | undefined {
  const words = peopleWords.test(one) ? [one, 'person'] : [one];
  const found =
    words.map((word) => fieldFor(word, entity, spec)).find((field) => field !== undefined) ??
    whoField(one, entity);
  const isOpen = found !== undefined && (found.kind === 'text' || found.kind === 'choice');
  return isOpen && found.name !== entity.title && found.seenBy === undefined ? found : undefined;
}

const who = /^(?:assignee|assignedTo|who|whose|person|child|kid|member|responsible|doneBy|helper|player)$/;

function whoField(one: string, { fields }: EntitySpec): FieldSpec | undefined {
  if (!peopleWords.test(one)) return undefined;
  return fields.find(({ name, kind, formula }) => kind === 'text' && formula === undefined && who.test(name));
}

/** Whether records bear the name of one of the axis already: the diploma of a child. */
export function isTitleOf(one: string, { title, fields }: EntitySpec): boolean {
  const named = fields.find(({ name }) => name === title);
  return named?.kind === 'text' && [named.name, named.label].some((word) => isSameThing(word, one));
}

/** Whether formulas, rules or acts of the plan speak of a field, so that it has to stay a text. */
export function isInFormulas({ name }: FieldSpec, { entities, actions, pages }: AppSpec): boolean {
  const texts = [
    ...entities.flatMap(({ rules = [], fields }) => [
      ...rules.flatMap(({ never, says }) => [never, says]),
      ...fields.map(({ formula = '' }) => formula),
    ]),
    ...actions.map((action) => JSON.stringify(action)),
    ...pages.flatMap(({ sections }) =>
      sections.flatMap(({ block, props }) =>
        block === 'records' ? [String(props['where'] ?? '')] : [JSON.stringify(props)],
      ),
    ),
  ];
  return texts.some((text) => new RegExp(`\\b${name}\\b`).test(text));
}

/** Whether the plan has a choice of just these names: the voices of a choir. */
export function isChoice(names: readonly string[], { entities }: AppSpec): boolean {
  const said = names.map((name) => name.toLowerCase());
  return (
    said.length > 0 &&
    entities.some(({ fields }) =>
      fields.some(({ options = [] }) => {
        const known = new Set(options.map((option) => option.toLowerCase()));
        return said.every((name) => known.has(name));
      }),
    )
  );
}
