import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { takeOutField } from '../spec/take-out.ts';

const twice = /\b(\p{L}{3,})\s+\1\b/giu;

/** “Total total” is said once. */
export function saidOnce(words: string): string {
  return words.replaceAll(twice, '$1');
}

const whether =
  /^(?:if|whether)\s+(?:or not\s+)?(?:it|they|he|she|there|this|that)\s+(?:(?:is|are|was|were)\s+(?=\p{L}))?/iu;
const ofThem = /^(?:if|whether)\s+(?:they|he|she)\s+(?!(?:is|are|was|were)\b)/iu;

/** “If they need electricity” is asked as “Needs electricity”, “if it worked” as “Worked”. */
export function labelOfClause(label: string): string {
  if (!whether.test(label)) return label;
  const rest = label.replace(whether, '');
  const [verb = '', ...others] = rest.split(' ');
  const isBase = ofThem.test(label) && !/(?:(?<!e)ed|s)$/iu.test(verb) && !/\bor\b/iu.test(rest);
  const worded = isBase ? [/(?:sh|ch|o)$/u.test(verb) ? `${verb}es` : `${verb}s`, ...others].join(' ') : rest;
  return sentenceCase(worded === '' ? label : worded);
}

/** What is asked of all of them together is worked out, and never typed into one. */
const ofAll =
  /^(?:how (?:much|many)|what(?:['’]?s| is| has| have)?)\b.*\b(?:in total|altogether|out there|been (?:spent|paid|used|sold|done)|so far)\b|^who\b.+\bwhen$/iu;

/** The plan with labels that are words for something, and no halves of sentences. */
export function withWordedLabels(spec: AppSpec): AppSpec {
  const next = structuredClone(spec);
  for (const { name, title, fields } of next.entities)
    for (const field of fields.filter((one) => isHalf(one) && one.name !== title))
      takeOutField(next, name, field.name);
  for (const entity of next.entities) relabel(entity);
  return next;
}

function isHalf({ label, formula, kind }: FieldSpec): boolean {
  return formula === undefined && kind !== 'reference' && ofAll.test(label);
}

function relabel({ fields }: EntitySpec): void {
  const taken = new Set(fields.map(({ label }) => label.toLowerCase()));
  for (const field of fields) {
    const label = saidOnce(labelOfClause(field.label));
    if (label !== field.label && !taken.has(label.toLowerCase())) field.label = label;
  }
}
