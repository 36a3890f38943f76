import { withCurrency } from '../library/words/with-currency.ts';
import type { CasePlan } from './case-plan.ts';

const amount = String.raw`(\d[\d.,]*\d|\d|\{[^{}]+\})`;
const before = new RegExp(String.raw`(?:€|£|\$|\bEUR\b)\s?${amount}`, 'gu');
const after = new RegExp(
  String.raw`${amount}\s?(?:€|£|\bEUR\b|\beuros?\b|\bdollars?\b|\bpounds\b(?! of))`,
  'gu',
);

/** Amounts within texts of a case, in the currency of the description: “from 60 €” is “from £60”. */
export function inOtherCurrency(text: string, currency: string): string {
  const write = (_all: string, figure: string) => withCurrency(figure, currency);
  return text.replaceAll(before, write).replaceAll(after, write);
}

/** Where people read texts; formulas and choices stay as they are. */
const readable = new Set([
  'says',
  'done',
  'hint',
  'lead',
  'text',
  'note',
  'title',
  'empty',
  'paragraphs',
  'question',
  'answer',
  'description',
]);

export function textsInCurrency(
  plan: Pick<CasePlan, 'actions' | 'pages' | 'entities'>,
  currency: string | undefined,
): void {
  if (currency === undefined) return;
  for (const part of [plan.actions, plan.pages, plan.entities.map(({ rules }) => rules)])
    rewriteTexts(part, (text) => inOtherCurrency(text, currency));
  for (const { fields, samples } of plan.entities)
    for (const { name, kind } of fields)
      if (kind === 'text' || kind === 'long-text')
        for (const sample of samples) {
          const value = sample[name];
          if (typeof value === 'string') sample[name] = inOtherCurrency(value, currency);
        }
}

/** Writes anew what people read in a part of a plan. */
export function rewriteTexts(value: unknown, write: (text: string) => string): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  for (const [key, one] of Object.entries(members))
    if (typeof one === 'string') {
      if (readable.has(key)) members[key] = write(one);
    } else if (Array.isArray(one) && readable.has(key))
      members[key] = one.map((line: unknown) => (typeof line === 'string' ? write(line) : line));
    else rewriteTexts(one, write);
}
