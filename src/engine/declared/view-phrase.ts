/** What a few words ask to see, taken apart: of which records, which of them, how they are put together. */
export interface Phrase {
  /** What is left: the name of the records or of a figure, with what is said of them. */
  readonly words: string;
  /** By what it is put together: “per buyer and month” is two. */
  readonly groups: readonly string[];
  readonly isPer: boolean;
  /** “today”, “in the next 30 days”. */
  readonly time?: string;
  readonly without?: string;
  readonly sort?: string;
  readonly isRanking: boolean;
  /** “with departure time”: properties that stand beside each record. */
  readonly beside?: string;
  readonly isCount: boolean;
  readonly isMean: boolean;
}

const article = '(?:(?:an?|the|all|every|our|each)\\s+)*';
const manner =
  '(?:(?:an?|the|all|complete|full|current|simple|printable|short|monthly|weekly|daily|yearly|annual|live)\\s+)*';
const sheet =
  '(?:list|table|view|overview|display|report|chart|screen|page|statistics?|summary|sheet|register|log|graph|bar chart|line chart|pie chart|breakdown|figures?|evaluation|listing|tile|widget|counter|diagram)s?';
const lead = new RegExp(
  String.raw`^(?:${manner}(?:map or )?${sheet} (?:of|on|about|for|showing|with|listing)\s+)?${article}`,
  'i',
);

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|ten|twelve|fourteen|thirty|sixty|ninety)`;
const unit = '(?:days?|weeks?|months?|hours?|years?)';
const times = new RegExp(
  String.raw`\s*,?\b(?:(?:of|for|on|from) )?(?:today(?:['’]s)?(?: and tomorrow(?:['’]s)?)?|tomorrow(?:['’]s)?|yesterday(?:['’]s)?|(?:(?:in|of|for|during|over) )?th(?:is|e current) (?:day|week|month|year|quarter)(?:['’]s)?|(?:of|for) the (?:day|week|month|year)|(?:(?:in|of|for|during|over) )?(?:the )?(?:last|previous) (?:week|month|year)(?:['’]s)?|(?:(?:in|of|for|during|over) )?(?:the )?next (?:week|month|year)|(?:in|within|of|for|over|during)?\s*(?:the )?(?:last|past|previous) ${number} ${unit}|(?:in|within|of|for|over|during|falling due in|due in)?\s*(?:the )?(?:next|coming|following) ${number} ${unit}|(?:in|within) ${number} ${unit})(?= |,|$)`,
  'i',
);

const ending =
  /\b(?:(?:that |which |who )?(?:are |is |have |has )?(?:expir\w+|end(?:ing|s)?|due|fall(?:ing|s)? due|run(?:ning|s)? out|laps(?:ing|es?)|coming up))\s*$/i;

const starting =
  /\s+(?:that |which )?(?:are |is )?(?:start(?:ing|s)?|begin(?:ning|s)?|planned|scheduled|taking place|booked|arriving|departing|entered|recorded|made)\s*$/i;

/** A view in the words of its author, taken apart from its end. */
export function phraseOf(asked: string): Phrase {
  let rest = asked.replaceAll(/\s*\([^)]*\)/g, '').trim();
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match !== null)
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
        .replaceAll(/\s+/g, ' ')
        .trim();
    return match;
  };
  take(lead);
  const sort =
    take(/,?\s*(?:sorted|ordered|in (?:the )?order|ranked|arranged)(?: of| by)\s+([a-z][a-z -]*)$/i)?.[1] ??
    (take(/,?\s*(?:sorted alphabetically|in alphabetical order|alphabetically|a[-–]z)$/i) === null
      ? undefined
      : 'name');
  const order = take(
    /,?\s*\(?(?:the )?(oldest|newest|latest|earliest|most recent|soonest)(?: ones?)? first\)?$/i,
  );
  take(/,?\s*as (?:an? )?(?:bar |line |pie )?(?:chart|bars?|table|list|graph|diagram)$/i);
  const top = take(/,?\s*(?:the )?top (?:\d+|ten|five|three|twenty)$/i);
  const ranking =
    take(
      /^(?:ranking|rank|ranked list|league table|leaderboard|top \S+|standings|best)(?: list)?(?: of\s+|\s+)?/i,
    ) ?? take(/\s+ranking(?: list)?$/i);
  const isCount = take(/^(?:the )?(?:total )?(?:number|count|amount) of(?: the| all)?\s+/i) !== null;
  const isMean = /^(?:mean|average|avg\.?|median)\b/i.test(rest);
  take(/^(?:mean|average|avg\.?|median)\s+(?:of\s+)?(?:the\s+)?/i);
  const wise = take(/[\s,]*\b([a-z]+(?: [a-z]+)?)[- ]wise\b/i)?.[1];
  const grouped = take(
    /(?:\s+|^)(per|by|for each|for every|in each|of each|of every|at each|grouped by|split by|broken down by|according to)\s+(.+)$/i,
  );
  const [, among = '', after] =
    /^(.*?)(?:\s+(?:with|incl\.?|including)\s+(.+))?$/i.exec(grouped?.[2] ?? '') ?? [];
  const by = groupsIn(among);
  const time = by.time ?? take(times)?.[0];
  const isEnding = time !== undefined && take(ending) !== null;
  if (time !== undefined) take(starting);
  const without = take(/\s+(?:without|with no|lacking|that have no|which have no|who have no)\s+(.+)$/i)?.[1];
  const beside =
    after ?? take(/\s+(?:with|incl\.?|including|showing|plus)\s+(?:the(?:ir)?\s+|its\s+)?([a-z].*)$/i)?.[1];
  const groups = [...by.groups, ...(wise === undefined ? [] : [wise])];
  return {
    words: rest.trim(),
    groups,
    isPer: grouped === null ? wise !== undefined : !/\bby\b/i.test(grouped[1] ?? ''),
    isRanking: ranking !== null || top !== null,
    isCount,
    isMean,
    ...(time === undefined ? {} : { time: `${isEnding ? 'ending ' : ''}${time.trim()}` }),
    ...(without === undefined ? {} : { without }),
    ...(sort === undefined
      ? order === null
        ? {}
        : { sort: /^(?:newest|latest|most recent)$/i.test(order[1] ?? '') ? '-day' : 'day' }
      : { sort }),
    ...(beside === undefined ? {} : { beside }),
  };
}

/** “buyer and month”, “room per quarter for this year”. */
function groupsIn(words: string): { groups: string[]; time?: string } {
  const time = times.exec(words)?.[0];
  const groups = (time === undefined ? words : words.replace(time, ' '))
    .replace(/\s+in (?:%|percent)$/i, '')
    .split(/\s*,?\s+(?:and(?: per| by)?|per|by|for each|for every|within)\s+|\s*[,/]\s*|\s+&\s+/i)
    .map((one) => one.replace(/^(?:each|every|the|a)\s+/i, '').trim())
    .filter((one) => one !== '');
  return time === undefined ? { groups } : { groups, time: time.trim() };
}
