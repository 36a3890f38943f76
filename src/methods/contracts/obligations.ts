import type { Sentence } from './sentences.ts';

export interface Obligation {
  readonly who: string;
  readonly kind: 'duty' | 'ban' | 'right';
  readonly what: string;
  /** By when or how often, as written. */
  readonly when: string;
  readonly section: string;
}

const modal =
  /\b(shall not|must not|may not|will not|shall|must|agrees? not to|agrees? to|undertakes? to|is required to|will|may)\b/i;
const deadline =
  /\b(?:(?:no|not) later than [^,.;]{3,60}|within (?:[a-z-]+ )?\(?\d*\)? ?[^,.;]{2,60}?(?:days?|weeks?|months?|years?|hours?)(?: (?:of|after|from|before) [^,.;]{3,60})?|on or before [^,.;]{3,40}|by \d{1,2} \w+ \d{4}|at least [^,.;]{3,40}(?:days|months|weeks)[^,.;]{0,30}|on the (?:first|last|\d{1,2}(?:st|nd|rd|th)) (?:calendar |business |working )?day of (?:each|every)(?: calendar)? \w+|(?:every|each) (?:month|quarter|year|week)|monthly|quarterly|annually|immediately|promptly|without delay|upon (?:request|demand|termination|expiry)|on demand)/gi;

/** Who shall, must not or may do what, and by when, as the sentences say it. */
export function obligationsOf(sentences: readonly Sentence[], parties: readonly string[]): Obligation[] {
  return sentences.flatMap(({ text, section }) => {
    const found = modal.exec(text);
    if (found === null) return [];
    const who = partyBefore(text.slice(0, found.index), parties);
    if (who === undefined) return [];
    const verb = found[0].toLowerCase();
    const rest = text
      .slice(found.index + found[0].length)
      .replace(/^[,\s]+(?:directly or indirectly,?\s*)?/, '');
    return [
      {
        who,
        kind: verb.endsWith('not') || verb.endsWith('not to') ? 'ban' : verb === 'may' ? 'right' : 'duty',
        what: shortened(rest.replace(/[.;,]+$/, '')),
        when: deadlineIn(text),
        section,
      },
    ];
  });
}

/** A stretch of days says more than "upon request", so it goes first. */
function deadlineIn(text: string): string {
  const all = [...text.matchAll(deadline)].map(([words]) => words.trim());
  return all.find((words) => /^(?:within|no|not|on or before|by|at least)\b/i.test(words)) ?? all[0] ?? '';
}

/** The party that stands nearest before the verb, or both when the sentence says so. */
function partyBefore(before: string, parties: readonly string[]): string | undefined {
  if (/\b(?:both|each|either|neither|the) part(?:y|ies)\b/i.test(before)) return 'Both parties';
  let nearest: { party: string; at: number } | undefined;
  for (const party of parties) {
    const at = before.lastIndexOf(party);
    if (at >= 0 && at > (nearest?.at ?? -1)) nearest = { party, at };
  }
  return nearest?.party;
}

const longest = 170;

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
