import { figureIn } from '../cases/said-numbers.ts';

/** What shall stand out: “over 8 %: red”, “if a bill is not paid after a month make it flash”. */
export interface SaidHighlight {
  /** The colour or sign that was asked for. */
  readonly sign: string;
  /** What has to be the case, in the words of the text. */
  readonly when: string;
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:red|crimson|scarlet|alarm colou?r|alarm)\b/iu, '🔴'],
  [/\b(?:amber|orange)\b/iu, '🟠'],
  [/\byellow\b/iu, '🟡'],
  [/\bgreen\b/iu, '🟢'],
  [/\bblue\b/iu, '🔵'],
  [/\b(?:purple|violet|pink)\b/iu, '🟣'],
  [/\b(?:gr[ae]y|black)\b/iu, '⚪'],
  [/\bflag/iu, '🚩'],
  [/\b(?:exclamation marks?)\b|!!/iu, '❗'],
];

/** The sign for a colour that was named; of other ways to stand out, the usual one. */
function signOf(words: string): string {
  return signs.find(([said]) => said.test(words))?.[1] ?? '⚠️';
}

const how = String.raw`(?:(?:bright|dark|light|deep|big|fat)\s+)*(?:red|crimson|scarlet|amber|orange|yellow|green|purple|violet|pink|blue|gr[ae]y|black|bold|warning|alarm|exclamation|flag|asterisk|triangle|blink\p{L}*|flash\p{L}*|highlight\p{L}*|underlin\p{L}*)`;
const marking = 'make|makes|show|paint|colou?r|turn|mark|put|stick|print|set';
const alone = 'flag|underline|highlight|warn|grey out|gray out|shout|bleep';
const when = 'if|when|whenever|once|as soon as';

const forms: readonly (readonly [RegExp, number])[] = [
  // “show it in red when it is less than 8”
  [
    new RegExp(
      String.raw`^(?:please\s+)?(?:${marking})\b.{0,30}?\b${how}\b.{0,24}?\b(?:${when})\s+(.+)$`,
      'iu',
    ),
    1,
  ],
  [new RegExp(String.raw`^(?:${alone})\b.{0,24}?\b(?:${when})\s+(.+)$`, 'iu'), 1],
  // “underline anyone who has not paid after 30 days”
  [
    new RegExp(
      String.raw`^(?:flag|underline|highlight)\s+(?:anyone|anything|everyone|any|every|all|those|people|the)\b\s*(?:who|that|which)?\s*(.+)$`,
      'iu',
    ),
    1,
  ],
  // “grey if older than 4 years”, “!! if pegs < 24”, “yellow at 4 hours”
  [new RegExp(String.raw`^(?:an?\s+)?(?:${how}\b|!+)(?:\s+\p{L}+)?\s+(?:${when})\s+(.+)$`, 'iu'), 1],
  [new RegExp(String.raw`^(?:${how})\s+((?:at|from|under|over|below|above|after)\s+.+)$`, 'iu'), 1],
  // “if oxygen drops under 50 bar paint it bright red”
  [
    new RegExp(
      String.raw`^(?:${when})\s+(.+?),?\s+(?:then\s+)?(?:(?:please\s+)?(?:${marking}|it|they|${alone})\b|(?:the|its?|that|this|an?)\s+(?:\p{L}+\s+){1,3}(?:shall|should|must|will|is|are|turns?|goes|gets?)\b).*?(?:\b${how}\b|\b(?:${alone})\b).*$`,
      'iu',
    ),
    1,
  ],
  // “over 8 %: red”, “a hive … turns amber”, “… ought to stand out in orange”
  [
    new RegExp(
      String.raw`^(.+?)\s*(?::|=|→|\bthen\b)\s*(?:an?\s+|in\s+|turns?\s+|goes\s+)*${how}\b[^,]{0,24}$`,
      'iu',
    ),
    1,
  ],
  [
    new RegExp(
      String.raw`^(.+?)\s+(?:(?:shall|should|ought to|must|will|is to|are to|has to|have to)\s+)?(?:be\s+|to be\s+)?(?:gets?|goes?|turns?|becomes?|is|are|appears?|stands? out|shown|displayed|marked|given|coloured|be|show up|shows up|comes? up|are shown|is shown|is given|are given)\s+(?:(?:shown|displayed|marked|given|up|out|in|on|with|as|an?|the|its?)\s+)*${how}\b.{0,30}$`,
      'iu',
    ),
    1,
  ],
  [
    new RegExp(
      String.raw`^((?:\p{L}+\s+){0,3}(?:over|under|above|below|from|at|after|fewer than|less than|more than|[<>])\s*\S+(?:\s+\S+){0,3}?)\s+(?:turns?\s+|goes\s+|go\s+)?${how}\b(?:\s+(?:them|it|out)){0,3}[^,\d]{0,12}$`,
      'iu',
    ),
    1,
  ],
  // “core > 70 °C warn”
  [/^(.*[<>].*?)\s+(?:warn|alarm|alert)$/iu, 1],
];

/** What a clause wants to stand out; undefined where it wants nothing of the kind. */
export function highlightIn(words: string): SaidHighlight | undefined {
  const plain = words
    .replace(/[\s.!?]+$/u, '')
    .replaceAll(/\b(is|are|has|have|was|does|do)nt\b/giu, '$1 not')
    .replaceAll(/(\d)\s*per ?cent\b/giu, '$1 percent');
  for (const [form, group] of forms) {
    const said = form.exec(plain)?.[group]?.trim();
    if (said !== undefined && said !== '')
      return {
        sign: signOf(plain.replace(said, ' ')),
        when: said.replace(/\s+(?:it|they|this)(?:\s+(?:should|shall|must|will))?$/iu, ''),
      };
  }
  return undefined;
}

/** A figure that something is compared with. */
export interface SaidBound {
  readonly before: string;
  readonly sign: '<' | '<=' | '>' | '>=';
  readonly figure: number;
  readonly unit: string;
  readonly after: string;
}

const bound =
  /^(.*?)(?<![\p{L}\d])(exceeds?|over|above|past|beyond|(?:more|longer|older|warmer|hotter|higher|heavier|bigger|greater|larger|later) th[ae]n|at least|from|at|after|for|since|under|below|(?:less|fewer|lower|colder|shorter|cheaper|younger|smaller) than|(?:remains?|remaining|left) only|only|down to|overdue by|late by|<=|>=|[<>≤≥])\s*(?:of\s+|by\s+)?([-−]?\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\s*(%|°\s?[CF]|[€£$]|[\p{L}²³/]+)?\s*(.*)$/iu;
const lower = /^(?:under|below|<)$|^(?:less|fewer|lower|colder|shorter|cheaper|younger|smaller)/iu;
const atMost = /only$|^(?:down to|<=|≤)$/iu;
const atLeast = /^(?:at least|from|at|>=|≥)$/iu;
const noUnit = /^(?:is|are|on|in|by|then|of|and|or|the|a|left|late|it|to|for|since|without|before|as)$/iu;

export function boundIn(words: string): SaidBound | undefined {
  const match = bound.exec(words.replaceAll(/(\d),(\d{3})\b/g, '$1$2'));
  if (match === null) return undefined;
  const [, before = '', said = '', number = '', unit = '', after = ''] = match;
  const figure = /\d/u.test(number)
    ? Number(number.replace('−', '-').replace(',', '.'))
    : /^an?$/iu.test(number)
      ? 1
      : figureIn(number);
  // “more than a quarter of the takings” is a share of something else.
  if (figure === undefined || /^(?:quarter|third|half|fifth|sixth|tenth|bit|few|lot)s?$/iu.test(unit))
    return undefined;
  const isUnit = !noUnit.test(unit);
  const sign = lower.test(said) ? '<' : atMost.test(said) ? '<=' : atLeast.test(said) ? '>=' : '>';
  return {
    before: before.trim(),
    sign,
    figure,
    unit: isUnit ? unit.toLowerCase().replaceAll(' ', '') : '',
    after: (isUnit ? after : `${unit} ${after}`).trim(),
  };
}
