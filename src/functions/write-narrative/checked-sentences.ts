export interface CheckedText {
  paragraphs: string[];
  leftOut: number;
}

/** Numbers that are said in words. “One” is left aside: it is mostly no number. */
const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
};

/** What makes another number of one that stands there. It must be said of the result in the same words. */
const reckoning =
  /\b(thousands?|millions?|billions?|trillions?|dozens?|half|halves|twice|doubl\w*|tripl\w*|quadrupl\w*|thirds?|quarters?|\w+fold)\b/gi;

const figures = /\d[\d.,\u202f\u00a0’']*(?:e[+-]?\d+)?/gi;

/** Keeps the sentences whose every number stands among the facts, as it is written there. */
export function checkedSentences(text: string, facts: readonly string[]): CheckedText {
  const known = facts.join('\n');
  const numbers = new Set(numbersIn(known));
  const words = new Set(wordsOfReckoning(known));
  let leftOut = 0;
  const paragraphs = text.split(/\n\s*\n/).flatMap((paragraph) => {
    const kept = sentencesOf(paragraph).filter((sentence) => {
      const isKnown =
        numbersIn(sentence).every((number) => numbers.has(number)) &&
        wordsOfReckoning(sentence).every((word) => words.has(word));
      if (!isKnown) leftOut += 1;
      return isKnown;
    });
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
  return { paragraphs, leftOut };
}

function sentencesOf(paragraph: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(
    paragraph.replace(/\s+/g, ' ').trim(),
  );
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** Without groups and without zeros at the end: 1,250.50 and 1250.5 are the same number. */
function numbersIn(text: string): number[] {
  const written = (text.match(figures) ?? []).map((digits) =>
    Number(digits.replace(/[,\u202f\u00a0’']/g, '').replace(/\.+$/, '')),
  );
  const said = (text.toLowerCase().match(/\b[a-z]+\b/g) ?? []).flatMap((word) =>
    Object.hasOwn(numberWords, word) ? [numberWords[word] ?? 0] : [],
  );
  return [...written, ...said];
}

function wordsOfReckoning(text: string): string[] {
  return (text.match(reckoning) ?? []).map((word) => word.toLowerCase());
}
