import type { DeclaredField } from './declared.ts';

type Kind = Pick<DeclaredField, 'kind' | 'options' | 'least' | 'most' | 'unit'>;

/** What the words of a property say about its kind, the most telling first. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/\be-?mail\b/, { kind: 'email' }],
  [
    /\b(?:price|rate|cost|fee|rent|charge|wage|tariff)s? (?:per|an?)\b|^(?:hourly|daily) (?:rate|wage|price)$/,
    { kind: 'money', least: 0 },
  ],
  [/\b(?:phone|mobile|telephone|tel)\b/, { kind: 'phone' }],
  [/\b(?:url|website|web address|link)\b/, { kind: 'link' }],
  [/\b(?:photo|picture|image|scan|sketch)s?\b/, { kind: 'image' }],
  [/\b(?:file|attachment|pdf|upload|document)$/, { kind: 'file' }],
  // A number that names something is no figure.
  [/\b(?:number|no\.?|nr|code|id|sign|plate|reference)$/, { kind: 'text' }],
  [/^(?:no\.?|number) of\b|^(?:max|min|maximum|minimum)\.? /, { kind: 'number', least: 0 }],
  [/^(?:id|code)\b/, { kind: 'text' }],
  [/\byear(?: of| built|$)|\b(?:built|opened|founded) in$/, { kind: 'number', least: 1900, most: 2100 }],
  [/\b(?:date|day) ?(?:\/|and|&) ?(?:the )?time\b|\btimestamp\b/, { kind: 'moment' }],
  [
    /\bdate\b|\b(?:deadline|birthday|due|expiry|due on|due by|return by|needed by|reply by|use-by|use by|valid (?:from|until|to|upto|up to)|until|date of \w+|since|next inspection|last (?:check|donation|emptied|service|visit|inspection|calibration)|calibrated until|best before|expected harvest)$|(?:^| )(?:[a-z]{2,}ed|sent|lent|found|sown|due|bought|born|paid|taken|given|sold|done|begun|made|left|held|met) on$/,
    { kind: 'date' },
  ],
  [
    /^last [a-z-]+(?:ed|ion|ment|ing|test|check|service|visit|exam|audit|review|repair|contact|payment|update)$|^(?:installed|commissioned|acquired|purchased|hired|joined|examined|tested|serviced|calibrated|inspected|repaired|planted|harvested|sown|expires|registered since|member since)$|^(?:maintenance|warranty|contract|lease|licen[cs]e|membership|subscription|insurance|guarantee|project|service|rental|term) (?:start|begin|end|expiry|expiration|renewal)$|\b(?:valid|insured|covered|booked|closed|reserved|blocked|certified|licensed) (?:until|till|to|through|from)$|\bexpir(?:y|ation|es)(?: on)?$/,
    { kind: 'date' },
  ],
  [/^next [a-z ]*(?:inspection|check|service|visit|calibration|examination|test)$/, { kind: 'date' }],
  [/^(?:planned|actual|scheduled|expected) (?:start|end|begin)$/, { kind: 'moment' }],
  [
    /^(?:take-?off|landing|arrival|departure|completion|submitted at|check-?in|check-?out|received|receipt|pick-?up|drop-?off)$/,
    { kind: 'moment' },
  ],
  [/^(?:start|end|from|to|begin|until|day|night)$/, { kind: 'date' }],
  [/\b(?:time|hour)$/, { kind: 'time' }],
  [
    /\b(?:anonymous|complete|completed|active|paid|vegetarian|vegan|urgent|confirmed|informed|available|insured|vaccinated|certified|out of service|public|refundable|signed|deceased|theory passed|heard everywhere|seen|billable|attended)$/,
    { kind: 'yes-no' },
  ],
  [/\b(?:percent|percentage|discount|share|humidity)\b|\brate$|%/, { kind: 'percent', least: 0, most: 100 }],
  [/\bcost (?:centre|center|unit)\b|\bsize class\b|\bprice (?:list|group)\b/, { kind: 'text' }],
  [
    /^(?:advance|base|balance|weekly base|pocket money)$|\b(?:price|cost|costs|fee(?! earner| payer)|fees|budget|salary|wage|rent|deposit|fine|premium|amount due|insured value|purchase value|income|revenue|invoice amount|selling price|(?<!in )charge|(?:insurance|market|estimated|book) value)\b|^(?:value|total)$/,
    { kind: 'money', least: 0 },
  ],
  [/^°c$/, { kind: 'number', unit: '°C' }],
  [/^(?:kg|kilos?)$/, { kind: 'number', unit: 'kg', least: 0 }],
  [/^(?:grams?|g)$/, { kind: 'number', unit: 'g', least: 0 }],
  [
    /\b(?:temperature|tolerance|reference value|measured value|reading|deviation|value|pressure|level)$/,
    { kind: 'number' },
  ],
  [
    /\b(?:number of|count|quantity|qty|copies|seats|places|capacity|portions|pieces|units|weight|height|length|width|depth|distance|duration|hours|minutes|days|weeks|months|interval|score|points|mileage|age|area|volume|dose|floor|strength|severity|likelihood|probability|impact|amount|frames|haemoglobin|waist|seeds|grams|kilometres|litres|size|stock|viability|target|limit|quota|kilograms|eggs|goals|adults|children|credits|odometer|declination|content|hens|broken|m³|round|participants|visitors|guests|attendees|power|diameter|mileage|copies|headcount|head count|speed|thickness|density|voltage|torque|concentration|consumption|altitude|elevation|attendance count|gross|tare|laps|nights|people|persons|occupants|passengers|footage|readings?)\b|\b(?:per|p\.) ?(?:a\.?|day|week|month|year|hour|person|shift)$|^(?:meter|counter|odometer|mileage|gauge) (?:start|end|reading)$/,
    { kind: 'number', least: 0 },
  ],
  [
    /\b(?:description|remarks?|comments?|notes?|justification|abstract|reason|measures?|plan|finding|findings|cause|summary|details|instructions|purpose|explanation|corrective action|root cause|answer|feedback|message|statement|conditions)$/,
    { kind: 'long-text' },
  ],
  [/^(?:sex|gender)$/, { kind: 'choice', options: ['female', 'male', 'other'] }],
  [/^(?:priority|urgency)$/, { kind: 'choice', options: ['low', 'medium', 'high'] }],
  [/^(?:equipment|tags|keywords|skills|languages|allergens)$/, { kind: 'tags' }],
];

/** What a property is, by its words alone. */
export function kindOfWords(words: string): Kind {
  const plain = words.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return kinds.find(([pattern]) => pattern.test(plain))?.[1] ?? { kind: 'text' };
}

/** Words that name a property in a specification, and that people also list where they specify nothing. */
const everyday =
  /\b(?:language|genre|host|village|street|site|room|venue|route|unit|brand|make|maker|manufacturer|vendor|breed|species|variety|contact|company|department|client|borrower|tenant|role|level|method|mode|purpose|topic|subject|label|tag|composer|artist|publisher|isbn|iban|gps|ward|zone|area|region|responsible|in charge|day|night)$|\b(?:headcount|speed|thickness|density|voltage|torque|concentration|consumption|altitude|elevation|gross|tare|laps|nights|people|persons|occupants|passengers|footage|readings?)\b|\b(?:per|p\.) ?(?:a\.?|day|week|month|year|hour|person|shift)$|^last |[a-z]ed on$|^(?:taken|given|sold|done|made|left|held|met) on$|^(?:installed|acquired|purchased|joined|examined|tested|repaired|planted|harvested|sown|expires)$/i;

/** Whether words name a property wherever they are listed. */
export function soundsSurely(words: string): boolean {
  return soundsLikeField(words) && !everyday.test(words.trim());
}

/** Whether words in a list behind a label name a property: “row” and “patient” are values only in brackets. */
export function soundsListed(words: string): boolean {
  return (
    soundsLikeField(words) ||
    /\b(?:row|shelf|box|position|rack|bin|cupboard|cabinet|drawer|seat|cellar|grade|batch|lot|serial|lane|court|team|crew|driver|patient|doctor|teacher|trainer|instructor|student|pupil|member|guest|visitor|employee|operator|inspector|technician|person|nurse|volunteer|leader|organiser|result|outcome|signature|nationality|qualification|certificate|insurance|bank|account|currency|payment|decision|answer|question|theme|style|technique|medium|era|period|vintage|habitat|weather|shift|slot|term|parties|product|item|article|skipper|port|source|destination|recipient|sender)$/i.test(
      words.trim(),
    )
  );
}

/** Whether words name a property rather than one of several values. */
export function soundsLikeField(words: string): boolean {
  const plain = words.toLowerCase().trim();
  return (
    kindOfWords(plain).kind !== 'text' ||
    /\b(?:name|title|number|code|id|address|type|category|kind|location|place|author|owner|skipper|registration|district|supplier|customer|status|state|model|colour|color|origin|country|city|group|class|language|genre|host|village|street|site|room|venue|route|unit|brand|make|maker|manufacturer|vendor|breed|species|variety|contact|company|department|client|borrower|tenant|role|level|method|mode|purpose|topic|subject|label|tag|composer|artist|publisher|isbn|iban|gps|ward|zone|area|region|responsible|in charge)$/.test(
      plain,
    )
  );
}
