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
import { holdsAsBefore } from './holds-as-before.ts';
import { type SaidFields, saidFields } from './said-fields.ts';
import { servedBy } from './served-by.ts';

/** The plan in which things have what a sentence says is noted of them. */
export function toldProperties(spec: AppSpec): AppSpec {
  return saidFields(spec.reading?.text ?? '').reduce((plan, said) => {
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

/** Whether a thing has such a property, or points to what is called so. */
function has(words: string, entity: EntitySpec, { entities }: AppSpec): boolean {
  const said = lemmas(words).filter((word) => !plain.test(word));
  const isLike = ({ label, to }: FieldSpec) => {
    const own = lemmas(label).filter((word) => !plain.test(word));
    const target = entities.find(({ name }) => name === to);
    return (
      isSame(words, label) ||
      isSameProperty(words, label) ||
      (said.length > 0 &&
        own.length > 0 &&
        (said.every((word) => own.includes(word)) || own.every((word) => said.includes(word)))) ||
      (target !== undefined && isSame(words, target.one))
    );
  };
  return fieldNamed(words, entity) !== undefined || entity.fields.some(isLike);
}

function withProperty(spec: AppSpec, things: string, words: string, said: SaidFields): AppSpec {
  const entity = spec.entities.find(({ name }) => name === things);
  if (entity === undefined || has(words, entity, spec)) return spec;
  if (/^(?:name|title|id|code|description|notes?)$/iu.test(words)) return spec;
  if (entity.fields.length >= limits.engine.fieldsPerEntity - 2) return spec;
  const made =
    pointer(words, entity, spec) ??
    fieldFromWords(words.replaceAll(/['’]s\b/giu, ''), entity.one.toLowerCase());
  if (made === undefined) return spec;
  const label = sentenceCase(words);
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
