/** A number as `readNumber` takes it, without fractions. */
export const numberSource = String.raw`[-+]?(?:\d{1,3}(?:[ ',.]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)(?:e[-+]?\d{1,3})?`;
const fractionSource = String.raw`-?(?:\d{1,6} )?\d{1,6}\/\d{1,6}`;
const currencySource = String.raw`(?:[$€£¥]|eur(?:os?)?|usd|us dollars?|dollars?|bucks?|pounds?|gbp|chf|francs?)`;
const moneySource = String.raw`(?:${currencySource} ?)?(${numberSource}(?: ?(?:k|m|mio|thousand|million|billion|bn)\b)?)(?: ?${currencySource}(?![a-z]))?`;

const places: Readonly<Record<string, string>> = {
  '{number}': `(${numberSource})`,
  '{quantity}': `(${fractionSource}|${numberSource})`,
  '{money}': moneySource,
  '{percent}': String.raw`(${numberSource}) ?%`,
  '{whole}': String.raw`(\d{1,3}(?:[ ',]\d{3})+(?!\d)|\d+)`,
};

/**
 * How a whole question may be worded: a regular expression in which {number}, {quantity} (also a fraction), {money}, {percent} and {whole}
 * stand for what is read there.
 */
export function questionShape(source: string): RegExp {
  return new RegExp(`^(?:${filled(source)})$`);
}

/** The same for a part of a question. */
export function partShape(source: string): RegExp {
  return new RegExp(filled(source));
}

function filled(source: string): string {
  return source.replaceAll(/\{(?:number|quantity|money|percent|whole)\}/g, (place) => places[place] ?? place);
}
