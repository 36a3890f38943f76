interface Pair {
  readonly one: RegExp;
  readonly other: RegExp;
  /** What is said of the two statements, in the order of the text. */
  readonly note: (first: string, second: string) => string;
}

const number = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';

const pairs: readonly Pair[] = [
  {
    one: /\b(?:no|without(?: any)?)\s+(?:log ?ins?|sign[ -]?(?:ins?|ups?)|accounts?|passwords?|registration)\b/i,
    other:
      /\b(?:(?:everyone|everybody|users?|members?|people|visitors?|they|each\s+\w+|all)\s+(?:must\s+|have to\s+|need to\s+|can\s+)?(?:logs? ?in|signs?[ -]?in|registers?|has a password|has an account)|log ?in with (?:a )?password|(?:needs?|requires?)\s+(?:a\s+)?(?:log ?in|password|account))\b/i,
    note: (first, second) => `It says both “${first}” and “${second}”. The later one counts.`,
  },
  {
    one: /\b(?:(?:only|just)\s+(?:one|a single|1)\s+page|single[- ]page|one[- ]page(?:r)?)\b/i,
    other: new RegExp(`\\b${number}\\s+(?:different\\s+|separate\\s+)?pages\\b`, 'i'),
    note: (first, second) =>
      `It says both “${first}” and “${second}”. The app has as many pages as its parts need.`,
  },
  {
    one: /\b(?:only|just)\s+(?:for\s+)?(?:me|i)\b|\bnobody else\b/i,
    other: /\b(?:everyone|everybody|anyone|all users|all members)\s+(?:can|may|sees?|gets?|has)\b/i,
    note: (first, second) => `It says both “${first}” and “${second}”. The later one was read as the wish.`,
  },
  {
    one: /\b(?:dark|black)\s+(?:background|theme|mode)\b/i,
    other: /\b(?:light|white|bright)\s+(?:background|theme|mode)\b/i,
    note: (first, second) =>
      `It says both “${first}” and “${second}”. One ground was chosen; change it by a sentence.`,
  },
  {
    one: /\b(?:no|without(?: any)?)\s+(?:photos?|pictures?|images?)\b/i,
    other: /\b(?:with|upload|add|shows?)\s+(?:a\s+|an\s+|the\s+)?(?:photos?|pictures?|images?)\b/i,
    note: (first, second) => `It says both “${first}” and “${second}”. The later one counts.`,
  },
];

/** Statements of one text that cannot both hold, as notes for its author. */
export function contradictionsIn(text: string): string[] {
  return pairs.flatMap(({ one, other, note }) => {
    const [a, b] = [one.exec(text), other.exec(text)];
    if (a === null || b === null) return [];
    const [first, second] = a.index < b.index ? [a, b] : [b, a];
    return [note(first[0], second[0])];
  });
}

/** “no login”, and later that everybody signs in: what was said last is meant. */
export function isSignInMeantLast(text: string): boolean {
  const [pair] = pairs;
  const without = pair?.one.exec(text)?.index ?? -1;
  const within = pair?.other.exec(text)?.index ?? -1;
  return without >= 0 && within > without;
}

const opensMore =
  /(?:^|\s)(?:and|or|the|a|an|with|of|my|our|their|can|should|must|is|are|each|every|because|if|but)$/i;
const fewestWords = 4;

/** The last words of a text that breaks off in the middle of a sentence. */
export function brokenOff(text: string): string | undefined {
  const trimmed = text.trim();
  const words = trimmed.split(/\s+/);
  if (words.length < fewestWords || !(opensMore.test(trimmed) || /[,(–-]$/.test(trimmed))) return undefined;
  return words.slice(-3).join(' ');
}
