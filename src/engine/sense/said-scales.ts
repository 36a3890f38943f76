const words: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
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
const figure = String.raw`(?:[-−+]|minus )?(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,4})?`;
const spelt = Object.keys(words).join('|');
const noTime = String.raw`(?![\d:]|[-–/.]\d|\s?(?:am\b|pm\b|h\b|o[’']clock))`;
const unit = String.raw`(?<unit>\s?(?:%|per ?cent|°\s?[CFcf]|[€£$]|[\p{L}²³µ°]+(?:\/[\p{L}²³]+)?(?![\p{L}-])))?`;

/** A scale or a range as a text tells it, with the words that it is said of. */
export interface SaidScale {
  readonly least?: number;
  readonly most?: number;
  /** The words right before it, in their order. */
  readonly before: string;
  /** The word right behind the figures. */
  readonly unit: string;
  /** Said as a bound and not as a fact: “must lie between”, “runs from”. */
  readonly isBound: boolean;
  readonly start: number;
  readonly end: number;
}

const shapes: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:between|within) (?<least>${figure}|${spelt}) and (?<most>${figure}|${spelt})${noTime}${unit}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\d:.,€£$-])(?:(?:on )?(?:an? )?scale (?:of|from) |from )?(?<![\d:][-–]?)(?<least>${figure}) ?(?:up to|to|-|–|—|\.{2,3}) ?(?<most>${figure})${noTime}${unit}`,
    'giu',
  ),
  new RegExp(String.raw`\bfrom (?<least>${spelt}) to (?<most>${spelt})\b${unit}`, 'giu'),
  new RegExp(String.raw`(?:\bout of |(?<=[a-z] )\/ ?)(?<most>${figure}|${spelt})\b`, 'giu'),
  new RegExp(
    String.raw`\bnever (?:under|below|less than) (?<least>${figure}) (?:and|or|nor)(?: never)? (?:above|over|more than) (?<most>${figure})${unit}`,
    'giu',
  ),
  new RegExp(String.raw`\bfrom (?<least>${figure})${unit} (?:up(?:wards)?|and (?:above|up))\b`, 'giu'),
  new RegExp(
    String.raw`(?<![\d:.,-])(?<least>${figure})${unit} (?:and above|or longer|or heavier|or taller|at minimum)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\d:.,-])(?<most>${figure})${unit} (?:at the (?:furthest|longest|heaviest|highest)|or (?:shorter|colder|lighter))\b`,
    'giu',
  ),
];

/** What makes a range a fact or a condition, and no scale. */
const notScale =
  /\b(?:if|when|whenever|unless|open|opens|week|weeks|month|age group|u\d+|room|rooms|page|pages|chapter|grade[s]? (?=\d)|class(?:es)?|years? (?=\d)|season|from monday|takes?|costs?|about|around|roughly|usually|we are|there are)\s*$/iu;

const bounding =
  /\b(?:must|may|shall|can|has to|have to|needs? to|allowed|accepted|permissible|valid|lies?|lie|goes?|go|runs?|ranges?|between|within|never)\b/iu;
const money = /^(?:[€£$]|euros?|eur|pounds?|dollars?|quid|francs?|chf|usd|gbp)$/iu;

/** Scales in a text: “condition score 1 to 5”, “pain out of ten”, “value between 2 and 30”, “pour temp 1340 – 1420 °C”. */
export function saidScales(text: string): SaidScale[] {
  const found = shapes.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap((match): SaidScale[] => {
      const isOutOf = /^(?:out of|\/)/iu.test(match[0]);
      const most = numberOf(match.groups?.['most'] ?? '');
      const least = isOutOf ? 0 : numberOf(match.groups?.['least'] ?? '');
      const said = text.slice(0, match.index);
      const before = lastWords(said);
      if (before === '' || notScale.test(said) || (least ?? -Infinity) >= (most ?? Infinity)) return [];
      const measured = (match.groups?.['unit'] ?? '').trim();
      const isBound = bounding.test(`${before} ${match[0]}`);
      // “price 2–7 dollars” tells what things cost, and “20–30 %” how much something is.
      if ((money.test(measured) || measured === '%') && !isBound && !isDegree(before)) return [];
      return [
        {
          ...(least === undefined ? {} : { least }),
          ...(most === undefined ? {} : { most }),
          before,
          unit: measured,
          isBound,
          start: match.index,
          end: match.index + match[0].length,
        },
      ];
    }),
  );
  return found.filter(
    (one, at) => !found.some((other, index) => index < at && other.start < one.end && one.start < other.end),
  );
}

/** A share of something that is measured: “humidity 40-60 %”, “O2 21-40 %”. */
function isDegree(before: string): boolean {
  return /\b(?:humidity|moisture|o2|oxygen|level|content|hydration|concentration)$/iu.test(before);
}

function numberOf(said: string): number | undefined {
  const plain = said
    .toLowerCase()
    .replace(/^minus /u, '-')
    .replaceAll('−', '-')
    .replaceAll(',', '');
  return words[plain] ?? (/^[-+]?\d/.test(plain) ? Number(plain) : undefined);
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
