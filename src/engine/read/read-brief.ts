import { limits } from '../../kernel/limits.ts';
import type { Brief, Request } from './brief.ts';
import { cleanText, splitSentences } from './clean-text.ts';
import { languageOf } from './language.ts';
import { readClauses } from './read-clauses.ts';
import { isColorSentence, type ReadColors, readColors, takeColors } from './read-colors.ts';
import { readOpening, withoutCommand } from './read-opening.ts';
import { readPages, readSentence } from './read-sentence.ts';
import { bareNoun, readWishes } from './read-wishes.ts';
import { splitList } from './split-list.ts';
import { baseVerb } from './words.ts';

/** Reads a description. Never throws: what is not understood is simply not in the brief. */
export function readBrief(description: string): Brief {
  const text = cleanText(description.slice(0, limits.engine.descriptionLength));
  const taken = splitSentences(text).map(takeColors);
  const sentences = taken.map(({ rest }) => rest);
  const opening = readOpening(text.trim(), sentences);
  const equipment = equipmentOf(opening.purpose);
  const requests: Request[] = equipment.length > 0 ? [] : [...purposeWishes(withoutName(opening.purpose))];
  const pages: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (isColorSentence(sentence)) continue;
    pages.push(...readPages(sentence));
    const isAlone = sentences.length === 1 && requests.length === 0 && equipment.length === 0;
    if (index > 0 || (peopleCan.test(sentence) && requests.length === 0))
      requests.push(...readSentence(sentence));
    // “A simple CRM” is what the app is, not what somebody does in it.
    else if (isAlone && opening.purpose === '' && !isSubject(sentence, opening.subject))
      requests.push(...readSentence(withoutCommand(sentence)));
  }
  return {
    text,
    language: languageOf(text),
    ...opening,
    equipment,
    requests: unique(requests).slice(0, limits.engine.wishes),
    roles: rolesOf(requests),
    pages: [...new Set(pages)],
    colors: taken.find(({ colors }) => colors !== undefined)?.colors ?? bestColors(sentences),
    startsWithSignIn: /\b(?:start|starts|begin|begins|open|opens)\b[^.]{0,30}\b(?:log ?in|sign ?in)\b/i.test(
      text,
    ),
  };
}

/** A description that begins with what somebody does. */
const peopleCan =
  /^(?!(?:please|i|we|you|it|this|the (?:app|website|system))\b)[A-Z][\w-]+(?: [\w-]+)? (?:can|should be able to|must be able to)\s+(?!be\b)/i;

function isSubject(sentence: string, subject: string): boolean {
  const plain = (text: string) => bareNoun(text).replaceAll(' ', '');
  return plain(withoutCommand(sentence)) === plain(subject);
}

/** “… list with due dates, priorities and a filter”: what the thing in the subject has, be it a field or a function. */
function equipmentOf(purpose: string): string[] {
  const list = /^(?:with|containing|featuring)\s+(.+)$/i.exec(purpose)?.[1];
  return list === undefined || /\b(?:that|which|where|users?|can|should)\b/i.test(list)
    ? []
    : splitList(list).map((item) => bareNoun(item));
}

/** “…for managing vehicles”, “…that allows users to create and share skills”, “…with search and filters”. */
function purposeWishes(purpose: string): Request[] {
  const lets =
    /\b(?:allow|enable|let|help)(?:s|ing)?\s+(?:(?:my |our |the )?(?:users?|people|visitors?|customers?|players?|teams?|staff|students?|members?|me|us))?\s*(?:to\s+)?(.+)$/i.exec(
      purpose,
    );
  if (lets?.[1] !== undefined)
    return [
      ...shownWishes(purpose.slice(0, lets.index)),
      ...readWishes(lets[1], { actor: 'user', abilities: true }),
    ];
  const match =
    /^(for|to|that|which|with|where|including|featuring|used to|used for|aimed at|providing)\s+(.+)$/i.exec(
      purpose,
    );
  if (match?.[2] === undefined) return [];
  if (/^where$/i.test(match[1] ?? '') && /\b(?:can|could|should|may|will|must|is|are)\b/i.test(match[2]))
    return readSentence(match[2]);
  // “for small businesses that tracks leads and deals”
  const [, does = ''] = /^for$/i.test(match[1] ?? '')
    ? (/\b(?:that|which)\s+([a-z]+s\s.+)$/i.exec(match[2]) ?? [])
    : [];
  if (baseVerb(does.split(' ')[0] ?? '') !== undefined)
    return readWishes(does, { actor: 'user', abilities: true });
  const clauses = /^(?:where|that|which)$/i.test(match[1] ?? '') ? readClauses(match[2]) : [];
  if (clauses.length > 0) return clauses;
  // “for candles with a cart and a checkout”: what it is about, and then what it has.
  const equipped = /^(?![a-z]+ing\b)[\w -]{2,40}?\s+with\s+(.+)$/i.exec(match[2]);
  if (match[1]?.toLowerCase() === 'for' && equipped?.[1] !== undefined)
    return readWishes(equipped[1], { actor: 'user', abilities: false });
  const abilities = !/^(with|including|featuring|providing)$/i.test(match[1] ?? '');
  return readWishes(match[2].replace(/^(?:can|should|will|users? (?:can|to))\s+/i, ''), {
    actor: 'user',
    abilities,
  }).filter(({ verb, object }) => verb !== '' || (!abilities && object !== ''));
}

/** “… that presents practice areas, lawyers and cases, and lets visitors …”: what the app does before it lets people do something. */
function shownWishes(before: string): Request[] {
  const [, list = ''] =
    /\b(?:that|which)\s+((?:presents?|shows?|lists?|displays?|introduces|features|offers|has|includes|provides|describes|explains)\s.+?)(?:,|\s+and|\s)*$/i.exec(
      before,
    ) ?? [];
  return list === '' ? [] : readWishes(list, { actor: 'user', abilities: true });
}

/** “… called Lingong and Earn, connecting employers”: a name asks for nothing. */
function withoutName(purpose: string): string {
  return purpose.replace(
    /\b(?:called|named|titled|entitled)\s+(?:"[^"]*"|[A-Z][\w&'-]*(?:\s+(?:and\s+)?[A-Z][\w&'-]*)*),?/g,
    '',
  );
}

function unique(requests: readonly Request[]): Request[] {
  const seen = new Set<string>();
  return requests.filter(({ actor, verb, object, rest, negated }) => {
    if (negated && verb === '' && object === '') return false;
    const key = [actor, verb, object, rest].join('|');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function rolesOf(requests: readonly Request[]): string[] {
  const actors = requests.flatMap(({ actor }) => actor.split('/'));
  return [...new Set(actors)]
    .filter((actor) => actor !== 'user' && actor !== '')
    .slice(0, limits.engine.roles);
}

function bestColors(sentences: readonly string[]): ReadColors {
  const read = sentences.map(readColors).filter((colors) => colors !== undefined);
  const both = read.findLast(
    ({ background, component }) => background !== undefined && component !== undefined,
  );
  return both ?? read.at(-1) ?? { background: undefined, component: undefined };
}
