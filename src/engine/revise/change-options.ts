import { joinWords } from '../grammar/join-words.ts';
import { inText } from '../library/words/in-text.ts';
import { splitList } from '../read/split-list.ts';
import { singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldsCalled, findEntity, type Names, type OwnedField, stateField } from './find-part.ts';
import { mapFormulas } from './map-formulas.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import { likeOthers } from './rename-things.ts';
import type { Outcome, Reviser } from './reviser.ts';
import type { Change } from './revision.ts';
import { unquoted, withoutArticle } from './spoken-words.ts';

const mostOptions = 24;
const stateWords = String.raw`(?:status(?:es)?|states?|stages?)`;
const optionWords = String.raw`(?:options?|choices?|values?|entry|entries|items?)`;

/** “add a status on hold to orders”, “add vegan to the categories”, “orders can also be cancelled”. */
export const changeOptions: Reviser = ({ text }, spec, { names }) => {
  const found =
    ofNamed(text, spec) ??
    ofState(text, spec, names) ??
    ofField(text, spec, names) ??
    ofBeing(text, spec, names);
  return found === undefined ? undefined : addOptions(found);
};

interface Found {
  readonly owner: OwnedField;
  readonly options: readonly string[];
  /** The option behind which they come; else they come last. */
  readonly behind?: string | undefined;
}

/** “add a column Review”, where what is so called is a choice. */
function ofNamed(text: string, spec: AppSpec): Found | undefined {
  const [, name = '', what = '', before = ''] =
    /^add\s+(?:an?\s|the\s|another\s|new\s)*(\p{L}+)\s+(?:called\s|named\s)?(["“].+?["”]|\p{Lu}[\p{L} ]{1,30}?)(?:\s+(?:between|after)\s+(.+?)(?:\s+and\s.+)?)?$/iu.exec(
      text,
    ) ?? [];
  if (!/^["“\p{Lu}]/u.test(what)) return undefined;
  const choices = fieldsCalled(spec, name).filter(
    ({ field }) => field.kind === 'choice' && field.formula === undefined,
  );
  const [owner] = choices;
  if (owner === undefined || choices.length > 1) return undefined;
  const behind = owner.field.options?.find((one) => one.toLowerCase() === unquoted(before).toLowerCase());
  if (before !== '' && behind === undefined) return undefined;
  return { owner, options: optionsOf(what), behind };
}

/** “add a status on hold to orders”, “orders need a state called shipped”, “add the states a, b and c to orders”. */
function ofState(text: string, spec: AppSpec, names: Names): Found | undefined {
  const [, what = '', where = ''] =
    new RegExp(
      `^(?:add|include|insert|put)\\s+(?:an?\\s|the\\s|another\\s|new\\s|also\\s)*(?:new\\s)?${stateWords}\\s+(?:called\\s|named\\s|of\\s|for\\s)?(.+?)(?:\\s+(?:to|for|in|on)\\s+(?:the\\s|all\\s|each\\s)?(.+))?$`,
      'i',
    ).exec(text) ??
    new RegExp(
      `^(?:add|include|insert)\\s+(?:an?\\s|the\\s|another\\s)?["“]?(.+?)["”]?\\s+(?:as an? (?:new\\s|further\\s)?)?${stateWords}\\s+(?:to|for|in|on)\\s+(?:the\\s)?(.+)$`,
      'i',
    ).exec(text) ??
    [];
  if (what === '' || /^(?:field|column)\b/i.test(what)) return undefined;
  const entity = where === '' ? onlyWithState(spec) : findEntity(spec, where, names);
  const field = entity === undefined ? undefined : stateField(entity);
  if (entity === undefined || field === undefined) return undefined;
  return { owner: { entity, field }, options: optionsOf(what) };
}

function onlyWithState(spec: AppSpec): EntitySpec | undefined {
  const having = spec.entities.filter((entity) => stateField(entity) !== undefined);
  if (having.length > 1)
    throw new NothingToChange(
      'Several things have a state. Which is meant?',
      choicesOf(having.map(({ many }) => `Add the state … to ${inText(many)}`)),
    );
  return having[0];
}

/** “add vegan to the categories of recipes”, “add an option large to size”. */
function ofField(text: string, spec: AppSpec, names: Names): Found | undefined {
  const [, what = '', target = ''] =
    new RegExp(
      `^(?:add|include|insert|put)\\s+(?:an?\\s|the\\s|another\\s|new\\s)*(?:${optionWords}\\s+(?:called\\s)?)?(.+?)\\s+(?:as an? (?:option|choice)\\s+)?(?:to|in|into|for|among|as)\\s+(?:the\\s)?(.+)$`,
      'i',
    ).exec(text) ?? [];
  if (what === '') return undefined;
  const [, name = target, where = ''] =
    /^(.+?)\s+(?:of|for|in|on)\s+(?:the\s|each\s|all\s)?(.+)$/i.exec(target) ?? [];
  const owner = where === '' ? undefined : findEntity(spec, where, names);
  if (
    owner === undefined &&
    findEntity(spec, target, names) !== undefined &&
    !new RegExp(`^.*${optionWords}`, 'i').test(text)
  )
    return undefined;
  const bare = singularPhrase(unquoted(name).replace(new RegExp(`\\s+${optionWords}$`, 'i'), ''));
  const choices = fieldsCalled(spec, bare, owner).filter(
    ({ field }) => field.kind === 'choice' && field.formula === undefined,
  );
  const [first] = choices;
  if (first === undefined) return undefined;
  if (choices.length > 1)
    throw new NothingToChange(
      `Several things have “${first.field.label}”. Which is meant?`,
      choicesOf(
        choices.map(
          ({ entity }) =>
            `Add ${unquoted(what)} to the ${inText(first.field.label)} of ${inText(entity.many)}`,
        ),
      ),
    );
  return { owner: first, options: optionsOf(what) };
}

/** “orders can also be cancelled”. */
function ofBeing(text: string, spec: AppSpec, names: Names): Found | undefined {
  const [, things = '', what = ''] =
    /^(?:the\s|an?\s)?(.+?)\s+(?:can|could|may|should be able to)\s+(?:also\s)?be\s+(?:also\s)?["“]?([\p{L} -]{3,30}?)["”]?$/iu.exec(
      text,
    ) ?? [];
  const entity = things === '' ? undefined : findEntity(spec, things, names);
  const field = entity === undefined ? undefined : stateField(entity);
  if (entity === undefined || field === undefined || what.split(' ').length > 2) return undefined;
  return { owner: { entity, field }, options: optionsOf(what) };
}

function optionsOf(words: string): string[] {
  return splitList(words.replaceAll(/["“”]/g, ''))
    .map((one) => unquoted(withoutArticle(one)))
    .filter((one) => one !== '' && one.length <= 40);
}

function addOptions({ owner: { entity, field }, options, behind }: Found): Outcome {
  const before = field.options ?? [];
  const [other = ''] = before;
  const known = options.filter((one) => before.some((had) => had.toLowerCase() === one.toLowerCase()));
  const fresh = options.filter((one) => !known.includes(one)).map((one) => likeOthers(one, other));
  if (fresh.length === 0)
    throw new NothingToChange(
      `${sayField(field, entity)} has ${joinWords(known.map((one) => `“${one}”`))} already.`,
    );
  if (before.length + fresh.length > mostOptions)
    throw new NothingToChange(`${sayField(field, entity)} has very many options already.`);
  const at = behind === undefined ? before.length : before.indexOf(behind) + 1;
  field.options = before.toSpliced(at, 0, ...fresh);
  return {
    changes: [
      {
        text: `${sayField(field, entity)} can be ${joinWords(fresh.map((one) => `“${one}”`))} now.`,
        before: before.join(', '),
        after: field.options.join(', '),
      },
    ],
    missing: known.map((one) => `“${one}” is among them already.`),
    served: fresh.map((one) => `option:${entity.name}.${field.name}:${one}`),
  };
}

function sayField(field: FieldSpec, entity: EntitySpec): string {
  return `“${field.label}” of ${inText(entity.many)}`;
}

/** Takes an option away. Records that have it get another; what rules and acts speak of stays. */
export function removeOption(spec: AppSpec, { entity, field }: OwnedField, option: string): Change {
  const literal = JSON.stringify(option);
  let isSpokenOf = false;
  mapFormulas(spec, (formula) => {
    isSpokenOf ||= formula.includes(literal);
    return formula;
  });
  const sets = spec.actions.some(
    ({ sets: put = {}, when }) => Object.values(put).includes(option) || when?.in.includes(option),
  );
  if (isSpokenOf || sets)
    throw new NothingToChange(`“${option}” stays: rules or buttons of the app speak of it.`);
  const left = (field.options ?? []).filter((one) => one !== option);
  const [first] = left;
  if (first === undefined || left.length < 2)
    throw new NothingToChange(`A choice needs two options at least.`);
  const before = (field.options ?? []).join(', ');
  field.options = left;
  if (field.start === option) field.start = first;
  for (const sample of entity.samples) if (sample[field.name] === option) sample[field.name] = first;
  return { text: `${sayField(field, entity)} can no longer be “${option}”.`, before, after: left.join(', ') };
}
