import { figureIn } from '../cases/said-numbers.ts';

/** What makes a price higher or lower: “registered charities receive 50 % off”. */
export interface SaidChange {
  /** In which case, in the words of the text. */
  readonly when: string;
  readonly isUp: boolean;
  readonly value: number;
  readonly isShare: boolean;
}

const number = String.raw`(?<figure>\d+(?:[.,]\d+)?|a third|a quarter|a fifth|one fifth|half|five|ten|fifteen|twenty|thirty|forty|fifty)`;
const coin = String.raw`(?:€|£|\$|zł|euros?|eur|pounds?|quid|dollars?|usd|bucks?|francs?|chf|kronor|kr|rupees?|naira|yen|cents?)`;
const amount = String.raw`(?:(?:€|£|\$)\s?)?${number}\s*(?<unit>%|per ?cent|percent|${coin})?`;

/** The same once more, for a form that says it in either of two places. */
const amount2 = amount.replaceAll('<figure>', '<figure2>').replaceAll('<unit>', '<unit2>');

const down = String.raw`(?:off|less|cheaper|discount|reduction|concession|rebate|down)`;
const up = String.raw`(?:more|extra|surcharge|on top|dearer|supplement|fee|higher)`;

interface Form {
  readonly pattern: RegExp;
  readonly isUp: boolean;
}

const made = (pattern: string, isUp: boolean): Form => ({ pattern: new RegExp(pattern, 'iu'), isUp });

const forms: readonly Form[] = [
  // “members get 20 % off”, “a second pair is 40 % cheaper”
  made(
    String.raw`^(?<when>.+?)[\s,:]+(?:and\s+)?(?:(?:will|shall|can|does|do|may)\s+)?(?:(?:it['’]?s|it is|its|is|are|is it|gets?|receives?|pays?|has|have|makes? it|means?|is worth|are worth|comes?|goes?|attracts?|is granted|are granted|is given|costs?|saves?)\s+)?(?:an?\s+)?${amount}\s+(?:taken\s+)?${down}\b.{0,20}$`,
    false,
  ),
  made(
    String.raw`^(?<when>.+?)[\s,:]+(?:(?:it['’]?s|it is|its|is|are|is it|gets?|pays?|costs?|attracts?|is|carr(?:y|ies)|means?|incurs?)\s+)?(?:an?\s+)?${amount}\s+(?:${up}|(?:\p{L}+[- ]){1,2}(?:fee|surcharge|supplement|charge))\b.{0,16}$`,
    true,
  ),
  // “is granted a reduction of 12 %”
  made(
    String.raw`^(?<when>.+?)\s+(?:(?:is|are)\s+granted|gets?|receives?|has|have|brings?|means?)\s+(?:an?\s+)?(?:reduction|discount|rebate|concession) of ${amount}$`,
    false,
  ),
  made(
    String.raw`^(?<when>.+?)\s+(?:(?:is|are)\s+charged|gets?|attracts?|carr(?:y|ies)|incurs?|means?)\s+(?:an?\s+)?(?:surcharge|supplement|extra charge) of ${amount}$`,
    true,
  ),
  // “before four the price is reduced by 40 percent”, “beetle wood is knocked down 30 %”
  made(
    String.raw`^(?<when>.+?),?\s+(?:(?:the|its|their)\s+(?:price|rate|fee|cost|rent)s?\s+)?(?:(?:is|are|shall be|will be|should be|gets?)\s+)(?:reduced|lowered|cut|knocked down|marked down|dropped|halved)\s+(?:by\s+)?${amount}$`,
    false,
  ),
  made(
    String.raw`^(?<when>.+?),?\s+(?:(?:the|its|their)\s+(?:price|rate|fee|cost|rent)s?\s+)?(?:(?:is|are|shall be|will be|should be|gets?)\s+)(?:raised|increased|put up|marked up)\s+(?:by\s+)?${amount}$`,
    true,
  ),
  // “single mums I knock off 200”, “school holidays whack on 20 percent”
  made(String.raw`^(?<when>.+?),?\s+(?:i\s+|we\s+|you\s+)?(?:knock|take)s?\s+off\s+${amount}$`, false),
  made(String.raw`^(?<when>.+?),?\s+(?:i\s+|we\s+|you\s+)?(?:knock|take)s?\s+${amount}\s+off$`, false),
  made(
    String.raw`^(?<when>.+?),?\s+(?:i\s+|we\s+|you\s+)?(?:whack on|adds?|put on|charge)\s+${amount}(?:\s+(?:more|extra|on top))?$`,
    true,
  ),
  // “corner stands plus 12 %”, “oiled thread -15%”
  made(String.raw`^(?<when>.+?)\s*(?::\s*)?(?:plus\s+|\+\s?)${amount}$`, true),
  made(String.raw`^(?<when>.+?)\s*(?::\s*)?(?:minus\s+|[-−]\s?)${amount}$`, false),
  // “30 cents less if they bring the box back”
  made(
    String.raw`^(?:(?:knock|take)s?\s+off\s+${amount}|${amount2}\s+(?:off|less|cheaper|discount))\s+(?:for|if|when|with|on)\s+(?<when>.+)$`,
    false,
  ),
  made(
    String.raw`^(?:add\s+)?${amount}\s+(?:more|extra|surcharge|on top)\s+(?:for|if|when|with|on)\s+(?<when>.+)$`,
    true,
  ),
  // “on the eve of a holiday all prices rise by one fifth”
  made(
    String.raw`^(?<when>.+?),?\s+(?:the|all|its|their)\s+(?:price|rate|fee|cost|rent)s?\s+(?:drops?|falls?|goes down|go down|sinks?)\s+by\s+${amount}$`,
    false,
  ),
  made(
    String.raw`^(?<when>.+?),?\s+(?:the|all|its|their)\s+(?:price|rate|fee|cost|rent)s?\s+(?:rises?|goes up|go up|climbs?)\s+by\s+${amount}$`,
    true,
  ),
];

const shares: Readonly<Record<string, number>> = {
  half: 50,
  'a third': 33.33,
  'a quarter': 25,
  'a fifth': 20,
  'one fifth': 20,
};

const times =
  /^(?<when>.+?),?\s+(?:(?:is|are|costs?|pays?|is paid at|are paid at|takes?|it['’]?s|it is|you pay|we charge)\s+)(?<factor>double|twice|triple|three times|two times|four times|one and a half times|time and a half|\d+(?:[.,]\d+)? times)(?:\s+(?:the (?:usual |normal )?(?:price|rate|fee|amount)|as much))?(?:\s+because.*)?$/iu;
const factors: Readonly<Record<string, number>> = {
  double: 2,
  twice: 2,
  'two times': 2,
  triple: 3,
  'three times': 3,
  'four times': 4,
  'one and a half times': 1.5,
  'time and a half': 1.5,
};

/** “same-day service costs double”. */
function timesIn(words: string): SaidChange | undefined {
  const { when = '', factor = '' } = times.exec(words)?.groups ?? {};
  const value = factors[factor.toLowerCase()] ?? Number.parseFloat(factor.replace(',', '.'));
  return when === '' || !(value > 1)
    ? undefined
    : { when: when.trim(), isUp: true, value: Math.round((value - 1) * 100), isShare: true };
}

/** A case that is none: “right +2, wrong −1” is told piece by piece, “1-22” is a range. */
const noCase =
  /\d\S*,|\d$|^(?:then|thereafter|and|so|right|wrong)$|\b(?:than|to|under|below|from|is|cost|=)$|=|^min/iu;

const paying = /\b(?:pays?|knock|take|adds?|charge|costs?|saves?|price)\b/iu;

/** Undefined where a clause tells of no price that changes in a case. */
export function changeIn(words: string): SaidChange | undefined {
  const plain = words.replace(/[\s.!?]+$/u, '').replace(/\s+(?:lol|haha|thanks)$/iu, '');
  const factor = timesIn(plain);
  if (factor !== undefined) return factor;
  for (const { pattern, isUp } of forms) {
    const found = pattern.exec(plain)?.groups ?? {};
    const { when = '', figure = found['figure2'] ?? '', unit = found['unit2'] ?? '' } = found;
    if (when === '' || figure === '' || noCase.test(when.trim())) continue;
    const share = shares[figure.toLowerCase()];
    const value = share ?? (/\d/u.test(figure) ? Number(figure.replace(',', '.')) : figureIn(figure));
    if (value === undefined || value === 0) continue;
    const isShare = share !== undefined || /^(?:%|per)/iu.test(unit);
    // A bare figure is more often a point, a place or a piece.
    if (!isShare && unit === '' && !paying.test(plain)) continue;
    if (isShare && value > (isUp ? 300 : 100)) continue;
    return { when: when.trim(), isUp, value: isCents(unit) ? value / 100 : value, isShare };
  }
  return undefined;
}

function isCents(unit: string): boolean {
  return /^cents?$/iu.test(unit);
}
