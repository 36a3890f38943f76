import { limits } from '../../kernel/limits.ts';
import { camel } from '../emit/names.ts';
import { joinWords } from '../grammar/join-words.ts';
import { inText } from '../library/words/in-text.ts';
import { fieldFromWords } from '../plan/field-from-words.ts';
import { splitList } from '../read/split-list.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { findEntity, findField, type Names } from './find-part.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import type { Around, Clause, Outcome, Reviser } from './reviser.ts';
import { oneOf, unquoted, withoutArticle } from './spoken-words.ts';

interface Asked {
  readonly owners: readonly EntitySpec[];
  /** The fields, as they were said. */
  readonly what: string;
  /** Whether it was said that each must have it. */
  readonly required?: boolean;
}

/** “add a phone number to customers”, “customers need an address”, “give books an isbn”, “track the weight of each dog”. */
export const addFields: Reviser = (clause, spec, around) => {
  const { text, missing } = withoutTail(clause.text);
  const asked = askedFields(text, spec, around);
  if (asked === undefined) return undefined;
  const { words, options, required: isNeeded } = partsOf(asked.what);
  const required = isNeeded || asked.required === true;
  const outcomes = asked.owners.map((entity) =>
    addAll(spec, entity, fieldWords(words), { options, required, names: around.names }),
  );
  const changes = outcomes.flatMap((one) => one.changes);
  const known = outcomes.flatMap((one) => one.missing ?? []);
  if (changes.length === 0) {
    if (known.length > 0) throw new NothingToChange(known.join(' '));
    return undefined;
  }
  return { changes, missing: [...known, ...missing], served: outcomes.flatMap((one) => one.served ?? []) };
};

const tail =
  /,?\s+(?:that|which|who)\s+(?:is|are|was|can|should|must|will|gets?|has|have|shows?|tells?|updates?|calls?)\b.*$/i;
const harmless = /,?\s+(?:so that|so (?:i|we|they|people)|because|since|in order to|to be able to)\b.*$/i;

/** What a clause says beyond the field itself: why is no matter, how it should behave is. */
function withoutTail(said: string): { text: string; missing: string[] } {
  const text = said.replace(harmless, '');
  const found = tail.exec(text)?.[0];
  if (found === undefined) return { text, missing: [] };
  return { text: text.replace(tail, ''), missing: [`“${found.replace(/^,?\s+/, '')}” was not understood.`] };
}

const no =
  /\b(?:page|button|role|filters?|chart|graph|calendar|map|faq|login|sign[- ]?in|accounts?|menu|search|export|import|board|table|screen|tab|link to|section|photo gallery|form)$/i;

function askedFields(text: string, spec: AppSpec, around: Around): Asked | undefined {
  const { names } = around;
  return (
    added(text, spec, names) ??
    given(text, spec, names) ??
    had(text, spec, names) ??
    tracked(text, spec, names) ??
    bare(text, spec, around)
  );
}

/** What is no property of anything, whatever follows. */
const never =
  /^(?:an?\s|the\s|another\s|new\s|my\s)*(?:page|button|role|filter|list|table|section|way|calendar|board|chart|graph|map|login|possibility|option to)\b/i;

function isNone(what: string): boolean {
  return no.test(what) || never.test(what);
}

/** “add X to Y”: at the last word that says where, behind which stands something that the app keeps. */
function added(text: string, spec: AppSpec, names: Names): Asked | undefined {
  const [, headed = '', below = ''] = /^(.+?):\s*add\s+(.+)$/i.exec(text) ?? [];
  const heads = headed === '' ? [] : ownersOf(headed, spec, names);
  if (heads.length > 0 && !isNone(below)) return { owners: heads, what: below };
  const [, rest = ''] = /^(?:add|include|insert|put|attach|have)\s+(.+)$/i.exec(text) ?? [];
  const links = [...rest.matchAll(/\s+(?:to|for|on|in|into|at|of|with each|per)\s+/gi)].toReversed();
  for (const link of links) {
    const owners = ownersOf(rest.slice(link.index + link[0].length), spec, names);
    const what = rest.slice(0, link.index);
    if (owners.length > 0 && !isNone(what)) return { owners, what };
  }
  return undefined;
}

function ownersOf(words: string, spec: AppSpec, names: Names): EntitySpec[] {
  const bareWords = words.replace(/\s+(?:records?|list|form|table|entries)$/i, '');
  const whole = findEntity(spec, bareWords, names);
  if (whole !== undefined) return [whole];
  const several = splitList(bareWords).map((one) => findEntity(spec, one, names));
  return several.every((one) => one !== undefined) ? several : [];
}

/** “give customers a phone number”. */
function given(text: string, spec: AppSpec, names: Names): Asked | undefined {
  const [, who = '', what = ''] =
    /^give\s+(?:each\s|every\s|all\s|the\s)?(.+?)\s+((?:an?|the|some|their)\s+.+)$/i.exec(text) ?? [];
  const owners = who === '' ? [] : ownersOf(who, spec, names);
  return owners.length === 0 || isNone(what) ? undefined : { owners, what };
}

/** “customers should have a phone number”, “each book needs an isbn”. */
function had(text: string, spec: AppSpec, names: Names): Asked | undefined {
  const [, who = '', what = ''] =
    /^(?:each\s|every\s|all\s|the\s|an?\s)?(.+?)\s+(?:(?:should|must|could|can|need to|needs to|has to|have to)\s+(?:also\s)?(?:have|get|include|contain|store|show)|also (?:have|has|need|needs)|needs?|has|have)\s+(.+)$/i.exec(
      text,
    ) ?? [];
  const owners = who === '' ? [] : ownersOf(who, spec, names);
  if (owners.length === 0 || isNone(what) || /^(?:to|at most|at least|no|only|not|more|less|\d)/i.test(what))
    return undefined;
  return { owners, what, required: /\s(?:must|has to|have to)\s/i.test(text) };
}

/** “track the weight of each dog”, “I want to know the birthday of members”. */
function tracked(text: string, spec: AppSpec, names: Names): Asked | undefined {
  const [, what = '', who = ''] =
    /^(?:(?:i|we) (?:also )?(?:want|need|would like) to\s+)?(?:track|store|record|keep|note|save|know|collect|ask for|capture|write down|remember)\s+(?:also\s)?(.+?)\s+(?:of|for|on|with|per)\s+(.+)$/i.exec(
      text,
    ) ?? [];
  const owners = who === '' ? [] : ownersOf(who, spec, names);
  return owners.length === 0 || /^track of\b/i.test(what)
    ? undefined
    : { owners, what: what.replace(/^track of\s+/i, '') };
}

/** “add a phone number”, without saying to what: plain where the app keeps one thing, a question where it keeps several. */
function bare(text: string, spec: AppSpec, around: Around): Asked | undefined {
  const [, what = ''] = /^(?:add|include|insert)\s+(.+)$/i.exec(text) ?? [];
  if (what === '' || isNone(what) || findEntity(spec, what, around.names) !== undefined) return undefined;
  if (!isOfField(what, around.read?.(text))) return undefined;
  const [only, other] = spec.entities;
  if (only === undefined) return undefined;
  if (other === undefined) return { owners: [only], what };
  throw new NothingToChange(
    `To what should ${inText(unquoted(what))} be added?`,
    choicesOf(spec.entities.map(({ many }) => `Add ${inText(what)} to ${inText(many)}`)),
  );
}

/** Whether words name a property: they say so, everybody knows such a property, or the learned reader is sure of it. */
function isOfField(what: string, reading: Clause['reading']): boolean {
  if (/\b(?:field|column)$|^(?:an?\s|the\s)?(?:field|column)\s+(?:for|called|named)\s/i.test(what))
    return true;
  const made = fieldFromWords(withoutArticle(what), '');
  if (made !== undefined && made.field.kind !== 'text' && /^(?:an?|the)\s/i.test(what)) return true;
  return (
    reading?.spans.some(({ kind, sure = 0 }) => kind === 'F' && sure >= 0.8) === true &&
    reading.spans.every(({ kind }) => 'AFVN'.includes(kind))
  );
}

interface Said {
  readonly words: string;
  readonly options: readonly string[];
  readonly required: boolean;
}

/** “a size with the options small, medium and large”, “a required phone number”. */
function partsOf(what: string): Said {
  const [head = '', listed = ''] = what.split(
    /\s*(?:\bwith (?:the )?(?:options|values|choices)\b:?|\bas a (?:choice|dropdown) (?:of|between)\b|\bof either\b|[:(])\s*/i,
  );
  const options = splitList(listed.replace(/\)$/, '')).map((one) => sentenceCase(unquoted(one)));
  const required = /\b(?:required|mandatory|obligatory)\b/i.test(head);
  return {
    words: head.replaceAll(/\b(?:required|mandatory|obligatory|optional)\s+/gi, ''),
    options,
    required,
  };
}

function fieldWords(words: string): string[] {
  return splitList(words).map((one) =>
    unquoted(
      withoutArticle(one)
        .replace(/\s+(?:field|column|attribute|property)s?$/i, '')
        .replace(/^(?:field|column)\s+(?:called\s|named\s|for\s)?/i, ''),
    ),
  );
}

interface Making {
  readonly options: readonly string[];
  readonly required: boolean;
  readonly names: Names;
}

function addAll(spec: AppSpec, entity: EntitySpec, words: readonly string[], making: Making): Outcome {
  const labels: string[] = [];
  const missing: string[] = [];
  const served: string[] = [];
  for (const said of words) {
    const known = findField(entity, said);
    if (known !== undefined) {
      missing.push(`${entity.many} have ${oneOf(known.label)} already.`);
      continue;
    }
    const made = makeField(spec, entity, said, making);
    if (made === undefined) continue;
    if (entity.fields.length >= limits.engine.fieldsPerEntity) {
      missing.push(`${entity.many} have as many fields as an app can keep.`);
      continue;
    }
    entity.fields.push(made.field);
    for (const [index, sample] of entity.samples.entries()) sample[made.field.name] = made.sample(index);
    showInList(spec, entity, made.field);
    labels.push(
      made.field.kind === 'yes-no' ? `a yes or no for “${made.field.label}”` : oneOf(made.field.label),
    );
    served.push(`field:${entity.name}.${made.field.name}`);
  }
  if (labels.length === 0) return { changes: [], missing };
  const must = making.required ? ', which has to be given' : '';
  return { changes: [{ text: `${entity.many} now have ${joinWords(labels)}${must}.` }], missing, served };
}

interface Made {
  readonly field: FieldSpec;
  sample(index: number): SampleValue;
}

function makeField(
  spec: AppSpec,
  entity: EntitySpec,
  said: string,
  { options, required, names }: Making,
): Made | undefined {
  const target = findEntity(spec, said, names);
  if (target !== undefined && target !== entity) return pointer(entity, target, said);
  const [, flag] =
    /^(?:whether (?:it is |they are )?)?(.+?)\s+(?:flag|check ?box|tick ?box|toggle|yes\/no)$/i.exec(said) ??
    [];
  if (flag !== undefined)
    return {
      field: { name: freeName(entity, camel(flag)), label: sentenceCase(flag), kind: 'yes-no' },
      sample: () => false,
    };
  const made = fieldFromWords(said, entity.one.toLowerCase());
  if (made === undefined) return undefined;
  const name = freeName(entity, made.field.name);
  if (options.length >= 2)
    return {
      field: {
        name,
        label: made.field.label,
        kind: 'choice',
        ...(required ? { required } : {}),
        options: [...options],
      },
      sample: (index) => options[index % options.length] ?? '',
    };
  const { name: _name, label, kind, ...rest } = made.field;
  return {
    field: { name, label, kind, ...rest, ...(required ? { required } : {}) },
    sample: (index) => made.sample(index),
  };
}

/** “add a supplier to products”: one of those that the app keeps. */
function pointer(entity: EntitySpec, target: EntitySpec, said: string): Made {
  const label = sentenceCase(singularPhrase(said.toLowerCase()));
  return {
    field: { name: freeName(entity, camel(label)), label, kind: 'reference', to: target.name },
    sample: (index) =>
      target.samples.length === 0 ? null : `${target.name}-${(index % target.samples.length) + 1}`,
  };
}

function freeName({ fields }: EntitySpec, name: string): string {
  let one = name;
  for (let count = 2; fields.some((field) => field.name === one); count += 1) one = `${name}${count}`;
  return one;
}

const mostShown = 8;

/** What somebody asked for is to be seen: lists that say what they show, show it. */
function showInList(spec: AppSpec, entity: EntitySpec, { name, kind }: FieldSpec): void {
  const [list] = spec.pages
    .flatMap(({ sections }) => sections)
    .filter(
      ({ block, props }) =>
        block === 'records' && props['entity'] === entity.name && Array.isArray(props['show']),
    );
  const shown = list?.props['show'];
  if (list !== undefined && Array.isArray(shown) && shown.length < mostShown && kind !== 'image')
    list.props['show'] = [...shown, name];
}
