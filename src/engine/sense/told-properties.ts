import { limits } from '../../kernel/limits.ts';
import { isSameProperty } from '../cases/same-words.ts';
import { fieldNamed } from '../limits/meant-field.ts';
import { fieldFromWords, isAttribute } from '../plan/field-from-words.ts';
import { isSame } from '../plan/fine-parts.ts';
import { lemmas } from '../plan/match-block.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { isAllowed } from '../spec/part-exists.ts';
import { fieldName, withField } from '../told/told.ts';
import { changeField } from './change-field.ts';
import { holdsAsBefore } from './holds-as-before.ts';
import { type SaidFields, saidFields } from './said-fields.ts';
import { servedBy } from './served-by.ts';

/** The plan in which things have what a sentence says is noted of them. */
export function toldProperties(spec: AppSpec): AppSpec {
  const ends = new Map((spec.reading?.spans ?? []).map(({ start, end }) => [start, end]));
  return saidFields(spec.reading?.text ?? '', ends).reduce((plan, said) => {
    const entity = thingOf(said, plan);
    return entity === undefined
      ? plan
      : said.fields.reduce((next, words) => withProperty(next, entity.name, words, said), plan);
  }, spec);
}

/** What it is said of, by its own name. “A trade is offered, accepted, swapped” lists no properties. */
function thingOf({ of, fields }: SaidFields, spec: AppSpec): EntitySpec | undefined {
  const named = nounLemma(of.toLowerCase());
  const found = spec.entities.filter(
    ({ name, one }) => isSame(named, nounLemma(one.toLowerCase())) && isAllowed('create', name, spec),
  );
  const [entity] = found;
  if (entity === undefined || found.length > 1) return undefined;
  // A list of which nothing is known to be a property tells something else.
  const isKnown = (words: string) =>
    has(words, entity, spec) || isAttribute(words.toLowerCase(), entity.one.toLowerCase());
  return fields.filter(isKnown).length * 2 >= fields.length ? entity : undefined;
}

const plain = /^(?:date|number|name|of|the|time|day|day|value)$/u;

/** The property of a thing that words mean, or its choice of what is called so. */
function fieldMeant(words: string, entity: EntitySpec, { entities }: AppSpec): FieldSpec | undefined {
  const said = lemmas(words).filter((word) => !plain.test(word));
  const head = said.at(-1) ?? '';
  const isLike = ({ label, to }: FieldSpec) => {
    const own = lemmas(label).filter((word) => !plain.test(word));
    const target = entities.find(({ name }) => name === to);
    const [fewer, all] = own.length < said.length ? [own, said] : [said, own];
    return (
      isSame(words, label) ||
      isSameProperty(words, label) ||
      (fewer.includes(head) && fewer.every((word) => all.includes(word))) ||
      (target !== undefined && isSame(words, target.one))
    );
  };
  // “At home” says already whether it is home or away.
  const either = / or /iu.test(words) ? said.filter((word) => word !== 'or' && word !== 'not') : [];
  const isEither = ({ kind, label, options = [] }: FieldSpec) =>
    (kind === 'yes-no' && lemmas(label).some((word) => either.includes(word))) ||
    options.some((option) => either.includes(lemmas(option).join(' ')));
  return fieldNamed(words, entity) ?? entity.fields.find(isLike) ?? entity.fields.find(isEither);
}

function has(words: string, entity: EntitySpec, spec: AppSpec): boolean {
  return fieldMeant(words, entity, spec) !== undefined;
}

/** “A lot has a starting price”: its price is called so. */
function calledAsSaid(spec: AppSpec, { name, title }: EntitySpec, field: FieldSpec, words: string): AppSpec {
  const own = lemmas(field.label);
  const said = lemmas(words);
  const isPart = own.length === 1 && said.length > 1 && said.length < 4 && said.at(-1) === own[0];
  return !isPart || field.name === title || field.formula !== undefined || field.kind === 'reference'
    ? spec
    : changeField(spec, name, field.name, (one) => ({ ...one, label: sentenceCase(words) }));
}

/** “home or away” is one of both, “vegetarian or not” is ticked. */
function choiceOf(words: string): ReturnType<typeof fieldFromWords> {
  const [, ticked] = /^(.{2,30}?) (?:yes\/no|y\/n|yes or no|or not)$/iu.exec(words) ?? [];
  if (ticked !== undefined)
    return {
      field: { name: 'ticked', label: sentenceCase(ticked), kind: 'yes-no' },
      sample: (index) => index % 2 === 0,
    };
  const [, first, second] = /^([\p{L}-]+(?: [\p{L}-]+)?) or ([\p{L}-]+)$/iu.exec(words) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const options = [first, second].map(sentenceCase);
  return {
    field: { name: 'either', label: sentenceCase(words), kind: 'choice', options },
    sample: (index) => options[index % 2] ?? null,
  };
}

function withProperty(spec: AppSpec, things: string, words: string, said: SaidFields): AppSpec {
  const entity = spec.entities.find(({ name }) => name === things);
  if (entity === undefined) return spec;
  const known = fieldMeant(words, entity, spec);
  if (known !== undefined) return calledAsSaid(spec, entity, known, words);
  if (/^(?:name|title|id|code|description|notes?)$/iu.test(words)) return spec;
  if (entity.fields.length >= limits.engine.fieldsPerEntity - 2) return spec;
  const made =
    choiceOf(words) ??
    pointer(words, entity, spec) ??
    fieldFromWords(words.replaceAll(/['’]s\b/giu, ''), entity.one.toLowerCase());
  if (made === undefined) return spec;
  const label = made.field.kind === 'yes-no' ? made.field.label : sentenceCase(words);
  const field: FieldSpec = { ...made.field, name: fieldName(label, entity), label };
  const next = withField(spec, things, field, made.sample);
  return next !== undefined && holdsAsBefore(next, spec, things)
    ? servedBy(next, said, `field:${things}.${field.name}`)
    : spec;
}

/** “a supplier”, where suppliers are kept: one of these. */
function pointer(
  words: string,
  { name }: EntitySpec,
  { entities }: AppSpec,
): ReturnType<typeof fieldFromWords> {
  const target = entities.find((one) => one.name !== name && isSame(words, one.one));
  if (target === undefined) return undefined;
  return {
    field: { name: 'link', label: target.one, kind: 'reference', to: target.name },
    sample: (index) =>
      target.samples.length === 0 ? null : `${target.name}-${(index % target.samples.length) + 1}`,
  };
}
