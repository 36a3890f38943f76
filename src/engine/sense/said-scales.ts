const words: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twenty: 20,
  hundred: 100,
};
const figure = String.raw`\d{1,4}(?:\.\d)?`;
const spelt = Object.keys(words).join('|');

/** A scale or a range as a text tells it, with the words that it is said of. */
export interface SaidScale {
  readonly least: number;
  readonly most: number;
  /** The words right before it, in their order. */
  readonly before: string;
  readonly start: number;
  readonly end: number;
}

const shapes: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<between>\bbetween )(?<least>${figure}) and (?<most>${figure})(?![\d:]|\s?(?:am|pm|h\b|o[’']clock|€|£|\$|%))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\d:.,€£$-])(?:(?:on )?(?:an? )?scale (?:of|from) |from )?(?<![\d:])(?<least>${figure}) ?(?:to|-|–) ?(?<most>${figure})(?![\d:]|[-–/.]\d|\s?(?:am|pm|h\b|o[’']clock|€|£|\$|%|euros?\b|pounds?\b|dollars?\b))`,
    'giu',
  ),
  new RegExp(String.raw`(?:\bout of |(?<=[a-z] )\/ ?)(?<most>${figure}|${spelt})\b`, 'giu'),
];

/** What makes a range a fact or a condition, and no scale. */
const notScale =
  /\b(?:if|when|whenever|unless|open|opens|week|weeks|month|age group|u\d+|room|rooms|page|pages|chapter|grade[s]? (?=\d)|class(?:es)?|years? (?=\d)|season|from monday|takes?|costs?|about|around|roughly|usually|we are|there are)\s*$/iu;

/** Scales in a text: “condition score 1 to 5”, “pain out of ten”, “value between 2 and 30”. */
export function saidScales(text: string): SaidScale[] {
  return shapes.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap((match): SaidScale[] => {
      const most = numberOf(match.groups?.['most'] ?? '');
      const least = match.groups?.['least'] === undefined ? 0 : Number(match.groups['least']);
      const said = text.slice(0, match.index);
      const before = lastWords(said);
      if (most === undefined || least >= most || before === '' || notScale.test(said)) return [];
      return [{ least, most, before, start: match.index, end: match.index + match[0].length }];
    }),
  );
}

function numberOf(said: string): number | undefined {
  return words[said.toLowerCase()] ?? (/^\d/.test(said) ? Number(said) : undefined);
}

/** The words of the clause, up to its last five; a bracket or a colon belongs to what stands before it. */
function lastWords(text: string): string {
  const clause = /[^,.;!?\n]*$/u.exec(text.replace(/[\s(:–-]+$/u, ''))?.[0] ?? '';
  return clause
    .replaceAll(/[()":]/g, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(-5)
    .join(' ');
}
