/** A name that was given, with the figure that stands beside it: “Nile 40”, “Mila 11”. */
export interface SaidName {
  readonly name: string;
  readonly figure?: number;
}

/** Names of one kind: “drivers Seán and Kasia”, “Sections Flame, Ocean, Gold”. */
export interface SaidList {
  /** What they are, in the words of the text; empty where it says nothing of it. */
  readonly of: string;
  readonly names: readonly SaidName[];
  readonly start: number;
  readonly end: number;
}

const title = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Miss|Rev|Fr|Sr|St|Prof|Herr|Frau|Auntie|Uncle|Lt|Sgt|Capt|Big|Little|Old)\.?\s)`;
const proper = String.raw`(?:${title}?\p{Lu}[\p{Ll}\p{M}'’-]+(?:[ ](?:(?:of|the|de|van|la|le)[ ])?\p{Lu}[\p{L}\p{M}'’-]*){0,2})`;
const item = String.raw`(?:[Tt]he[ ])?${proper}(?:[ ](?:is[ ])?\(?\d{1,4}\)?(?![\d:.]|\s?(?:am|pm|%|€|£)))?`;
const between = String.raw`(?:\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s+or\s+(?=(?:[Tt]he[ ])?\p{Lu})|\s*&\s*|\s*\/\s*)`;
/** “teachers Mr Brown and Ms Okafor”: the title belongs to the name. */
const noun = String.raw`(?:(?!${title})[\p{L}-]+[ ]){0,2}(?!${title})[\p{L}-]+`;

/** At least two names, or one after a colon: “Staff: Kyle, Renee”. */
const lists = new RegExp(
  String.raw`(?<![\p{L}-])(?:(${noun})(\s*(?:[:(–—]|,?\s(?:are|is|called|named|like|such as)\s)\s*|(?<=\b(?:two|three|four|five|six|\d)[ ][\p{L}-]+s),\s+|\s+))?(${item}(?:${between}${item})+)`,
  'gu',
);

const calendar =
  /^(?:Mon|Tues?|Wednes|Thurs?|Fri|Satur|Sun)(?:day)?s?$|^(?:January|February|March|April|June|July|August|September|October|November|December|Feb|Apr|Aug|Sept?|Oct|Nov|Dec)$|^(?:May|Spring|Summer|Autumn|Winter|Easter|Lent|Christmas|Eid|Ramadan|Diwali|Advent|Pentecost|Whit Monday)$/u;
const languages =
  /^(?:English|French|German|Spanish|Italian|Polish|Arabic|Dutch|Welsh|Irish|Turkish|Russian|Ukrainian|Portuguese|Hindi|Urdu|Chinese|Swedish|Czech|Romanian|Amharic|Swahili)$/u;
const products =
  /^(?:WhatsApp|Facebook|Instagram|Google|Excel|PayPal|UPI|Zoom|Telegram|Signal|Netflix|Spotify|YouTube|PDF|CSV|Wi-?Fi|Bluetooth|iPhone|Android|Apple|Word|Twitter|TikTok|Stripe|Etsy|Airbnb|Strava|GPS|Sms|SMS)$/u;
/** Words with a capital because a sentence begins with them. */
const sentenceWords =
  /^(?:The|A|An|And|But|Or|I|We|You|They|He|She|It|My|Our|Your|Their|His|Her|In|On|At|For|To|From|With|When|Who|What|Where|Which|How|Why|If|Then|So|Each|Every|All|No|Not|Only|Also|Just|Please|Can|Could|Should|Would|Must|Need|Needs|Show|Shows|Let|Make|Add|Keep|Track|Log|List|Every|Max|Maximum|At|Under|Over|After|Before|Names?|Staff|Both|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|There|This|That|These|Those|Some|Most|Many|Any|Nobody|Everyone|Somebody|Thanks|Hello|Hi|Dear|Kindly|Because|While|Until|Since|Once|Twice|Plus|Free|New|Yes)$/u;

/** Whether words are the name of somebody or something, and no day, language or program. */
export function isName(words: string): boolean {
  const [first = ''] = words.split(' ');
  return (
    words.length > 1 &&
    !calendar.test(words) &&
    !calendar.test(first) &&
    !languages.test(words) &&
    !products.test(words) &&
    !sentenceWords.test(first.replace(/['’]\w+$/, ''))
  );
}

function readItem(text: string): SaidName {
  const [, name = text, figure] = /^(.*?)(?:[ ](?:is[ ])?\(?(\d{1,4})\)?)?$/u.exec(text) ?? [];
  return {
    name: name.trim().replace(/^the /u, ''),
    ...(figure === undefined ? {} : { figure: Number(figure) }),
  };
}

/** “Ferries, Sunday Men, Wet Stone”: among other names one that begins with a day is a name as well. */
function areNames(words: readonly string[]): boolean {
  const named = words.filter(isName);
  const others = words.filter((one) => !named.includes(one));
  const isOneOfThem = others.length <= 1 && named.length >= 2;
  return others.every(
    (one) =>
      isOneOfThem &&
      calendar.test(one.split(' ')[0] ?? '') &&
      !/\s(?:Morning|Noon|Afternoon|Evening|Night)s?$/u.test(one) &&
      isName(one.split(' ').slice(1).join(' ')),
  );
}

/** All lists of names of a text. */
export function saidLists(text: string): SaidList[] {
  return [...text.matchAll(lists)].flatMap(({ 0: whole, index, 1: of = '', 2: lead = '', 3: items = '' }) => {
    const names = items.split(new RegExp(between, 'u')).map(readItem);
    if (
      names.length < 2 ||
      !areNames(names.map(({ name }) => name.replace(/^The /u, ''))) ||
      isPlaceBefore.test(of)
    )
      return [];
    // “Rosslare–Cherbourg” is one way, and no list of a kind “Rosslare”.
    if (/^\p{Lu}/u.test(of) && /[–—]/u.test(lead) && !/\s/u.test(lead)) return [];
    return [
      {
        of:
          nounOf(of) ||
          (taking.test(of) ? 'mine' : '') ||
          (names.every(({ name }) => titled.test(name)) ? 'team' : ''),
        names: names.map((one) => withoutKind(one, of)),
        start: index,
        end: index + whole.length,
      },
    ];
  });
}

/** “groups book the Big Hall or the Kitchen” names what can be booked. */
const taking = /\b(?:book|rent|hire|reserve|borrow)s?(?:\s+the)?$/iu;

/** “Dr Osei and Dr Lindqvist” are people, whatever stands before them. */
const titled = new RegExp(`^${title}`, 'u');
const isPlaceBefore = /\b(?:in|near|at|around|outside|from|for)$/iu;

/** “Teacher Grace and Teacher Mercy” are Grace and Mercy. */
function withoutKind(one: SaidName, of: string): SaidName {
  const [first = '', ...rest] = one.name.split(' ');
  return rest.length > 0 && of.toLowerCase().replace(/s$/, '').endsWith(first.toLowerCase())
    ? { ...one, name: rest.join(' ') }
    : one;
}

const leading =
  /^(?:.*\b)?(?:the|an?|our|my|his|her|their|by|of|with|for|two|three|four|five|six|seven|eight|nine|ten|me|and|from|to|at|in|on|are|is|plus|between)\s+/iu;

/** “Fixers are”, “sitters so far”, “racks called”: what stands between a kind and its names. */
const saying = /(?:\s+(?:are|is|were|called|named|like|so far|right now|now|currently))+$/iu;
/** “mine are called Fred and Gertrud” speaks of what was named before. */
const ownOnes = /^(?:mine|ours|they|these|those|names|called)$/iu;

/** The last words that name a kind: of “our two drivers”, “drivers”. */
function nounOf(words: string): string {
  const plain = words.trim().replace(saying, '').replace(leading, '').trim();
  if (ownOnes.test(plain)) return 'mine';
  return /^(?:me|and|from|to|at|in|on|by|are|is|with|of|for|between|the|plus|like|see|ask|only|either|book|books|rent|hire|reserve|borrow)$/iu.test(
    plain.split(' ').at(-1) ?? '',
  )
    ? ''
    : plain.toLowerCase();
}
