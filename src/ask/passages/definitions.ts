import { termsOf } from './terms.ts';

const asking = [
  /^\s*(?:and\s+|so\s+|please\s+)?(?:what(?:['’]?s|\s+is|\s+are|\s+does)|define|definition\s+of|meaning\s+of|explain|describe)\s+(?:an?\s+|the\s+term\s+|the\s+|meant\s+by\s+)?(.+?)(?:\s+(?:mean|stand\s+for|definition))?\s*[?.!]*\s*$/iu,
  /^\s*(.+?)\s+(?:definition|meaning|explained)\s*[?.!]*\s*$/iu,
];
const longestTerm = 5;

/** The term whose definition a question asks for: “what is a premortem” asks for “premortem”. Undefined when it asks for something else. */
export function definedTerm(question: string): string | undefined {
  if (question.length > 120) return undefined;
  for (const pattern of asking) {
    const term = pattern.exec(question)?.[1]?.trim();
    // More words than a term has are a question about something, not for its definition.
    if (term !== undefined && term.split(/\s+/).length <= longestTerm) return term;
  }
  return undefined;
}

const verbs = /^(?:is|are|means|mean|refers? to|stands? for|describes?|says|asks|measures|assumes)\b/iu;
const called =
  /(?:is|are|was) (?:called|known as|named)|the (?:technical )?name (?:is|for it is)|called|known as/iu;

/**
 * How much a sentence reads like a definition of a term, from 0 to 1: the term at its start and a verb such as “is” behind
 * it, the term in front of a colon, or “this is called …”.
 */
export function definesTerm(sentence: string, term: string): number {
  const wanted = termsOf(term);
  if (wanted.length === 0) return 0;
  const plain = sentence.replace(/^- /, '').replaceAll(/[“”"*]/g, '');
  const start = placeOf(plain, wanted);
  if (start === undefined) return 0;
  const before = plain.slice(0, start.from).trim();
  const after = plain.slice(start.to).trimStart();
  const leads = /^(?:an?|the|every|your|this|in short,?)?$/iu.test(before);
  if (leads && verbs.test(after)) return 1;
  if (leads && (after.startsWith(':') || after.startsWith('|') || after.startsWith('('))) return 0.8;
  if (called.test(before.slice(-40))) return 0.9;
  // “This is alpha-beta pruning” and “…, the page cache,” say what something is as well.
  if (/\b(?:this|that|it) is(?: an?| the)?$/iu.test(before)) return 0.9;
  if (verbs.test(after)) return 0.5;
  return 0;
}

/** Where the words of a term stand in a sentence, one after the other. */
function placeOf(sentence: string, wanted: readonly string[]): { from: number; to: number } | undefined {
  const words = Array.from(sentence.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu), (match) => ({
    term: termsOf(match[0]).join(''),
    from: match.index,
    to: match.index + match[0].length,
  }));
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    if (wanted.every((term, offset) => words[at + offset]?.term === term))
      return { from: words[at]?.from ?? 0, to: words[at + wanted.length - 1]?.to ?? 0 };
  }
  return undefined;
}
