import type { Sentence } from '../../../methods/contracts/sentences.ts';
import type { ContractParty } from './parties.ts';
import type { RiskRule, Severity } from './risk-rule.ts';
import { rulebook } from './rulebook.ts';

export interface Risk {
  readonly rule: RiskRule;
  readonly sentence: Sentence;
  readonly words: string;
  /** Where the words begin in the whole text. */
  readonly at: number;
  /** The party that the wording favours, or the one that drafted it. */
  readonly favours: string;
  /** The proposed wording with the names of this contract. */
  readonly milder: string;
}

const order: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** One finding for each rule and sentence, the gravest first. */
export function risksOf(sentences: readonly Sentence[], parties: readonly ContractParty[]): Risk[] {
  const found = sentences.flatMap((sentence) =>
    rulebook.flatMap((rule): Risk[] => {
      if (isMutual(sentence.text) && rule.favours !== 'drafter') return [];
      // Cheaper than a match, and most rules find nothing.
      if (sentence.text.search(rule.pattern) < 0) return [];
      // A fresh search each time: the patterns are global and would remember where they stopped.
      const match = [...sentence.text.matchAll(rule.pattern)][0];
      if (match === undefined) return [];
      return [
        {
          rule,
          sentence,
          words: wholeWords(sentence.text, match.index, match[0]),
          at: sentence.at + match.index,
          ...sidesOf(rule, sentence.text, match.index, parties),
        },
      ];
    }),
  );
  return found.toSorted(
    (one, other) => order[one.rule.severity] - order[other.rule.severity] || one.at - other.at,
  );
}

/** A pattern may stop within a word; a quote does not. */
function wholeWords(text: string, at: number, found: string): string {
  const rest = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(at + found.length))?.[0] ?? '';
  return /[\p{L}\p{N}]$/u.test(found) ? `${found}${rest}` : found.trimEnd();
}

/** What binds both alike is no one-sided wording. */
function isMutual(text: string): boolean {
  return /\b(?:either party|neither party|each party|both parties)\b/i.test(text);
}

function sidesOf(
  rule: RiskRule,
  text: string,
  at: number,
  parties: readonly ContractParty[],
): { favours: string; milder: string } {
  const terms = parties.map(({ term }) => term);
  const actor =
    subjectBefore(text, at, terms) ??
    terms
      .map((term) => ({ term, at: text.indexOf(term) }))
      .filter((place) => place.at >= 0)
      .toSorted((one, other) => one.at - other.at)[0]?.term;
  const other = actor === undefined ? undefined : terms.find((term) => term !== actor);
  const favoured = rule.favours === 'drafter' ? undefined : rule.favours === 'actor' ? actor : other;
  return {
    favours: favoured ?? 'Whoever drafted it',
    milder: rule.milder
      .replaceAll('{actor}', actor ?? 'first party')
      .replaceAll('{other}', other ?? 'other party'),
  };
}

/** The party nearest before the words that a verb follows: "assigns to the Client all rights" is not said of the Client. */
function subjectBefore(text: string, at: number, terms: readonly string[]): string | undefined {
  let nearest: { term: string; at: number } | undefined;
  for (const term of terms) {
    const subject = new RegExp(
      `\\b${term}(?:,[^,]{0,60},)? (?:and its \\w+ )?(?:shall|may|will|must|hereby|[a-z]+s)\\b`,
      'g',
    );
    for (const { index } of text.matchAll(subject))
      if (index <= at && index > (nearest?.at ?? -1)) nearest = { term, at: index };
  }
  return nearest?.term;
}
