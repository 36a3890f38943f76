import { isBaseVerb, singularPhrase } from '../read/words.ts';

/** Words of greeting and asking before what is asked for. */
const opening =
  /^(?:(?:hi|hello|hey|so|ok|okay)\b[!,.]?\s+)*(?:(?:please|pls|plz|can you|could you|would you)\s+)*(?:(?:i|we)\s+(?:just\s+)?(?:need|want|would like|d like)\s+)?(?:(?:make|build|create)\s+(?:me\s+|us\s+)?)?(?:(?:track|log|record|count|keep track of|keep a record of|manage)\s+(?=(?:my|our|the|all)\s))?(?:(?:an?|the|my|our|some|simple|small|little|all)\s+)*(?:(?:app|website|site|tool|page)\s+(?:for|to)\s+(?:\w+ing|track|split|share|manage|log|keep track of|organi[sz]e|plan)\s+(?:(?:the|my|our|all)\s+)?)?/i;
/** Pairs that are one name. */
const pair =
  /\b(lost|arts|show|meet|bed|hide|bring|drag|pick|food|health|rise|wine) (?:and|&) (found|crafts|tell|greet|breakfast|seek|share|drop|mix|drink|safety|shine|dine)\b/gi;
const ends =
  /[,.;:!?()"\n]|\s(?:for|to|with|w\/|where|who|what|when|which|that|so|in|on|at|and|but|from|by|of|i|we|they|if|or|via|using|without|is|are|can|should|needs?|per)(?=\s|$)/i;
const nameless =
  /^(?:app|apps|website|site|page|thing|things|something|place|way|tool|system|platform|list|lists|online|which|who|what|when|where|how|why|it|i|we|you|they|he|she|me|us)$/i;

/** “My grandma wants …” says what somebody does, and names nothing. */
const isClause =
  /\s(?:wants?|likes?|loves?|hates?|has|have|keeps?|forgets?|gets?|asks?|says?|does|goes|uses)$/i;

/** “Parking spots in our building”: the words that a description begins with, where they name something. */
export function leadPhrase(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(opening, '')
    .replaceAll(pair, (_, one: string, other: string) => `${one}_and_${other}`);
  const end = ends.exec(plain)?.index ?? plain.length;
  const phrase = `${plain.slice(0, end)}${partner(plain.slice(end))}`.trim();
  const words = phrase.split(/\s+/);
  const [first = ''] = words;
  const isName =
    phrase.length <= 34 &&
    !isClause.test(phrase) &&
    (words.length > 1 ? words.length <= 5 : first.includes('_and_')) &&
    words.every((word) => /^[\p{L}\p{N}][\p{L}\p{N}'’&_-]*$/u.test(word) && !nameless.test(word)) &&
    (!isBaseVerb(first.toLowerCase()) || words[1] === 'and');
  return isName ? phrase.replaceAll('_', ' ').toLowerCase() : undefined;
}

/** “… and feeds” at the end belongs to what it is listed with. */
function partner(rest: string): string {
  const word = /^\sand\s+([\p{L}-]+)(?=[.!,]|$|\s(?:with|for|in|of|at|from|by|so|to)\s)/u.exec(
    rest.trimEnd(),
  )?.[1];
  return word === undefined || nameless.test(word) ? '' : ` and ${word}`;
}

/** What holds something and says nothing of it. */
const holder =
  /^(?:map|rota|inventory|countdown|log|board|calendar|planner|tracker|diary|journal|schedule|register|timetable|reminder|catalogue|directory|scoreboard|dashboard|notebook|chart|roster|form|survey|poll|shop|store|booking|bookings|booker|organi[sz]er)$/i;
const small =
  /\b(?:my|our|your|their|his|her|the|an?|small|little|big|good|nice|local|new|own|favou?rite|best|all|some|\d+)\s+/gi;

/** A “map” is one of something: “Playground map”, “Hardware shop inventory”. */
export function holderName(word: string, about: string): string | undefined {
  const thing = about
    .replace(/^for\s+/i, '')
    .replaceAll(small, '')
    .trim();
  const isShort = thing !== '' && thing.split(' ').length <= 3 && !thing.includes(word);
  return holder.test(word) && isShort ? `${singularPhrase(thing)} ${word}` : undefined;
}

const courtesies =
  /(?<![\p{L}'’])(?:pls|plz|please|thx|thanks|thank you|ty|asap|lol|btw)(?![\p{L}'’])[!.]*/giu;
/** Words of names that are often mistyped. */
const mistyped: Readonly<Record<string, string>> = {
  planer: 'planner',
  calender: 'calendar',
  shoping: 'shopping',
  recipie: 'recipe',
  recipies: 'recipes',
  restaraunt: 'restaurant',
  invetory: 'inventory',
  inventary: 'inventory',
  managment: 'management',
  apointment: 'appointment',
  apointments: 'appointments',
  shedule: 'schedule',
  schedual: 'schedule',
  libary: 'library',
  collecton: 'collection',
  traker: 'tracker',
  excercise: 'exercise',
  medecine: 'medicine',
};
const themes = /\b(?:dark|light|night)[- ](?:mode|themed?)\b/gi;

/** The words without what is said to a person or about the looks, and spelled as they are meant. */
export function withoutAsides(words: string): string {
  return words
    .replaceAll(courtesies, ' ')
    .replaceAll(themes, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{L}+/gu, (word) => corrected(word))
    .trim();
}

function corrected(word: string): string {
  const right = Object.hasOwn(mistyped, word.toLowerCase()) ? mistyped[word.toLowerCase()] : undefined;
  if (word === 'i') return 'I';
  if (right === undefined) return word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
