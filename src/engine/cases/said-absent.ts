/** What a text says there is none of, in words that a case would have for it. */
export interface Absent {
  readonly topic: 'money' | 'charges' | 'deposit' | 'fines' | 'points';
  /** Names, labels and reasons that speak of it. */
  readonly words: RegExp;
}

const topics: Readonly<Record<Absent['topic'], RegExp>> = {
  money:
    /\b(?:money|prices?|costs?|fees?|fines?|deposits?|paid|pays?|payments?|owes?|owed|debts?|fares?|takings|income|refunds?|invoices?)\b/iu,
  charges:
    /\b(?:prices?|fees?|fines?|deposits?|paid|pays?|payments?|owes?|owed|fares?|takings|income|refunds?)\b/iu,
  deposit: /\b(?:deposits?|held)\b/iu,
  fines: /\b(?:fines?|late fees?|penalt(?:y|ies)|block at)\b/iu,
  points: /\b(?:points?)\b/iu,
};

/** “no payment before delivery” is a rule about payments. */
const goesOn = String.raw`(?!\s+(?:until|till|over|under|before|after|above|below|yet|unless|without|may|can|is|are|must|will|back|for (?:members|kids|children))\b)`;
const none = String.raw`\b(?:no|without|without any|not any|zero|leave out)\s+(?:real\s+|any\s+)?`;
const kinds: readonly (readonly [Absent['topic'], RegExp])[] = [
  [
    'money',
    new RegExp(
      String.raw`${none}(?:money|cash|prices?|payments?|paying|costs|euros?|dollars?|pounds|money stuff)\b${goesOn}`,
      'iu',
    ),
  ],
  [
    'charges',
    new RegExp(
      String.raw`${none}(?:charge|charges|fees?)\b${goesOn}|\bfree of charge\b(?!\s+(?:for\s+(?!up to\b|\d)|up to\b|from\b|if\b|when\b|under\b))|(?:^|[,;.(–-]\s*)(?:(?:it|everything|all|this)(?: is|['’]s)\s+|all\s+|completely\s+|totally\s+)?free(?=\s*(?:[,;.)!]|$))|\bcosts nothing\b|\b(?:lend|lends|lent|borrow|use|rent|share)\b[^,.;]{0,40}\bfor free\b(?!\s+(?:up to|from|if|when|under))`,
      'iu',
    ),
  ],
  ['deposit', new RegExp(String.raw`${none}deposits?\b${goesOn}`, 'iu')],
  [
    'fines',
    new RegExp(String.raw`${none}(?:fines?|late fees?|penalties|penalty|overdue fees?)\b${goesOn}`, 'iu'),
  ],
  ['points', new RegExp(String.raw`${none}(?:points?|scores?)\b${goesOn}`, 'iu')],
];
const amounts =
  /[€$£¥]\s*\d|\d\s*(?:[€$£¥]|euros?\b|dollars?\b|pounds?\b|francs?\b|cents?\b|kroner\b|pesos?\b|chf\b|eur\b|usd\b)/iu;

export function absentTopic(topic: Absent['topic']): Absent {
  return { topic, words: topics[topic] };
}

/** What a text rules out. Where it names amounts itself, “free” is one price among others. */
export function saidAbsent(text: string): Absent[] {
  const hasAmounts = amounts.test(text);
  return kinds
    .filter(([topic, pattern]) => pattern.test(text) && !(hasAmounts && topic === 'charges'))
    .map(([topic]) => absentTopic(topic));
}
