/** A number as it is written somewhere. It may be read in more than one way: `1.250` is a good thousand to some. */
export interface Figure {
  readonly from: number;
  readonly until: number;
  readonly written: string;
  readonly values: readonly number[];
}

/** Letters before it make it a name: A4, GPT-4, H2O. */
const written =
  /(?<![\p{L}_][-_]?)(?<!\d)(?:\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*)/gu;
const scale = /^[\s\u00a0\u202f]*(thousand|million|billion|trillion|k|m|bn)\b/iu;
const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
const percent = /^[\s\u00a0\u202f]*(?:%|per ?cent\b)/iu;

/** Every number that is written in digits. */
export function findFigures(text: string): Figure[] {
  return [...text.matchAll(written)].map((match) => {
    const until = match.index + match[0].length;
    const after = text.slice(until, until + 12);
    const factor = scales[scale.exec(after)?.[1]?.toLowerCase() ?? ''];
    const values = valuesOf(match[0]);
    return {
      from: match.index,
      until,
      written: match[0],
      values: [
        ...values,
        ...(factor === undefined ? [] : values.map((value) => value * factor)),
        ...(percent.test(after) ? values.map((value) => value / 100) : []),
      ],
    };
  });
}

function valuesOf(token: string): number[] {
  const digits = token.replaceAll(/[ \u00a0\u2009\u202f'’]/g, '');
  const signs = digits.match(/[.,]/g) ?? [];
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const whole = Number(digits.replaceAll(/[.,]/g, ''));
  if (last < 0) return [whole];
  const withDecimals = Number(`${digits.slice(0, last).replaceAll(/[.,]/g, '')}.${digits.slice(last + 1)}`);
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && new Set(signs).size === 1;
  if (signs.length === 1) return isGrouped ? [withDecimals, whole] : [withDecimals];
  // Two different signs: the last one is that of the decimals. The same one twice separates thousands, or is no number.
  return new Set(signs).size > 1 ? [withDecimals] : isGrouped ? [whole] : [];
}
