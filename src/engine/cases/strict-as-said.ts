import type { CaseFile } from './case-file.ts';

/** “not more than 3” forbids the fourth, and says nothing of the third. */
const forbids =
  /\b(?:no|not|never)\s+(?:more|longer|older|later|higher|bigger)\s+than\b|\b(?:nobody|no one|can(?:not|['’]?t)|may not|must ?n[o'’]t|at most|max(?:imum)?|up to)\b/iu;
const beyond =
  /\b(?:(?:more|longer|older|later|higher|bigger|greater) than|over|above|exceed\w*)\s+\S*[\p{L}\d]/iu;
const reaching = /\b(?:or|and) (?:more|longer|older|up|over|above)\b|\bat least\b/iu;

/** “up to £250 the team leader approves”: another one is asked beyond it. */
const approvedUpTo = /\b(?:up to|at most|max(?:imum)?)\b.*\bapprov|\bapprov\w*\b.*\bup to\b/iu;

/** Whether somebody means what lies beyond a figure, and not the figure itself. */
export function isBeyond(words: string): boolean {
  if (approvedUpTo.test(words)) return true;
  return beyond.test(words) && !forbids.test(words) && !reaching.test(words);
}

/** A case that draws its line where the text does: “more than ten days” begins with the eleventh, “ten or more” with the tenth. */
export function strictAsSaid(file: CaseFile, taken: ReadonlyMap<string, string>): CaseFile {
  const drawn = [...taken].filter(([, words]) => !forbids.test(words) || approvedUpTo.test(words));
  return drawn.reduce((whole, [key, words]) => {
    if (isBeyond(words))
      return compared(
        whole,
        key,
        [
          ['>= ', '> '],
          ['< ', '<= '],
        ],
        [['<= ', '< ']],
      );
    return reaching.test(words) && beyond.test(words) === false
      ? compared(
          whole,
          key,
          [
            ['> ', '>= '],
            ['<= ', '< '],
          ],
          [['< ', '<= ']],
        )
      : whole;
  }, file);
}

type Swaps = readonly (readonly [from: string, to: string])[];

/** All comparisons with one figure in other words; `sums` are those of a day to which the figure was added. */
function compared(file: CaseFile, key: string, swaps: Swaps, sums: Swaps): CaseFile {
  let json = JSON.stringify(file);
  const marked = (text: string, [from, to]: readonly [string, string], shape: (one: string) => RegExp) =>
    text.replaceAll(shape(from), (whole) => whole.replace(from, `\u0000${to}`));
  for (const swap of swaps)
    json = marked(json, swap, (from) => new RegExp(`(?<![<>=\u0000])${from}${key}\\b(?! [*/+-])`, 'g'));
  for (const swap of sums)
    json = marked(json, swap, (from) => new RegExp(`\\+ ${key} (?<![<>=\u0000])${from}today\\b`, 'g'));
  return JSON.parse(json.replaceAll('\u0000', '')) as CaseFile;
}
