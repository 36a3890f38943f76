/** What somebody offers, with what it costs and how long it takes: “cut 5,000 (30 min)”. */
export interface SaidOffer {
  readonly label: string;
  /** The least of “15,000 to 45,000”. */
  readonly price: number;
  /** The most of “2 to 6 hours”. */
  readonly minutes: number;
  readonly start: number;
  readonly end: number;
}

const number = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)(?![\d:]|[.,]\d)`;
const coin = String.raw`[€£$₹₦₱₺₫]|GH₵|CHF|FCFA|KSh|euros?|pounds?|quid|dollars?|bucks|francs?|cfa|kroner|kronor|kr|zł|zloty|Kč|lei|rupees?|rs|rand|naira|shillings?|cedis?|pesos?|dong|baht|birr|dirhams?|lira|tl|yen`;
const unit = String.raw`minutes?|mins?|min|hours?|hrs?|hr|h`;
const price = String.raw`(?:from\s+)?(?:${coin})?\s?(?<PRICE>${number})(?:\s*(?:to|–|-)\s*(?:${coin})?\s?(?:${number}))?(?:\s?(?:${coin})(?!\p{L}))?`;
const time = String.raw`(?:\d+(?:[.,]\d)?\s*(?:to|–|-)\s*)?(?<TIME>\d+(?:[.,]\d+)?)\s?(?<UNIT>${unit})(?!\p{L})`;
const gap = String.raw`\s*(?:[(,:/–-]|and takes|takes|for|lasts)?\s*`;
const label = String.raw`(?<=^|[.;:,)\n]\s*|\band\s+)(?:and\s+|an?\s+|the\s+)?(?<LABEL>\p{L}[\p{L}'’&/+ -]{1,34}?)\s*(?:[:=–-]|\bis\b|\bcosts?\b|\bare\b)?\s*`;

function pattern(first: string, second: string, at: string): string {
  const named = (source: string) => source.replaceAll(/\?<(LABEL|PRICE|TIME|UNIT)>/g, `?<$1${at}>`);
  return named(String.raw`${label}\(?\s*${first}${gap}${second}\)?`);
}

const offers = new RegExp(`${pattern(price, time, 'a')}|${pattern(time, price, 'b')}`, 'giu');
const fewest = 2;
const mostWords = 4;

/** Undefined counts as none: one alone is a price with a length, and no list. */
export function saidOffers(text: string): SaidOffer[] {
  const found = [...text.matchAll(offers)].map(({ groups = {}, index, 0: whole }): SaidOffer => {
    const one = (key: string) => groups[`${key}a`] ?? groups[`${key}b`] ?? '';
    const span = Number(one('TIME').replace(',', '.'));
    return {
      label: one('LABEL').trim(),
      price: amountOf(one('PRICE')),
      minutes: /^h/iu.test(one('UNIT')) ? span * 60 : span,
      start: index,
      end: index + whole.length,
    };
  });
  const sound = found.filter((offer) => offer.label.split(/\s+/u).length <= mostWords && offer.minutes > 0);
  return sound.length >= fewest ? sound : [];
}

/** “150.000” and “15,000” are thousands, “4.50” has cents. */
export function amountOf(digits: string): number {
  return Number(
    /^\d{1,3}(?:[.,]\d{3})+$/u.test(digits) ? digits.replaceAll(/[.,]/gu, '') : digits.replace(',', '.'),
  );
}
