/** Something that is drawn, with the words that call for it. */
export interface Named {
  readonly words: readonly string[];
}

/** What comes after one of these says more about what was named before it. */
const further =
  /^(?:with|of|for|in|on|at|by|from|to|near|without|under|over|behind|about|before|after|and|or)$/;

function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9&\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .map(one);
}

/** “boxes” → “box”, “berries” → “berry”: rough, and the same on both sides. */
function one(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|news)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss|zz)es$/, '$1')
    .replace(/s$/, '');
}

/** A phrase that calls for something, and how telling it is among the others. */
interface Call<T> {
  readonly item: T;
  readonly parts: readonly string[];
  readonly rank: number;
}

type Calls<T> = ReadonlyMap<string, readonly Call<T>[]>;

const indexes = new WeakMap<readonly Named[], Calls<Named>>();

/** All phrases by their last words. The same list is asked again and again, so that this is done once for it. */
function callsOf<T extends Named>(drawn: readonly T[]): Calls<T> {
  const known = indexes.get(drawn);
  if (known !== undefined) return known as Calls<T>;
  const calls = new Map<string, Call<T>[]>();
  for (const item of drawn)
    for (const [rank, phrase] of item.words.entries()) {
      const parts = plainWords(phrase);
      const last = parts.at(-1);
      if (last !== undefined) calls.set(last, [...(calls.get(last) ?? []), { item, parts, rank }]);
    }
  indexes.set(drawn, calls);
  return calls;
}

/** The phrases that stand in a list of words, with the place where each ends. */
function heard<T extends Named>(
  words: readonly string[],
  drawn: readonly T[],
): (Call<T> & { end: number })[] {
  const calls = callsOf(drawn);
  return words.flatMap((word, index) =>
    (calls.get(word) ?? [])
      .filter(({ parts }) => parts.every((part, at) => words[index + 1 - parts.length + at] === part))
      .map((call) => ({ ...call, end: index + 1 })),
  );
}

/** Longer phrases first, then what is named last, then more telling words. */
function bestOf<T extends Named>(words: readonly string[], drawn: readonly T[]): T | undefined {
  const [best] = heard(words, drawn).toSorted(
    (a, b) => b.parts.length - a.parts.length || b.end - a.end || a.rank - b.rank,
  );
  return best?.item;
}

/** What a text speaks of, among what is drawn: of “Chocolate cake with cherries” the cake. */
export function findDrawing<T extends Named>(text: string, drawn: readonly T[]): T | undefined {
  const words = plainWords(text);
  const end = words.findIndex((word, index) => index > 0 && further.test(word));
  return (end < 0 ? undefined : bestOf(words.slice(0, end), drawn)) ?? bestOf(words, drawn);
}

/** How many of the words that call for each thing stand in a text. */
export function wordsFound<T extends Named>(text: string, drawn: readonly T[]): ReadonlyMap<T, number> {
  const found = new Map<T, number>();
  const phrases = new Set<string>();
  for (const { item, parts } of heard(plainWords(text), drawn)) {
    const phrase = `${drawn.indexOf(item)} ${parts.join(' ')}`;
    if (!phrases.has(phrase)) found.set(item, (found.get(item) ?? 0) + 1);
    phrases.add(phrase);
  }
  return found;
}

const people =
  /(?:^|\s)(?:person|people|member|customer|client|student|pupil|teacher|tutor|instructor|trainer|coach|doctor|nurse|dentist|patient|employee|staff|colleague|player|volunteer|guest|contact|user|friend|driver|tenant|resident|parent|author|artist|speaker|candidate|applicant|agent|worker|sitter|walker|cleaner|carer|therapist|stylist|barber|subscriber|supporter|donor|sponsor|neighbou?r|participant|attendee|lead|lawyer|manager|team mate|teammate|singer|actor|musician|dancer|mentor|freelancer|consultant|host|helper|owner|buyer|seller|scout|child|kid|runner|swimmer|rider|beneficiary|relative|ancestor|profile|account|groomer|caregiver|veterinarian|shareholder|performer|attorney|citizen|photographer|partner|investor|babysitter|nanny|roommate|flatmate|housemate|competitor|contestant|judge|reviewer|influencer)s?$/i;

const named =
  /(?:^|\s)(?:pet|dog|puppy|cat|kitten|horse|pony|animal|cow|goat|hen|chicken|hive|boat|yacht|ship)s?$/i;

/** Whether things of a kind have names as people do: a dog called Biscuit is no biscuit. */
export function haveNames(kind: string): boolean {
  return named.test(kind.trim());
}

/** Whether records of a kind are people: their names say nothing about how they look. */
export function arePeople(kind: string): boolean {
  return people.test(kind.trim());
}
