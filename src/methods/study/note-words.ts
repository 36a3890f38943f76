const empty = new Set(
  `a about above after again against all almost also although always am an and another any anyone are around as at away back be became
  because become been before began being below between both but by call called came can cannot come could did do does done down during each
  either else enough even ever every few find first for found from further gave get give given go goes gone got had has have having he her
  here hers herself him himself his how however if in into is it its itself just keep kind know known last later least less let like made
  make makes many may me might more most much must my near neither never next no nor not nothing now of off often on once one only onto or
  other others our out over own part per perhaps put rather said same say see seem seen several shall she should show since so some
  something soon still such take taken than that the their them then there therefore these they thing things this those though three
  through thus to together too took toward two under until up upon us use used uses using usually very was way we well went were what when
  where whether which while who whole whom whose why will with within without would year years yes yet you your`.split(
    /\s+/,
  ),
);

/** The words of a text that carry meaning, small, and cut to a light stem so that "cells" and "cell" meet. */
export function meaningWords(text: string): string[] {
  return wordsOf(text).map(({ stem }) => stem);
}

interface MeaningWord {
  /** As it was written. */
  readonly word: string;
  readonly stem: string;
  readonly at: number;
}

export function wordsOf(text: string): MeaningWord[] {
  const found: MeaningWord[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)) {
    const small = word.toLowerCase().replace(/[’']s?$/, '');
    if (small.length < 3 || empty.has(small)) continue;
    found.push({ word, stem: stemOfWord(small), at: index });
  }
  return found;
}

/** Plurals and the commonest endings of English, nothing more: words of other languages mostly stay as they are. */
function stemOfWord(small: string): string {
  if (small.length > 4 && small.endsWith('ies')) return `${small.slice(0, -3)}y`;
  if (small.length > 5 && /(?:sses|ches|shes|xes)$/.test(small)) return small.slice(0, -2);
  if (small.length > 3 && small.endsWith('s') && !/(?:ss|us|is)$/.test(small)) return small.slice(0, -1);
  return small;
}

/** How often each stem stands in the text, with the way it is written most often. */
export function countWords(texts: Iterable<string>): Map<string, { count: number; word: string }> {
  const counts = new Map<string, { count: number; forms: Map<string, number> }>();
  for (const text of texts)
    for (const { stem, word } of wordsOf(text)) {
      const entry = counts.get(stem) ?? { count: 0, forms: new Map<string, number>() };
      entry.count += 1;
      entry.forms.set(word, (entry.forms.get(word) ?? 0) + 1);
      counts.set(stem, entry);
    }
  return new Map(
    [...counts].map(([stem, { count, forms }]) => {
      const word = [...forms].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? stem;
      return [stem, { count, word }];
    }),
  );
}
