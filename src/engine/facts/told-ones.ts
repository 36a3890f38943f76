import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { isName } from './said-lists.ts';
import type { SaidOne } from './said-people.ts';

const title = String.raw`(?:Dr|Mr|Mrs|Ms|Miss|Rev|Fr|Prof|Herr|Frau|Auntie|Uncle|Lt|Sgt|Capt|St)\.?[ ]`;
const name = String.raw`(?:${title})?\p{Lu}[\p{L}\p{M}'’-]+(?:[ ](?:(?:of|the|de|van|von|la|le)[ ])?\p{Lu}[\p{L}\p{M}'’-]*){0,3}`;
const kind = String.raw`(?:[\p{L}-]+[ ])?[\p{L}-]{2,}`;
const begins = String.raw`(?:^|[.,;(!?\n][ ]*|[ ]and[ ])(?:[Oo]ur[ ]|[Mm]y[ ]|[Tt]he[ ])?`;
const ends = String.raw`(?=[ ]*(?:[.,;:)!?\n]|$|[ ](?:at|in|and|who|with)[ ]))`;

/** “quizmaster is Danny”, “the campaign is called Curse of Strahd”. */
const told = new RegExp(
  String.raw`${begins}(${kind})[ ]is[ ](?:called[ ]|named[ ])?["“]?(${name})["”]?${ends}`,
  'gu',
);
/** “station Oberdorf, chief Maier”. */
const beside = new RegExp(String.raw`${begins}(${kind})[ ](${name})${ends}`, 'gu');
/** “charity (Caritas)”. */
const inBrackets = new RegExp(String.raw`(?<![\p{L}-])(${kind})[ ]\((${name})(?=[,)])`, 'gu');
/** “hosted by Gus”. */
const done = new RegExp(
  String.raw`\b((?:run|hosted|led|owned|organi[sz]ed|managed|taught|headed|kept) by)[ ](${name})${ends}`,
  'gu',
);

/** Places, groups and houses that have a name of their own. */
const bearer =
  /^(?:club|school|station|site|clinic|yard|ward|camp|church|shop|studio|salon|farm|caf[eé]|bar|pub|hotel|hostel|dorm|stable|stall|band|team|troop|house|village|street|block|hall|pool|museum|gallery|practice|brand|boat|van|bus|ship|company|society|parish|nursery|kindergarten|campsite|chief|warden|doc|group|league|lab|office|staff)$/iu;
const noKind =
  /^(?:it|he|she|this|that|there|here|who|what|which|one|name|day|today|tomorrow|time|date|by|at|in|on|for|from|to|with|and|or|is|like)$/iu;

const isAcronym = /^\p{Lu}{2,4}$/u;

/** Single names with what they are, whatever that is. */
export function toldOnes(text: string): SaidOne[] {
  const found = [
    ...matches(told, text, (of) => !noKind.test(of)),
    ...matches(beside, text, (of) => bearer.test(of) || isPerson(nounLemma(of.toLowerCase()))),
    ...matches(inBrackets, text, (of) => !noKind.test(of) && /^\p{Ll}/u.test(of)),
    ...matches(done, text, () => true),
  ];
  return found.filter((one, at) => found.findIndex((other) => other.name === one.name) === at);
}

function matches(pattern: RegExp, text: string, isKind: (last: string) => boolean): SaidOne[] {
  return [...text.matchAll(pattern)].flatMap(({ 1: words = '', 2: called = '' }) => {
    const of = words.replace(/^(?:our|my|the|an?|and|to|of|is|in|at|goes|sites?|small|new)\s+/iu, '');
    const isOne = isKind(of.split(' ').at(-1) ?? of) && isName(called) && !/(?<!^St .*)['’]s?$/u.test(called);
    return isOne ? [{ of: isAcronym.test(of) ? of : of.toLowerCase(), name: called }] : [];
  });
}
