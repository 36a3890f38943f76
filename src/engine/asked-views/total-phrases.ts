/** Times that a total is put together by, as people say them. */
const periods: readonly (readonly [RegExp, string])[] = [
  [/^(?:daily|every day|each day|a day|per day|every evening|each evening|day by day|per evening)$/iu, 'day'],
  [/^(?:weekly|every week|each week|a week|per week|week by week)$/iu, 'week'],
  [/^(?:monthly|every month|each month|a month|per month|month by month)$/iu, 'month'],
  [/^(?:quarterly|every quarter|each quarter|per quarter)$/iu, 'quarter'],
  [
    /^(?:yearly|annually|every year|each year|a year|per year|year by year|(?:per|by) calendar year|per season|each season|every season|every winter|each winter|per winter)$/iu,
    'year',
  ],
];
const period =
  '(?:daily|weekly|monthly|quarterly|yearly|annually|(?:every|each|a|per) (?:day|evening|week|month|quarter|year|season|winter)|(?:day|week|month|year) by (?:day|week|month|year))';
const tailPeriod = new RegExp(String.raw`[\s,]+(${period})$`, 'iu');
const headPeriod = new RegExp(
  String.raw`^(?:(?:at|in|by) the end of (?:the|each|every) (day|week|month|quarter|year|season)|end of (day|week|month|year)|(${period}))[\s,:]+(?:the )?`,
  'iu',
);

const number =
  /^(?:[A-Z]{1,4}-?\d+[.:)]?|\d+(?:\.\d+)*[.)]?(?=\s+\p{Lu})|\(\d+\)|must:|should:|could:|nice:|[-*•–])\s+/u;
const wishing =
  /\b(?:wants?|needs?|would like|should like|['’]d like|would love|likes?|wish(?:es)?|asks? for|know|see|show(?:s|n|ing)?|displays?|gives?|tells? us|tell me|publish(?:es)?|get|has|have|report|interested in|list|calculate|work out|curious|sick|nice|for me alone|ministry|council)(?: to (?:know|see|have|get))?(?: for)?\s*[:,]?\s+/giu;
const tails =
  /(?:[\s,]+(?:for (?:the )?(?:wages|payroll|grant people|tax office|accountant|books|records|season|year|month|winter|funders|council|insurance)|so (?:that )?(?:i|we|as|you)\b.*|would be .*|(?:is|are) (?:needed|wanted|required|to be shown)\b.*|(?:shall|should|must|has to|have to) be (?:displayed|shown|visible|given|calculated|reported)\b.*|please|as (?:a )?(?:bars?|chart|line|graph|curve|table|pie|diagram|figure)s?|over (?:the )?(?:season|year|whole|all)|across .*|in total|altogether|so far|separately))+$/iu;

/** Words of clauses that set a price or a bound and ask for no sum. */
const notAsked =
  /\b(?:cannot|never|no more than|at most|at least|max|maximum|minimum|up to|costs? (?:extra|more|less|nothing|double|half)|pays?|earns?|discount|deposit|must not|allowed|limit|one each|points? (?:for|per)|discards?|best \w+ results|then|her|his|them|each other|sum of each|versus|vs|compared|against)\b|[€$£]/iu;

/** In more words than these nothing is named that a plan has. */
const longest = 11;

/** The sums that a clause may ask for, in the words of views: “how many trips each family did” is the number of trips per family. */
export function totalPhrases(clause: string): string[] {
  const bare = clause
    .replace(number, '')
    .replace(/^(?:and |then |also )+/iu, '')
    .trim();
  if (notAsked.test(bare) || /\d/u.test(bare.replaceAll(/\b(?:last|next|past) \d+ \w+/giu, ''))) return [];
  const starts = [...bare.matchAll(wishing)].map((match) => (match.index ?? 0) + match[0].length);
  const asked = [0, ...starts].map((start) => bare.slice(start)).filter((one) => one.trim() !== '');
  const phrases = asked.flatMap((one) => ofCandidate(one, starts.length > 0));
  return [...new Set(phrases)].filter((one) => one.split(' ').length <= longest);
}

const grouped =
  /((?:[\p{L}-]+ ){1,3})(?:per|by|for each|for every) ([\p{L}-]+(?:(?: and |\/| per )(?:day|week|month|quarter|year|[\p{L}-]+(?=$|[\s.,;]))){0,1})/giu;
const summed =
  /^(?:(?:the )?(?:number|sum|count|nr|total) of [\p{L}-]+|count [\p{L}-]+|total [\p{L}-]+|average [\p{L}-]+|mean [\p{L}-]+|takings|income|revenue|turnover|earnings|sales|kilos|kg|tonnes|litres|hours|kilomet(?:re|er)s|costs?)$/iu;

/** “visits per ward/quarter”: what is put together by a time as well is counted. */
function isCountedIn(words: string, by: string): boolean {
  return (
    /^[\p{L}-]{3,}[^s]s$/iu.test(words) && /(?:\/| and | per )(?:day|week|month|quarter|year)$/iu.test(by)
  );
}

/** Whoever types without stops names a sum in the middle of other words: only what is a sum by its own words is heard. */
export function totalsInPassing(clause: string): string[] {
  const words = clause.replace(number, '').trim();
  if (notAsked.test(words)) return [];
  return [...words.matchAll(grouped)].flatMap(({ 1: before = '', 2: by = '', index }) => {
    if (/(?:\d|[€$£%])\s*$/u.test(words.slice(0, index))) return [];
    const said = before.trim().split(' ');
    const starts = said
      .map((_, at) => said.slice(at).join(' '))
      .filter((one) => summed.test(one) || isCountedIn(one, by));
    return starts
      .slice(0, 1)
      .flatMap((one) => ofCandidate(`${one} per ${by.replace(/\/| per /u, ' and ')}`, true));
  });
}

function ofCandidate(candidate: string, isWished: boolean): string[] {
  let rest = candidate.replace(/[\s.,;:?!]+$/u, '').replace(tails, '');
  const groups: string[] = [];
  const head = headPeriod.exec(rest);
  if (head !== null) {
    const unit = periodOf(head[3] ?? '') ?? head[1] ?? head[2];
    if (unit !== undefined) groups.push(unit === 'season' ? 'year' : unit);
    rest = rest.slice(head[0].length).replace(wishingLead, '');
  }
  const tail = tailPeriod.exec(rest);
  const timed = tail === null ? undefined : periodOf(tail[1] ?? '');
  if (tail !== null && timed !== undefined) {
    groups.push(timed);
    rest = rest.slice(0, tail.index);
  }
  const plain = reworded(rest.trim().replace(tails, ''));
  if (plain === '' || onlyPeriod.test(plain) || (groups.length === 0 && !isTotal(plain, isWished))) return [];
  const joined = groups.reduce(
    (all, group) => (/\s(?:per|by)\s/iu.test(all) ? `${all} and ${group}` : `${all} per ${group}`),
    plain,
  );
  return [joined];
}

const wishingLead =
  /^(?:i|we|they|he|she)\s+(?:want|need|must know|would like|like)\s+(?:to know\s+)?(?:the\s+)?/iu;

const onlyPeriod = new RegExp(String.raw`^(?:${period}|(?:day|week|month|year)s?)\b`, 'iu');

function periodOf(words: string): string | undefined {
  return periods.find(([pattern]) => pattern.test(words.trim()))?.[1];
}

/** “kilos per string” is a sum by its own words; “species per survey” may as well say what is written down. */
function isTotal(words: string, isWished: boolean): boolean {
  const [measure = '', by = ''] = words.split(/\s(?:per|for each|for every|by)\s/iu);
  const isShort = words.split(' ').length < 10;
  if (by !== '')
    return (
      isWished ||
      (isShort && (summed.test(measure) || / and |\b(?:day|week|month|quarter|year|weekday)$/iu.test(by)))
    );
  return (
    /^(?:number|sum|total|average|mean|count)\b/iu.test(words) && (isWished || words.split(' ').length < 7)
  );
}

const each = '(?:each|every)';

const forms: readonly (readonly [RegExp, string])[] = [
  [/^(?:nr|no|num)\.? of /iu, 'number of '],
  [/\s+\/\s+([\p{L} -]+?)\s+\/\s+([\p{L} -]+)$/iu, ' per $1 and $2'],
  [/\bper ([\p{L}-]+)\s*\/\s*([\p{L}-]+)$/iu, 'per $1 and $2'],
  [/^([\p{L} ]+?)\s+\/\s+([\p{L} -]+)$/iu, '$1 per $2'],
  [/^(?:add(?:ing)? up|sum(?:s|ming)? up|totals?|totalling) (?:the )?(?=.* (?:per|by|for) )/iu, 'sum of '],
  [/^counts? (?:the |all )?/iu, 'number of '],
  [/^totals? of (?:the |all )?/iu, 'total '],
  [
    new RegExp(
      String.raw`^(?:for|per) ${each} ([\p{L} -]+?)[\s,]+(?:(?:we|i) (?:want|need) )?(?:the )?((?:number|sum|total|average|mean|takings|income) .+)$`,
      'iu',
    ),
    '$2 per $1',
  ],
  [
    new RegExp(
      String.raw`^how many ([\p{L} -]+?) (?:(?:did|does|do|has|have) )?${each} ([\p{L}-]+)(?: (?:did|does|has|had|have|made|got|won|took|takes|gave|brought|drove|sold|done))?$`,
      'iu',
    ),
    'number of $1 per $2',
  ],
  [new RegExp(String.raw`^how many (?:of )?${each} ([\p{L} -]+)$`, 'iu'), 'number per $1'],
  [/^how many /iu, 'number of '],
  [
    /^how much (?:money )?(?:(?:did )?(?:we|i) (?:take|took|earn|earned|make|made)|(?:was |is |we )?(?:raised|taken|came in|comes in|collected))[\s,]*/iu,
    'takings ',
  ],
  [
    new RegExp(
      String.raw`^how much ${each} ([\p{L}-]+) (?:raised|paid|spent|owes|sold|brought in|earned|took)$`,
      'iu',
    ),
    'takings per $1',
  ],
  [
    new RegExp(
      String.raw`^((?:the )?[\p{L}]+(?: [\p{L}]+)?) ${each} ([\p{L}-]+) (?:did|does|worked|has|had|made|got|put in|gave)$`,
      'iu',
    ),
    '$1 per $2',
  ],
  [
    new RegExp(
      String.raw` (?:(?:given|done|made|sold|worked|caught|paid|picked|brought|taught) )?(?:of|for|by|from|with) ${each} (?=[\p{L}-]+)`,
      'iu',
    ),
    ' per ',
  ],
  [new RegExp(String.raw` in ${each} (?=[\p{L}-]+$)`, 'iu'), ' per '],
  [/\s+([\p{L}-]+)[- ]wise$/iu, ' per $1'],
  [/^(?:the )?count of /iu, 'number of '],
  [/^(?:the )?arithmetic mean/iu, 'mean'],
  [/^(?:the )?(?:sum|total|totals|amount) (?=per |by |this |so far)/iu, 'takings '],
  [/^(?:the )?sums? of (?:the |all )?/iu, 'total '],
  [/\bby the hour\b/iu, 'by hour'],
  [/\bhalf[- ]year\b/iu, 'half-year'],
];

/** The same in the words that views know. */
function reworded(words: string): string {
  return forms
    .reduce((all, [pattern, instead]) => all.replace(pattern, instead), words.trim())
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:the|an?|our|my|and|a (?:chart|graph|line|curve|pie|diagram) of(?: how many)?)\s+/iu, '')
    .trim();
}
