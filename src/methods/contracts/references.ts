import { attachmentName, type Section } from './sentences.ts';

export interface Reference {
  readonly quote: string;
  readonly target: string;
  readonly at: number;
}

const toSection =
  /\b(?:sections?|clauses?|articles?|paragraphs?)\s+(\d{1,2}(?:\.\d{1,2})*(?:\([a-z]{1,4}\))?)/gi;
const toAttachment = /\b((?:schedule|annex|exhibit|appendix)\s+(?:[A-Z]|\d{1,2}))\b/gi;
/** "Section 12 of the Act" points out of the contract. */
const elsewhere =
  /^\s*(?:\([a-z0-9]+\)\s*)*of\s+(?:the\s+)?(?:[A-Z][\w&]*\s+){0,6}(?:Act|Code|Law|Regulation|Directive|Ordinance)\b/;

/** References to sections and attachments that the text does not have. */
export function brokenReferences(text: string, sections: readonly Section[]): Reference[] {
  const numbers = new Set(sections.map(({ number }) => number));
  const has = (target: string) =>
    numbers.has(target) || [...numbers].some((number) => number.startsWith(`${target}.`));
  const broken: Reference[] = [];
  for (const { 0: quote, 1: target = '', index } of text.matchAll(toSection)) {
    const isHeading = sections.some(({ at }) => Math.abs(at - index) < 2);
    if (!isHeading && !has(target) && !elsewhere.test(text.slice(index + quote.length)))
      broken.push({ quote, target, at: index });
  }
  for (const { 1: quote = '', index } of text.matchAll(toAttachment))
    if (!numbers.has(attachmentName(quote))) broken.push({ quote, target: attachmentName(quote), at: index });
  return broken;
}
