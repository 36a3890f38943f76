import pluralize from 'pluralize';
import { isKnownVerb } from '../knowledge/verbs.ts';
import { isUncountable } from './word-sense.ts';

const irregularPlurals = new Map(
  Object.entries({
    people: 'person',
    children: 'child',
    men: 'man',
    women: 'woman',
    mice: 'mouse',
    feet: 'foot',
    teeth: 'tooth',
    geese: 'goose',
    data: 'data',
    media: 'media',
    news: 'news',
    series: 'series',
    species: 'species',
    leaves: 'leave',
    lives: 'life',
    knives: 'knife',
    wives: 'wife',
    shelves: 'shelf',
    halves: 'half',
    analyses: 'analysis',
    diagnoses: 'diagnosis',
    theses: 'thesis',
    crises: 'crisis',
    quizzes: 'quiz',
    emojis: 'emoji',
    statistics: 'statistics',
    analytics: 'analytics',
    logistics: 'logistics',
    mathematics: 'mathematics',
    economics: 'economics',
    physics: 'physics',
    politics: 'politics',
    sports: 'sport',
    goods: 'goods',
    movies: 'movie',
    cookies: 'cookie',
    selfies: 'selfie',
    calories: 'calorie',
    ties: 'tie',
    shoes: 'shoe',
    heroes: 'hero',
    potatoes: 'potato',
    tomatoes: 'tomato',
    lens: 'lens',
    gas: 'gas',
    bus: 'bus',
    buses: 'bus',
    status: 'status',
    statuses: 'status',
    canvas: 'canvas',
    atlas: 'atlas',
    campus: 'campus',
    campuses: 'campus',
    virus: 'virus',
    bonus: 'bonus',
    bonuses: 'bonus',
    menus: 'menu',
    gpus: 'gpu',
    cpus: 'cpu',
    ads: 'ad',
    ids: 'id',
    ios: 'ios',
    gps: 'gps',
    sms: 'sms',
    cms: 'cms',
    crm: 'crm',
    css: 'css',
    aws: 'aws',
    os: 'os',
  }),
);

for (const [one, many] of Object.entries({
  lens: 'lenses',
  canvas: 'canvases',
  cookie: 'cookies',
  virus: 'viruses',
  waltz: 'waltzes',
  axis: 'axes',
}))
  pluralize.addIrregularRule(one, many);
for (const word of [
  'data',
  'clothes',
  'means',
  'glasses',
  'headphones',
  'physics',
  'logistics',
  'analytics',
  'statistics',
])
  pluralize.addUncountableRule(word);

/** Forms that were asked for: a plan asks for the same words again and again. */
const asked = {
  one: new Map<string, string>(),
  many: new Map<string, string>(),
  onePhrase: new Map<string, string>(),
};
const mostAsked = 5_000;

function remembered(known: Map<string, string>, words: string, form: (words: string) => string): string {
  const found = known.get(words);
  if (found !== undefined) return found;
  if (known.size >= mostAsked) known.clear();
  const made = form(words);
  known.set(words, made);
  return made;
}

/** One of a noun: `categories` → `category`. */
export function singular(word: string): string {
  return remembered(asked.one, word.toLowerCase(), singularOf);
}

/** Several of a noun. */
export function plural(word: string): string {
  return remembered(asked.many, word.toLowerCase(), pluralOf);
}

function singularOf(lower: string): string {
  const irregular = irregularPlurals.get(lower);
  if (irregular !== undefined) return irregular;
  return lower.length < 4 ? lower : pluralize.singular(lower);
}

function pluralOf(lower: string): string {
  if (isUncountable(lower)) return lower;
  if (lower.endsWith('sis')) return `${lower.slice(0, -2)}es`;
  const irregular = [...irregularPlurals].find(([many, one]) => one === lower && many !== one);
  if (irregular !== undefined && !/(buses|statuses|campuses|bonuses)/.test(irregular[0])) return irregular[0];
  if (irregularPlurals.has(lower) && irregularPlurals.get(lower) === lower && !/(us|as)$/.test(lower))
    return lower;
  return pluralize.plural(lower);
}

export function pluralPhrase(phrase: string): string {
  return ofHead(phrase, plural);
}

export function singularPhrase(phrase: string): string {
  return remembered(asked.onePhrase, phrase, (words) => ofHead(words, singular));
}

/** Of “wheel of cheese” the wheel is one or many, else the last word is. */
function ofHead(phrase: string, form: (word: string) => string): string {
  const [, before = '', head = phrase, after = ''] =
    /^(.*\s)?(\S+)(\sof\s.+)$/.exec(phrase) ?? /^(.*\s)?(\S+)()$/.exec(phrase) ?? [];
  return `${before}${form(head)}${after}`;
}

const irregularVerbs = new Map(
  Object.entries({
    bought: 'buy',
    sold: 'sell',
    written: 'write',
    wrote: 'write',
    made: 'make',
    taken: 'take',
    seen: 'see',
    shown: 'show',
    found: 'find',
    sent: 'send',
    paid: 'pay',
    sending: 'send',
    tagging: 'tag',
    planning: 'plan',
    spinning: 'spin',
    shipping: 'ship',
    submitting: 'submit',
    committing: 'commit',
    shopping: 'shop',
    chatting: 'chat',
    setting: 'set',
    getting: 'get',
    putting: 'put',
    running: 'run',
    swapping: 'swap',
    scanning: 'scan',
    betting: 'bet',
    bidding: 'bid',
    pinning: 'pin',
    mapping: 'map',
    winning: 'win',
    logging: 'log',
    blogging: 'blog',
    dragging: 'drag',
    dropping: 'drop',
    transferring: 'transfer',
    referring: 'refer',
    splitting: 'split',
    controlling: 'control',
    enrolling: 'enroll',
    cancelling: 'cancel',
    travelling: 'travel',
    labelling: 'label',
    dying: 'die',
    lying: 'lie',
  }),
);

/** Whether a word is the base form of a verb that is known: `place`, not `placing`. */
export function isBaseVerb(word: string): boolean {
  return isKnownVerb(word.toLowerCase());
}

/** The base form of a verb, when the word can be one that is known: `placing` → `place`. */
export function baseVerb(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (isKnownVerb(lower)) return lower;
  const irregular = irregularVerbs.get(lower);
  if (irregular !== undefined) return irregular;
  for (const guess of guesses(lower)) if (isKnownVerb(guess)) return guess;
  return undefined;
}

function guesses(word: string): string[] {
  if (word.endsWith('ying')) return [word.slice(0, -3)];
  if (word.endsWith('ing')) return [word.slice(0, -3), `${word.slice(0, -3)}e`];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('es')) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('ed')) return [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [];
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** “a crm for teachers” is a CRM. */
export function spellAcronyms(text: string): string {
  return text.replaceAll(/[a-z]+/gi, (word) => {
    const [, stem = '', ending = ''] = /^([a-z]+?)(s?)$/i.exec(word) ?? [];
    if (acronyms.has(word.toLowerCase())) return word.toUpperCase();
    return acronyms.has(stem.toLowerCase()) ? `${stem.toUpperCase()}${ending}` : word;
  });
}

export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      smallWords.has(word) ? word : acronyms.has(word) ? word.toUpperCase() : sentenceCase(word),
    )
    .join(' ');
}

const acronyms = new Set(
  'crm erp hr api css html url bmi qr faq ai kpi pdf gpa rsvp tv diy rpg sms ui dna gps pos cms lms roi seo usb vr cli sql csv json svg gpu cpu ssd ram pc nft etf iot led mri ct'.split(
    ' ',
  ),
);
const smallWords = new Set(['and', 'or', 'of', 'for', 'the', 'a', 'an', 'in', 'on', 'to', 'by', 'with']);
