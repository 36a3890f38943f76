/** What must be given before something is kept, as a text says it. */
export interface SaidRequired {
  /** The properties, each in its own words. */
  readonly fields: readonly string[];
  /** Words for what it is said of; may name nothing that is kept. */
  readonly of: string;
  /** When it must be given; always where it is empty. */
  readonly condition: string;
  /** Said in words that mean nothing else; else it only holds for what is known to be a property. */
  readonly isSure: boolean;
  /** Somebody has to say yes to it. */
  readonly isTicked: boolean;
  /** Nothing says where the words for it begin: only the last of them may be meant. */
  readonly isTail: boolean;
  readonly start: number;
  readonly end: number;
}

interface Way {
  readonly shape: RegExp;
  readonly isLoose?: boolean;
  readonly isTicked?: boolean;
}

const must = String.raw`(?:must|shall|has to|have to|needs? to|gotta|got to|has got to|['’]ve to|is to|are to)(?: always| also| definitely| please)?`;
const given = String.raw`(?:given|entered|filled(?: in| out)?|stated|supplied|provided|put in|attached|added|noted(?: down)?|recorded|submitted|there|on file|present|named|specified|uploaded|written(?: down| in)?|typed in|indicated|handed in|chosen|known|included)`;
const give = String.raw`(?:give|enter|fill in|fill out|state|put in|put down|provide|supply|leave|list|tell|write(?: down)?|submit|upload|attach|name|note(?: down)?|type in|include|hand in|specify|indicate|record)(?: me| us| you)?(?: about| in)?`;
const needed = String.raw`(?:an? (?:absolute )?must|compulsory|mandatory|required|obligatory|indispensable|needed|essential|necessary|not optional|a must-have)`;
const what = String.raw`(?<fields>[\p{L}\d][^,;:?!]{1,70}?(?:, (?!or\b|otherwise\b|no\b|if\b|when\b|because\b|so\b)[^,;:?!]{2,30})*?(?:,? (?:and|plus) [^,;:?!]{2,40}?)?)`;
const few = String.raw`(?<fields>[\p{L}][\p{L}\d.'’/-]*(?: (?!or\b|no\b|otherwise\b)[\p{L}\d.'’/-]+){0,3}?)`;
const short = String.raw`(?<of>[\p{L}-]+(?: [\p{L}-]+)?)`;
const refused = String.raw`(?:can ?not|can['’]?t|may not|will not|won['’]?t|(?:is|are)(?: not|n['’]?t)|(?:does|do)(?: not|n['’]?t)|never|not)`;
const article = String.raw`(?:an? |the |any |their |his |her |its |your |at least (?:one|a) )?`;
const pattern = (source: string) => new RegExp(source, 'iu');

/** How people say it; the first that fits a sentence counts. */
const ways: readonly Way[] = [
  { shape: pattern(String.raw`^(?<before>.*?)${what} ${must} be ticked(?<after>.*)$`), isTicked: true },
  {
    shape: pattern(
      String.raw`^(?<of>.*?)\b(?:${must} )?(?:tick|confirm)s? that (?:they|you|he or she|she|he|we|it)(?: have|['’]ve| has| are|['’]re| is)? ${few}(?<after>(?: and .*| before .*)?)$`,
    ),
    isTicked: true,
  },
  { shape: pattern(String.raw`^(?<before>.*?)${what} ${must} be ${given}\b(?<after>.*)$`) },
  {
    shape: pattern(
      String.raw`^(?<before>.*?)${what} (?:is|are|['’]s|shall be) (?:always |absolutely )?${needed}\b(?! to\b)(?<after>.*)$`,
    ),
  },
  {
    shape: pattern(
      String.raw`\bno ${few}(?:,|\s?=|\s?[–→-]+>?|\s?:)\s?(?:then )?(?:no ${short}|(?:it |they )?(?:doesn['’]?t|does not|don['’]?t|won['’]?t) (?:count|go|get|start|happen|leave)\b.*)`,
    ),
    isLoose: true,
  },
  { shape: pattern(String.raw`(?:^|[,:] )${few} or no ${short}`) },
  {
    shape: pattern(
      String.raw`\bno ${short} without ${article}${few}(?<after>(?:,| because| for| on| when| if| from| above| over| please).*)?$`,
    ),
  },
  {
    shape: pattern(
      String.raw`^(?:an?|any|the|every|each) ${short} (?:without|with no|lacking|missing) ${article}${few} (?:${refused}|gets? (?:refused|rejected|turned))\b(?<after>.*)$`,
    ),
  },
  {
    shape: pattern(
      String.raw`^${short} (?:without|lacking|missing|that lack) ${article}${few} (?:are|is|get|gets|will be) (?:turned (?:away|down|back)|refused|rejected|not (?:accepted|taken|saved)|sent back|declined)(?<after>.*)$`,
    ),
  },
  {
    shape: pattern(
      String.raw`\bwithout ${article}${few},? (?:(?:an? |the |any )?(?<of>[\p{L}-]+) )?(?:can ?not|can['’]?t|may not|will not|won['’]?t|(?:is|are)(?: not|n['’]?t)|(?:does|do)(?: not|n['’]?t)|no )(?<after>.*)$`,
    ),
  },
  {
    shape: pattern(
      String.raw`^(?<of>.*?)\b(?:needs?|gets?|must have|has to have|have to have|gotta have|need to have|needs to have) ${article}${what},? (?:or|otherwise|or else)\b(?: (?:they|it|its|it['’]s|you|he|she|we|nobody|no one|nothing|no)\b.*)$`,
    ),
  },
  { shape: pattern(String.raw`^${article}${few}, otherwise (?:it|they|you|nothing)\b.*$`) },
  {
    shape: pattern(
      String.raw`^(?<of>.*?)\b${must} ${give} ${what}(?<after>(?:,? (?:if|when|for|before|otherwise|so|because|no excuses)\b.*)?)$`,
    ),
  },
  {
    shape: pattern(
      String.raw`^(?<of>.*?)\b(?:calls for|requires|presupposes|demands) (?!(?:the |an? )?(?:consent|approval|permission|agreement|yes|ok)\b)${what}$`,
    ),
    isLoose: true,
  },
  {
    shape: pattern(
      String.raw`(?:^|[,:] )${few} (?:compulsory|mandatory|obligatory|required|a must|is a must)(?![\p{L}-])(?! to\b)`,
    ),
  },
  {
    shape: pattern(
      String.raw`^(?<before>)(?<fields>.*?) (?:compulsory|mandatory|obligatory|a must)(?![\p{L}-])(?! to\b)(?<after>)`,
    ),
  },
  {
    shape: pattern(
      String.raw`^(?<before>.*?)\b(?:we|i) (?:need(?: to know)?|must (?:know|have)|have to (?:know|have)|want(?= a reason)) ${what}(?<after>(?: (?:so|if|when|from everybody|from everyone|of everybody|because)\b.*)?)$`,
    ),
    isLoose: true,
  },
  {
    shape: pattern(
      String.raw`^(?:(?:an?|each|every|the) )?(?<of>[\p{L}-]+)(?: shall| will| must)? (?:states?|gives?|names?|leaves?|enters?) (?:their|its|the|an?|his|her) ${what}(?<after>(?: (?:if|when|for)\b.*)?)$`,
    ),
    isLoose: true,
  },
  {
    shape: pattern(
      String.raw`^(?<before>[\p{L}/" -]{2,30}?)\s?(?:->|→|=>|:| then) ?(?:an? )?(?<fields>(?:short )?(?:reason|remark|note|comment|photo|explanation|signature))s?(?: (?:needed|required|compulsory|mandatory))?$`,
    ),
  },
];

const sentences = /[^.!?\n;]+(?:[.!?](?=\S)[^.!?\n;]*)*/gu;
const numbered = /^\s*(?:(?:and|but|also|then|so|ok|oh)\s+|\d+(?:\.\d+)*[.)]?\s+|[-*•–]\s+|[A-Z]\.\d+\s+)*/iu;
const ahead = String.raw`(?:if|when|whenever|where|for|before|after|from|under|over|above|on|once|in case|with|at)`;
const parted = new RegExp(String.raw`^(?<condition>${ahead}\b[^,:]*?)[,:]\s*(?<rest>.*)$`, 'iu');
const unparted = new RegExp(
  String.raw`^(?<condition>${ahead}\b.+)\s(?<!\b(?:and|or|of|to|with|for|if|when|from|before|after|,)\s)(?<rest>(?:the|an?|its|his|her|their)\s[^,]*)$`,
  'iu',
);
const behind = new RegExp(String.raw`(?:^|[\s,])(?<condition>${ahead}\b.*)$`, 'iu');
const isAhead = new RegExp(String.raw`^${ahead}\b`, 'iu');

/** All that a text says must be given. */
export function saidRequired(text: string): SaidRequired[] {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) => {
    const lead = numbered.exec(sentence)?.[0].length ?? 0;
    const said = sentence.slice(lead).replaceAll(/\s/g, ' ').trimEnd();
    const found = requiredIn(said);
    return found === undefined ? [] : [{ ...found, start: index + lead, end: index + sentence.length }];
  });
}

function requiredIn(sentence: string): Omit<SaidRequired, 'start' | 'end'> | undefined {
  const first = parted.exec(sentence)?.groups;
  for (const { shape, isLoose = false, isTicked = false } of ways) {
    const parts = (first === undefined ? null : shape.exec(first['rest'] ?? '')) ?? shape.exec(sentence);
    const groups = parts?.groups;
    if (parts === null || groups === undefined) continue;
    const isCut = first !== undefined && parts.input === first['rest'];
    const whole = `${groups['before'] ?? ''}${groups['fields'] ?? ''}`;
    const inside = groups['before'] === undefined ? undefined : unparted.exec(whole)?.groups;
    const isArrow = groups['before'] !== undefined && !('after' in groups);
    const named = isArrow ? (groups['fields'] ?? '') : (inside?.['rest'] ?? whole);
    const listed = isTicked && groups['of'] !== undefined ? [named.trim()] : fieldsIn(named);
    const isTail = listed.length === 0 && groups['before'] !== undefined;
    const fields = isTail ? lastWords(named) : listed;
    if (fields.length === 0) continue;
    const of = groups['of'] ?? '';
    const condition = [
      isCut ? first['condition'] : undefined,
      inside?.['condition'],
      isArrow ? groups['before'] : undefined,
      isAhead.test(of) ? of : undefined,
      behind.exec(groups['after'] ?? '')?.groups?.['condition'],
    ].find((one) => one !== undefined);
    return {
      fields,
      of: isAhead.test(of) ? '' : of.trim(),
      condition: (condition ?? '').trim(),
      isSure: !isLoose && !isTail,
      isTicked,
      isTail,
    };
  }
  return undefined;
}

/** Of a text without signs between its sentences, the words right before what is said of them. */
function lastWords(words: string): string[] {
  const last = words.trim().split(/\s+/u).slice(-3).join(' ');
  return isAsked.test(words) || last === '' ? [] : [last];
}

const isAsked = /^(?:no|when|if|for)\b|\b(?:who|it|they|we|i|you|this|that|there)$/iu;
const most = 4;
const longest = 5;
const noField =
  /\b(?:is|are|was|were|be|been|must|shall|should|may|can|will|if|when|which|that|who|because|then|not|they|them|it|we|i|you|me|us|app|something|somebody|someone|nobody|everything|everyone|login|log-?in|registration|account|sign-?up|booking|approval|notice|to)\b|^(?:four|five|six|seven|eight|nine|ten)\b|\b(?:mean|average|sum|total|list|overview|chart|page|tool|system)$/iu;
const leading =
  /^(?:(?:an?|the|their|his|her|its|your|my|our|any|every|each|at least|one|two|three|valid|also|short|of|even)\s+)+/iu;
const trailing =
  /\s+(?:of (?:each|every|all)\s.*|for .*|on .*|in .*|before .*|at .*|here|too|as well|each time|every time)$/iu;

/** The properties of a list; none where one of them is no name of a property. */
function fieldsIn(words: string): string[] {
  const parts = words
    .split(/\s*(?:,|\+|&|\band\b|\bplus\b)\s*/iu)
    .map((one) =>
      one
        .replace(leading, '')
        .replace(trailing, '')
        .replaceAll(/["“”()]/g, '')
        .trim(),
    )
    .filter((one) => one !== '');
  const isName = (one: string) =>
    one.split(/\s+/u).length <= longest && !noField.test(one) && !/^\d/u.test(one);
  // “No accounts are needed” asks for nothing.
  if (/^no\b/iu.test(words.trim())) return [];
  return parts.length <= most + 1 && parts.every(isName) ? parts : [];
}
