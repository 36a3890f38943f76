export interface SumInText {
  readonly quote: string;
  readonly at: number;
}

const sum =
  /(?:\b(?:USD|EUR|GBP|CHF|CAD|AUD|INR|JPY|NGN|BRL|ZAR|PLN|SEK|KES)\s?|(?:US|C|A)?\$\s?|[€£₹]\s?)\d[\d,.]*\d|(?:[€£₹$]\s?\d)|\b\d[\d,.]*\s?(?:euros?|dollars?|pounds?|USD|EUR|GBP|CHF)\b/gi;

export function sumsOf(text: string): SumInText[] {
  return [...text.matchAll(sum)].map(({ 0: quote, index }) => ({ quote: quote.trim(), at: index }));
}
