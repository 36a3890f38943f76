/** A currency with the words and signs by which a text names it. */
interface Currency {
  readonly sign: string;
  readonly said: RegExp;
}

const figure = String.raw`\d[\d.,]*\s?`;

function said(source: string, flags = 'giu'): RegExp {
  return new RegExp(source, flags);
}

/** What only means money beside a figure (“won”, “real”, “lei”) stands after one here. */
const currencies: readonly Currency[] = [
  { sign: '€', said: said(String.raw`€|\beuros?\b|${figure}eur\b`) },
  { sign: '£', said: said(String.raw`£|\bquids?\b|\bpence\b|\btenner\b|\bfivers?\b|\b\d{1,2}p\b`) },
  { sign: 'CHF', said: said(String.raw`\b(?:swiss )?francs?\b`) },
  { sign: 'FCFA', said: said(String.raw`\bF?CFA\b`, 'gu') },
  { sign: 'kr', said: said(String.raw`${figure}kr\b|\bkron(?:er|or)\b`) },
  { sign: 'zł', said: said(String.raw`zł|\bz[lł]ot(?:y|ys|ych)\b`) },
  { sign: 'Kč', said: said(String.raw`Kč|\bkorunas?\b`) },
  { sign: 'Ft', said: said(String.raw`\d Ft\b|\b[Ff]orints?\b`, 'gu') },
  { sign: 'lei', said: said(String.raw`${figure}lei\b`) },
  { sign: '₺', said: said(String.raw`₺|${figure}(?:TL|liras?)\b`) },
  { sign: '₽', said: said(String.raw`₽|\br(?:o)?ubles?\b`) },
  { sign: '₴', said: said(String.raw`₴|\bhryvnias?\b`) },
  { sign: '₪', said: said(String.raw`₪|\bshekels?\b`) },
  { sign: '₹', said: said(String.raw`₹|\brupees?\b|\brs\.?\s?\d|${figure}rs\b`) },
  { sign: '৳', said: said(String.raw`৳|${figure}taka\b`) },
  { sign: '₦', said: said(String.raw`₦|\bnairas?\b`) },
  { sign: 'GH₵', said: said(String.raw`GH[₵¢]|₵|\bcedis?\b`) },
  { sign: 'KSh', said: said(String.raw`\bkshs?\b|\bshillings?\b|${figure}bob\b`) },
  { sign: 'USh', said: said(String.raw`\bushs?\b`) },
  { sign: 'birr', said: said(String.raw`\bbirr\b`) },
  { sign: 'R', said: said(String.raw`\bR\s?\d{2,}(?:[.,]\d\d)?\b|\d rands?\b`, 'gu') },
  { sign: 'R$', said: said(String.raw`R\$|\breais\b`) },
  { sign: '¥', said: said(String.raw`¥|\byen\b|\byuan\b`) },
  { sign: '₩', said: said(String.raw`₩|${figure}won\b`) },
  { sign: '฿', said: said(String.raw`฿|\bbaht\b`) },
  { sign: '₫', said: said(String.raw`₫|${figure}dong\b`) },
  { sign: 'RM', said: said(String.raw`\bRM\s?\d|\bringgit\b`, 'gu') },
  { sign: 'Rp', said: said(String.raw`\bRp\.?\s?\d|\b[Rr]upiah\b`, 'gu') },
  { sign: '₱', said: said(String.raw`₱|\bphilippine pesos?\b`) },
  { sign: 'AED', said: said(String.raw`\bdirhams?\b`) },
  { sign: 'SAR', said: said(String.raw`\bri[yi]als?\b`) },
  { sign: 'A$', said: said(String.raw`\bA\$|\baustralian dollars?\b`) },
  { sign: 'NZ$', said: said(String.raw`\bNZ\$|\bnew zealand dollars?\b`) },
  { sign: 'C$', said: said(String.raw`\bC\$|\bcanadian dollars?\b`) },
  { sign: 'TT$', said: said(String.raw`\bTT\$|${figure}TT\b`, 'gu') },
  { sign: '$', said: said(String.raw`(?<![A-Z])\$|\bdollars?\b|\bbucks\b`) },
];

/** Letters that may mean something else (“CAD”, “RON”) are a currency beside a figure only. */
const codes: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  CHF: 'CHF',
  XOF: 'FCFA',
  XAF: 'FCFA',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  ISK: 'kr',
  PLN: 'zł',
  CZK: 'Kč',
  HUF: 'Ft',
  RON: 'lei',
  UAH: '₴',
  NIS: '₪',
  INR: '₹',
  BDT: '৳',
  NGN: '₦',
  GHS: 'GH₵',
  KES: 'KSh',
  UGX: 'USh',
  ETB: 'birr',
  ZAR: 'R',
  BRL: 'R$',
  JPY: '¥',
  RMB: '¥',
  KRW: '₩',
  VND: '₫',
  AED: 'AED',
  SAR: 'SAR',
  AUD: 'A$',
  NZD: 'NZ$',
  CAD: 'C$',
};
const codeBesideFigure = /\b([A-Z]{3})\s?\d|\d\s?([A-Z]{3})\b/gu;

function codesIn(text: string): { sign: string; count: number; at: number }[] {
  return [...text.matchAll(codeBesideFigure)].flatMap(({ 1: before, 2: after, index }) => {
    const sign = codes[before ?? after ?? ''];
    return sign === undefined ? [] : [{ sign, count: 1, at: index }];
  });
}

/** Pounds are money beside a price and a weight beside a scale. */
const poundsPaid = /\b\d[\d.,]*\s?pounds?\b|\bpounds? (?:a|an|per|each)\b/giu;
const poundsWeighed = /\b(?:weigh\w*|weights?|lbs?|ounces?|kg|kilos?|heavy|lift\w*)\b|pounds? of\b/iu;

const philippine =
  /\b(?:barangay|philippines?|filipino|manila|cebu|davao|quezon|cavite|luzon|laguna|po)\b|₱/iu;

/** The currency that a text speaks of: the one it names most, the first of several; undefined where it names none. */
export function currencyOfText(text: string): string | undefined {
  const found = currencies.map(({ sign, said: words }) => {
    const all = [...text.matchAll(words)];
    return { sign, count: all.length, at: all[0]?.index ?? 0 };
  });
  const pounds = poundsWeighed.test(text) ? [] : [...text.matchAll(poundsPaid)];
  const pesos = [...text.matchAll(/\bpesos?\b/giu)];
  found.push({ sign: '£', count: pounds.length, at: pounds[0]?.index ?? 0 });
  found.push({ sign: philippine.test(text) ? '₱' : '$', count: pesos.length, at: pesos[0]?.index ?? 0 });
  found.push(...codesIn(text));
  const [most] = found.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || a.at - b.at);
  return most?.sign;
}
