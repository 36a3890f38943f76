import type { LawTermFacts } from '../../catalog/law-terms.gen.ts';
import { brand } from '../../kernel/brand.ts';
import type { AnswerHere } from '../answer.ts';
import { definedTerm } from '../passages/definitions.ts';
import { withoutGreeting } from './without-greeting.ts';

/** Whoever adds it means the law, which the dictionary is about anyway. */
const inLaw = /\s+(?:in (?:the )?law|in legal terms|legally|in (?:a )?contracts?|in court)$/iu;

/** What the law dictionary says when somebody asks what one of its terms is; undefined for every other question. */
export function termOfLaw(question: string, terms: readonly LawTermFacts[]): AnswerHere | undefined {
  const name = askedName(question);
  if (name === undefined) return undefined;
  const found =
    terms.find(({ term }) => term.toLowerCase() === name) ??
    terms.find(({ also }) => also.some((other) => other.toLowerCase() === name));
  if (found === undefined) return undefined;
  const from = { title: found.term, address: `/${brand.slug}-law-dictionary/${found.slug}` };
  return { kind: 'quotes', quotes: [{ text: found.about, from }] };
}

/** The name that is asked for; so the terms need not be fetched for a question that asks for no definition. */
export function askedName(question: string): string | undefined {
  const name = definedTerm(
    withoutGreeting(question)
      .replace(/[?.!\s]+$/u, '')
      .replace(inLaw, ''),
  );
  return name
    ?.replace(inLaw, '')
    .replaceAll(/[“”"']/g, '')
    .toLowerCase();
}
