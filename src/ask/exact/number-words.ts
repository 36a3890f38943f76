import { tensWords, unitWords as units } from '../../methods/language/number-words.ts';

/** With a spelling that is wrong and frequent. */
const tens: Readonly<Record<string, number>> = { ...tensWords, fourty: 40 };

const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };

const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  hundredth: 100,
  thousandth: 1000,
};

const oneToNine = Object.keys(units).slice(1, 10).join('|');
const belowHundred = `(?:(?:${Object.keys(tens).join('|')})(?:[ -](?:${oneToNine}))?|${Object.keys(units).join('|')})`;
const belowThousand = `${belowHundred}(?: hundred(?: (?:and )?${belowHundred})?)?`;
const numberInWords = new RegExp(
  `\\b${belowThousand}(?: (?:thousand|million|billion)(?: (?:and )?${belowThousand})?)*\\b`,
  'g',
);
const partWord = Object.keys(parts).join('|');
const andPart = /\b(\d+) and (?:an? |1[ -])(half|third|quarter)\b/g;
const partOfNumber = new RegExp(
  `\\b(?:(\\d{1,4})[ -]|an? |the (?=half))?(${partWord})s? of (?=[\\d(.])`,
  'g',
);
const partOfOne = new RegExp(`\\b(?:(\\d{1,4})[ -]|an? )?(${partWord})s? (?:of )?(?:an?|1) (?=[a-z])`, 'g');
const partOfThing = new RegExp(`\\b(?:(\\d{1,4})[ -]|an? )(${partWord})s? (?:of )?(?=[a-z])`, 'g');

/** Writes number words in digits: “twenty five” as 25, “two thirds of 90” as 2/3 of 90, “2 and a half” as 2 1/2. */
export function withDigitsForWords(text: string): string {
  const asFraction = (count: string | undefined, part: string) => `${count ?? 1}/${parts[part] ?? 1}`;
  return text
    .replaceAll(numberInWords, (words) => String(valueOfWords(words)))
    .replaceAll(/\ban? (hundred|thousand|million|billion)\b/g, (_all, scale: string) =>
      String(scales[scale] ?? 1),
    )
    .replaceAll(/\bhalf a dozen\b/g, '6')
    .replaceAll(/\ba dozen\b/g, '12')
    .replaceAll(/\b(\d{1,6}) dozen\b/g, (_all, count: string) => String(Number(count) * 12))
    .replaceAll(andPart, (_all, whole: string, part: string) => `${whole} 1/${parts[part] ?? 1}`)
    .replaceAll(
      partOfNumber,
      (_all, count: string | undefined, part: string) => `${asFraction(count, part)} of `,
    )
    .replaceAll(partOfOne, (_all, count: string | undefined, part: string) => `${asFraction(count, part)} `)
    .replaceAll(
      partOfThing,
      (_all, count: string | undefined, part: string) => `${asFraction(count, part)} `,
    );
}

function valueOfWords(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(/ and |[ -]/)) {
    const small = units[word] ?? tens[word];
    if (small !== undefined) group += small;
    else if (word === 'hundred') group = Math.max(1, group) * 100;
    else {
      total += Math.max(1, group) * (scales[word] ?? 1);
      group = 0;
    }
  }
  return total + group;
}
