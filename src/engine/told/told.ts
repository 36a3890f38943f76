import { limits } from '../../kernel/limits.ts';
import type { SaidFacts } from '../facts/said-facts.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue, SectionSpec } from '../spec/app-spec.ts';

/** A plan with what a sentence told, and the parts that serve it. */
export interface Told {
  readonly spec: AppSpec;
  readonly parts: readonly string[];
  /** Kinds of records that are refused more than before. */
  readonly ruled?: readonly string[];
}

/** What one way of telling a rule makes of a clause; undefined where it is not told so. */
export type Teller = (words: string, spec: AppSpec, facts: SaidFacts) => Told | undefined;

const longestText = 160;

/** The words of the text as a reason. */
export function asReason(words: string): string {
  const text = sentenceCase(words.replace(/[\s.,;:]+$/u, '').replaceAll(/[{}]/g, ''));
  return `${text.length > longestText ? `${text.slice(0, longestText).replace(/\s+\S*$/u, '')} …` : text}.`;
}

/** A name for a field that the kind of records does not have. */
export function fieldName(label: string, { fields }: EntitySpec): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]+/g, '')
    .trim()
    .split(/\s+/)
    .slice(0, 4);
  const name = words.map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
  const base = /^[a-z]/.test(name) ? name : `is${name}`;
  let one = base;
  for (let count = 2; fields.some((field) => field.name === one); count += 1) one = `${base}${count}`;
  return one;
}

/** The plan with one more property of a kind of records; undefined where it has no room for it. */
export function withField(
  spec: AppSpec,
  things: string,
  field: FieldSpec,
  value?: (index: number) => SampleValue,
): AppSpec | undefined {
  const entity = spec.entities.find(({ name }) => name === things);
  if (entity === undefined || entity.fields.length >= limits.engine.fieldsPerEntity) return undefined;
  return withEntity(spec, things, (one) => ({
    ...one,
    fields: [...one.fields, field],
    samples:
      value === undefined
        ? one.samples
        : one.samples.map((sample, index) => ({ ...sample, [field.name]: value(index) })),
  }));
}

export function withRule(spec: AppSpec, things: string, never: string, says: string): Told | undefined {
  const entity = spec.entities.find(({ name }) => name === things);
  const count = entity?.rules?.length ?? 0;
  if (entity === undefined || count >= limits.engine.rulesPerEntity) return undefined;
  const next = withEntity(spec, things, (one) => ({
    ...one,
    rules: [...(one.rules ?? []), { never, says }],
  }));
  return { spec: next, parts: [`rule:${things}.${count}`], ruled: [things] };
}

/** The start page with one more part, below what opens it. */
export function onStartPage(spec: AppSpec, section: SectionSpec): AppSpec {
  const pages = spec.pages.map((page) => {
    if (page.path !== '/') return page;
    const opening = page.sections.findIndex(({ block }) => block !== 'hero' && block !== 'figures');
    const at = opening < 0 ? page.sections.length : opening;
    return { ...page, sections: [...page.sections.slice(0, at), section, ...page.sections.slice(at)] };
  });
  return { ...spec, pages };
}

/** An id that no section has. */
export function sectionId(start: string, { pages }: AppSpec): string {
  const used = new Set(pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  let one = start;
  for (let count = 2; used.has(one); count += 1) one = `${start}-${count}`;
  return one;
}

/** Whether a figure of the plan that its formulas use is just this one: then the case has the rule. */
export function isFigureOfPlan(value: number, { numbers = {}, entities, actions }: AppSpec): boolean {
  const formulas = JSON.stringify([entities.map(({ rules, fields }) => [rules, fields]), actions]);
  return Object.entries(numbers).some(
    ([key, one]) => one.value === value && new RegExp(`\\b${key}\\b`).test(formulas),
  );
}
