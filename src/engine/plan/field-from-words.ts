import { camel } from '../emit/names.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import type { FieldSpec, SampleValue } from '../spec/app-spec.ts';

interface Made {
  readonly field: FieldSpec;
  sample(index: number): SampleValue;
}

const people = ['Elena Novak', 'Marcus Bell', 'Priya Raman', 'Jonas Weber', 'Amara Diallo', 'Chen Wei'];
const places = [
  'Harbour Street 12',
  'Lindenweg 4',
  'Mill Lane 31',
  'Station Road 8',
  'Market Square 2',
  'Hillside 19',
];
const mails = people.map((name) => `${name.split(' ')[0]?.toLowerCase() ?? 'mail'}@example.com`);

const rules: readonly (readonly [
  RegExp,
  FieldSpec['kind'],
  (index: number) => SampleValue,
  Partial<FieldSpec>?,
])[] = [
  [/\b(e-?mail)\b/, 'email', (index) => mails[index] ?? 'mail@example.com'],
  [/\b(phone|mobile|telephone|contact number|whatsapp)\b/, 'phone', (index) => `+1 555 010 ${2030 + index}`],
  [/\b(url|website|link|web address)\b/, 'link', (index) => `https://example.com/${index + 1}`],
  [/\b(photo|picture|image|avatar|logo|thumbnail|cover)s?\b/, 'image', () => ''],
  [/\b(file|document|attachment|pdf|resume|cv)s?\b/, 'file', (index) => `document-${index + 1}.pdf`],
  [
    /\b(budget|salary|revenue|goal|funding)s?\b/,
    'money',
    (index) => [2400, 1800, 3200, 950, 4100, 2750][index] ?? 1500,
    { min: 0 },
  ],
  [
    /\b(price|cost|fee|salary|wage|budget|amount|balance|revenue|income|expense|rent|payment|total|commission|profit|value|deposit)s?\b/,
    'money',
    (index) => [49, 120, 75.5, 18, 240, 99][index] ?? 30,
    { min: 0 },
  ],
  [
    /\b(percent|percentage|rate|discount|share|probability|completion|humidity)\b/,
    'percent',
    (index) => [10, 25, 60, 80, 35, 95][index] ?? 50,
    { min: 0, max: 100 },
  ],
  [
    /\bavailab(?:le|ility)\b/,
    'choice',
    (index) => ['Available', 'Few left', 'Available', 'Sold out'][index % 4] ?? 'Available',
    { options: ['Available', 'Few left', 'Sold out'] },
  ],
  [
    /\b(?:difficulty|(?:skill|experience|difficulty) level)\b/,
    'choice',
    (index) => ['Easy', 'Medium', 'Hard'][index % 3] ?? 'Easy',
    { options: ['Easy', 'Medium', 'Hard'] },
  ],
  [/\b(rating|stars)\b/, 'rating', (index) => 5 - (index % 3), { min: 1, max: 5 }],
  [/\b(date ?time|date and time|timestamp)\b/, 'moment', (index) => `+${index + 1} 10:00`],
  // What ends does so after it began.
  [/\b(?:end|return|closing|check-?out) date\b/, 'date', (index) => `+${index * 3 + 60}`],
  [/\b(date|deadline|birthday|birth|day|due|expiry|expiration)\b/, 'date', (index) => `+${index * 4 + 2}`],
  [
    /^(?:since|vintage|built(?: in)?|(?:est|founded|established)(?: in)?)$|(?<!\b(?:per|this|last|next|each|every|a) )\byear\b(?! (?:group|\d))/,
    'number',
    (index) => [2019, 1998, 2021, 1987, 2015, 2008][index] ?? 2010,
    { min: 0, max: 2100 },
  ],
  [/\b(time|hour|hours of|opening)\b/, 'time', (index) => `${String(9 + index).padStart(2, '0')}:00`],
  [
    /\b(age|quantity|stock|number of|count|weight|height|size|distance|duration|length|score|points?|level|calories|mileage|seats|capacity|floor|bedrooms?|bathrooms?|year|amount of|inventory|reps|sets|steps|area|temperature|speed|wind|pressure|visibility|population|votes|views|likes)\b/,
    'number',
    (index) => [12, 3, 27, 8, 41, 16][index] ?? 5,
    { min: 0 },
  ],
  [
    /\b(description|summary|introduction|content|note|notes|comment|bio|biography|details?|instructions?|requirements?|review|feedback|message|text|abstract|remark|reason|explanation|answer|ingredients)s?\b/,
    'long-text',
    (index) =>
      [
        'Short and to the point.',
        'Agreed with everybody involved.',
        'See the notes of last week.',
        'Ready to be used.',
        'Needs one more look.',
        'New since Monday.',
      ][index] ?? '',
  ],
  [
    /\b(status|state|progress|stage)\b/,
    'choice',
    (index) => ['Open', 'In progress', 'Done'][index % 3] ?? 'Open',
    { options: ['Open', 'In progress', 'Done'] },
  ],
  [
    /\b(priority|urgency|importance|severity)\b/,
    'choice',
    (index) => ['Low', 'Medium', 'High'][index % 3] ?? 'Low',
    { options: ['Low', 'Medium', 'High'] },
  ],
  [
    /\b(gender|sex)\b/,
    'choice',
    (index) => ['Female', 'Male', 'Other'][index % 3] ?? 'Other',
    { options: ['Female', 'Male', 'Other'] },
  ],
  [
    /\b(tags?|keywords|skills|labels?|hobbies|interests|languages)\b/,
    'tags',
    (index) => [['first', 'new'], ['popular'], ['seasonal', 'new']][index % 3] ?? [],
  ],
  [
    /\b(address|location|place|city|country|venue|destination|origin|region|district|street)\b/,
    'text',
    (index) => places[index] ?? '',
  ],
  [
    /\b(author|owner|customer|client|manager|teacher|doctor|driver|name of|contact|assignee|seller|buyer|host|instructor|employee|student|patient|organizer|artist|creator|speaker)\b/,
    'text',
    (index) => people[index] ?? '',
  ],
  [
    /\b(type|category|kind|class|genre|breed|department|brand|model|color|colour|gender|subject|topic|unit|material|style|format|language|method|group|species|position|role|title|barcode|sku|isbn|instrument)\b/,
    'text',
    (index) => ['Classic', 'Modern', 'Compact', 'Premium', 'Seasonal', 'Basic'][index] ?? '',
  ],
];

/** “genre [novel|poetry]”: one of the named ones. */
function choiceFromWords(attribute: string, named: readonly string[], owner: string): Made | undefined {
  const options = named
    .map((option) => sentenceCase(option.trim()))
    .filter((option) => option !== '' && option.length <= 40);
  const made = fieldFromWords(attribute, owner);
  if (made === undefined || options.length < 2) return made;
  return {
    field: {
      name: made.field.name,
      label: made.field.label,
      kind: 'choice',
      options: [...new Set(options)].slice(0, 12),
    },
    sample: (index) => options[index % options.length] ?? '',
  };
}

const asked: readonly (readonly [RegExp, FieldSpec['kind'], (index: number) => SampleValue])[] = [
  [/^when\b/, 'date', (index) => `+${index * 4 + 2}`],
  [/^(?:whether|if)\b/, 'yes-no', (index) => index % 2 === 0],
  [/^how (?:many|long|far|old)\b/, 'number', (index) => [12, 3, 27, 8, 41, 16][index] ?? 5],
  [/^how much\b/, 'number', (index) => [12, 3, 27, 8, 41, 16][index] ?? 5],
  [/^who(?:se|m)?\b/, 'text', (index) => people[index] ?? ''],
  [/^where\b/, 'text', (index) => places[index] ?? ''],
  [/^(?:what|which|why|how)\b/, 'text', () => ''],
];
const longestQuestion = 44;

const doneOrNot =
  /^who(?:se|'s|’s)? (?:has |have |had )?(?:already )?(paid|came|come|attended|replied|answered|confirmed|voted|arrived|turned up|showed up|signed up)$/;

/** “who paid and who has not”: each one has, or has not yet. */
function fieldFromDone(words: string): Made | undefined {
  const done = doneOrNot.exec(words.toLowerCase().trim())?.[1];
  if (done === undefined) return undefined;
  const options = ['Not yet', sentenceCase(done)];
  return {
    field: { name: camel(done), label: sentenceCase(done), kind: 'choice', options, start: 'Not yet' },
    sample: (index) => options[index % 2] ?? 'Not yet',
  };
}

/** “what mixer they looked at”, “which ink is in it”: asks for the mixer, for the ink. */
const nounInQuestion =
  /^(?:what|which)(?: (?:kind|type|sort|size) of)? ([a-z][a-z-]+(?: (?!is\b|are\b|was\b|were\b|they\b|he\b|she\b|it\b|you\b|we\b|i\b|the\b|to\b|has\b|have\b|had\b|goes\b|each\b|every)[a-z-]+)?)(?: (?:is|are|was|were|they|he|she|it|you|we|i|the|to|has|have|had|each|every|everyone|everybody)\b.*)?$/;
const isFiller =
  /^(?:it|they|he|she|we|you|i|is|are|was|were|the|to|has|have|had|happened|happens|goes?|went|one|ones|to do)\b/;

/** “when I want them back”: a question whose answer each record has. */
function fieldFromQuestion(words: string): Made | undefined {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9' ’-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const rule = asked.find(([pattern]) => pattern.test(plain));
  const name = camel(
    plain
      .replaceAll(/[^a-z0-9 ]/g, '')
      .split(' ')
      .slice(0, 6)
      .join(' '),
  );
  if (rule === undefined || plain.length > longestQuestion || !/^[a-z][A-Za-z0-9]*$/.test(name))
    return undefined;
  return { field: { name, label: sentenceCase(words.trim()), kind: rule[1] }, sample: rule[2] };
}

/** A field from the words for an attribute: “release date” is a date, “price” is money. */
export function fieldFromWords(words: string, owner: string): Made | undefined {
  const [, attribute, options = ''] = /^([^[]+?)\s*\[([^\]]+)\]?$/.exec(words) ?? [];
  if (attribute !== undefined) return choiceFromWords(attribute, options.split('|'), owner);
  const noun = nounInQuestion.exec(words.toLowerCase())?.[1];
  // “which dances they know” are several, and one field each would not hold them.
  if (noun !== undefined && !isFiller.test(noun) && singularPhrase(noun) === noun)
    return fieldFromWords(noun, owner);
  const question = fieldFromDone(words) ?? fieldFromQuestion(words);
  if (question !== undefined) return question;
  const plain = words
    .toLowerCase()
    .replace(/^(?:the|a|an|their|its|your|each|different|various|basic)\s+/, '')
    // “the pet's name” is the pet name.
    .replaceAll(/['’]s?(?=\s|$)/g, '')
    .replace(/[^a-z0-9 -]/g, ' ')
    .replace(/^amount of\s+/, '')
    .replace(/(\S)\s+ranges?$/, '$1')
    .trim();
  if (plain.startsWith('number of ')) return countOf(plain);
  const bare = plain.startsWith(`${owner} `) ? plain.slice(owner.length + 1) : plain;
  if (bare === '' || bare.split(' ').length > 4) return undefined;
  if (/^(?:name|title)s?$/.test(bare)) return undefined;
  const label = sentenceCase(singularPhrase(bare));
  const name = camel(singularPhrase(bare).replaceAll(/[^a-z0-9 ]/g, ' '));
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || ['id', 'createdAt', 'by'].includes(name)) return undefined;
  for (const [pattern, kind, sample, extra = {}] of rules) {
    if (pattern.test(bare)) return { field: { name, label, kind, ...extra }, sample };
  }
  return {
    field: { name, label, kind: 'text' },
    // Nothing is known of it, and “Gravity A” would say no more than an empty field.
    sample: () => '',
  };
}

/** “number of colours”: how many, and not which. */
function countOf(words: string): Made | undefined {
  const name = camel(words.replaceAll(/[^a-z0-9 ]/g, ' '));
  const counts = [12, 3, 27, 8, 41, 16];
  return words.split(' ').length > 5
    ? undefined
    : {
        field: { name, label: sentenceCase(words), kind: 'number', min: 0 },
        sample: (index) => counts[index] ?? 5,
      };
}

export function isMoney(words: string): boolean {
  return rules.find(([pattern]) => pattern.test(words))?.[1] === 'money';
}

/** Attributes of which nobody would keep a list: figures, dates, states and the like. */
export function isFigure(words: string): boolean {
  const rule = rules.find(([pattern]) => pattern.test(words));
  return rule !== undefined && !['text', 'long-text', 'file', 'image', 'tags'].includes(rule[1]);
}

/** Whether the words name an attribute (“price”, “release date”) rather than a thing. */
export function isAttribute(words: string, owner: string): boolean {
  const plain = words.toLowerCase();
  return (
    plain.startsWith(`${owner} `) ||
    /^(?:name|title)s?$/.test(plain) ||
    rules.some(([pattern]) => pattern.test(plain))
  );
}
