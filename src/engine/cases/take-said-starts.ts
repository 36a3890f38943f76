import type { SaidFacts } from '../facts/said-facts.ts';
import { nounLemma } from '../read/lemma.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';

const measured = new Set(['number', 'money', 'percent']);

/** What everybody begins with is what a new record begins with, and what is reckoned for it begins there: “each team starts with 100 points”. */
export function takeStarts(
  { entities, numbers }: Pick<CasePlan, 'entities' | 'numbers'>,
  { starts }: Pick<SaidFacts, 'starts'>,
): void {
  for (const { of, value } of starts) {
    // A case that has a figure for it has a formula with it, too.
    const key = Object.keys(numbers).find((one) => new RegExp(`^start${nounLemma(of)}s?$`, 'iu').test(one));
    const figure = key === undefined ? undefined : numbers[key];
    if (key !== undefined && figure !== undefined) {
      numbers[key] = { ...figure, value };
      continue;
    }
    const field = entities.flatMap(({ fields }) => fields).find((one) => isFigureOf(one, of));
    if (field === undefined) continue;
    if (field.formula === undefined) {
      field.start = value;
      if (field.max !== undefined && field.max < value) delete field.max;
    } else field.formula = `${value} + (${field.formula})`;
  }
}

function isFigureOf({ label, name, kind }: FieldSpec, word: string): boolean {
  const sought = nounLemma(word);
  return measured.has(kind) && (nounLemma(label.toLowerCase()) === sought || nounLemma(name) === sought);
}

const share = /\bshare\b/iu;

/** “We split it by four”: each of those who pay has the same part of the whole. */
export function takeEqualShares(
  { entities }: Pick<CasePlan, 'entities'>,
  facts: Pick<SaidFacts, 'sharesAlike'>,
): void {
  if (!facts.sharesAlike) return;
  for (const entity of entities) {
    const field = entity.fields.find((one) => isShare(one, entity));
    if (field === undefined) continue;
    const part = Math.round((100 / entity.samples.length) * 100) / 100;
    field.start = part;
    for (const sample of entity.samples) sample[field.name] = part;
  }
}

/** A part of a hundred that people enter, and that the examples of the case share out among all. */
function isShare({ name, label, kind, formula }: FieldSpec, { samples }: EntitySpec): boolean {
  const parts = samples.map((sample) => Number(sample[name] ?? 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return (
    formula === undefined &&
    (kind === 'percent' || kind === 'number') &&
    (share.test(label) || share.test(name)) &&
    Math.abs(whole - 100) < 1
  );
}
