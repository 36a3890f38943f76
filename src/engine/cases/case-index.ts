import { lemmas } from '../plan/match-block.ts';
import type { CaseFile, CaseText } from './case-file.ts';
import { vectorLength } from './sentence-mark.ts';

/** A case that may be meant, and how near it is: 1 is the same words. */
export interface NearCase extends Nearness {
  readonly id: string;
  readonly file: CaseFile;
}

/** How near a description is to a case, each from 0 to 1. */
interface Nearness {
  readonly score: number;
  /** Words in common with the sentence of the case that has most of them, and with all its words. */
  readonly said: number;
  readonly about: number;
  /** Whether the case does what the author mainly means to do. */
  readonly flow: number;
  /** The same by meaning: the nearest sentence, and all sentences together. */
  readonly nearest: number;
  readonly meant: number;
}

/** Words with their weights, and the length of all of them together. */
interface Weighed {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

interface Sentence {
  readonly words: readonly string[];
  /** Only where somebody has come near. */
  weighed?: Weighed;
  readonly vector: Int8Array | undefined;
}

interface Indexed {
  readonly id: string;
  readonly file: CaseFile;
  readonly sentences: readonly Sentence[];
  /** Words of the trade, of its things and acts, beside the sentences. */
  readonly trade: readonly string[];
  readonly whole: Weighed;
  /** What all sentences together mean. */
  readonly mean: Float32Array;
}

/** What is looked for: a description, what its author mainly means to do, and its meaning as a vector where there is one. */
export interface Sought {
  readonly text: string;
  readonly tasks?: readonly string[];
  readonly vector?: Float32Array;
  /** A sentence that is not looked at, by its place in the case: for trying the index with its own sentences. */
  readonly without?: { readonly id: string; readonly place: number };
}

/** Words that say nothing of what an app is about. */
const empty = new Set(
  'i we my our me us you your it its this that these those who what when where which how there here is are be been was were am do does did done can could should would will want need needs needed like have has had get got make made let lets help someone somebody everybody everyone people person user thing stuff something anything for to from of in on at with without by about into so and or but if then also just only not no never always all each every any some one two three app application website site web page system platform simple easy small little big new good nice really keep keeping track tracking tracker list manage management manager show see know use using add put please create build'.split(
    ' ',
  ),
);

export function contentWords(text: string): string[] {
  return lemmas(text).filter((word) => word.length > 1 && !empty.has(word));
}

/** Cases by their words and, where vectors are given, by their meaning. */
export class CaseIndex {
  readonly #cases: readonly Indexed[];
  readonly #rarity: ReadonlyMap<string, number>;
  readonly #byId: ReadonlyMap<string, Indexed>;

  constructor(texts: readonly CaseText[], vectors?: (sentence: string) => Int8Array | undefined) {
    const files = texts.map(({ id, json }) => ({ id, file: JSON.parse(json) as CaseFile }));
    const read = files.map(({ id, file }) => ({
      id,
      file,
      trade: contentWords(tradeOf(file)),
      said: file.say.map((say) => ({ words: contentWords(say), vector: vectors?.(say) })),
    }));
    this.#rarity = rarityOf(
      read.map(({ trade, said }) => new Set([...trade, ...said.flatMap(({ words }) => words)])),
    );
    this.#cases = read.map(({ said, ...one }) => ({
      ...one,
      sentences: said,
      whole: this.#whole(one.trade, said),
      mean: meanOf(said),
    }));
    this.#byId = new Map(this.#cases.map((one) => [one.id, one]));
  }

  get(id: string): CaseFile | undefined {
    return this.#byId.get(id)?.file;
  }

  /** The nearest cases, the nearest first. */
  nearest(sought: Sought, count = 5): NearCase[] {
    const weighed = this.#weigh(contentWords(sought.text));
    return this.#cases
      .map((one) => ({ one, rough: this.#rough(one, weighed, sought) }))
      .toSorted((a, b) => b.rough.score - a.rough.score)
      .slice(0, count)
      .map(({ one, rough }) => ({ id: one.id, file: one.file, ...this.#fine(one, rough, weighed, sought) }));
  }

  /** How many words that carry meaning a text has in common with a case. */
  shared(id: string, text: string): number {
    const whole = this.#byId.get(id)?.whole.weights;
    return [...new Set(contentWords(text))].filter((word) => whole?.has(word)).length;
  }

  /** The share of these words that are words of a case, rare ones counting more. */
  coverage(id: string, text: string): number {
    const whole = this.#byId.get(id)?.whole.weights;
    const words = [...new Set(contentWords(text))];
    const weigh = (word: string) => this.#rarity.get(word) ?? unknownRarity;
    const total = words.reduce((sum, word) => sum + weigh(word), 0);
    const covered = words.filter((word) => whole?.has(word)).reduce((sum, word) => sum + weigh(word), 0);
    return total === 0 ? 0 : covered / total;
  }

  /** By all that a case says together. */
  #rough(one: Indexed, weighed: Weighed, { tasks = [], vector, without }: Sought): Rough {
    const seen = without?.id === one.id ? seenOf(one, without.place) : undefined;
    const about = cosine(weighed, seen === undefined ? one.whole : this.#whole(one.trade, seen));
    const task = one.file.task.findIndex((id) => tasks.includes(id));
    const flow = task < 0 ? 0 : task === 0 ? 1 : 0.6;
    const meant = vector === undefined ? 0 : likeness(vector, seen === undefined ? one.mean : meanOf(seen));
    return { about, flow, meant, score: (about + 0.1 * flow + 0.4 * meant) / 1.5 };
  }

  /** With what only its sentences tell, which says whether it is meant better than which is nearest. */
  #fine(one: Indexed, rough: Rough, weighed: Weighed, { vector, without }: Sought): Nearness {
    const seen = without?.id === one.id ? seenOf(one, without.place) : one.sentences;
    const said = Math.max(0, ...seen.map((sentence) => cosine(weighed, this.#weighed(sentence))));
    const nearest =
      vector === undefined
        ? 0
        : Math.max(0, ...seen.map((sentence) => likeness(vector, sentence.vector) / 127));
    return { ...rough, said, nearest };
  }

  #weighed(sentence: Sentence): Weighed {
    sentence.weighed ??= this.#weigh(sentence.words);
    return sentence.weighed;
  }

  #whole(trade: readonly string[], sentences: readonly Sentence[]): Weighed {
    return this.#weigh([...new Set([...trade, ...sentences.flatMap(({ words }) => words)])]);
  }

  #weigh(words: readonly string[]): Weighed {
    const weights = new Map<string, number>();
    for (const word of words) {
      const rarity = this.#rarity.get(word) ?? unknownRarity;
      // Said often is said a little louder, not many times as loud.
      weights.set(word, weights.has(word) ? Math.min((weights.get(word) ?? 0) * 1.25, rarity * 2) : rarity);
    }
    return { weights, length: lengthOf(weights) };
  }
}

type Rough = Pick<Nearness, 'about' | 'flow' | 'meant' | 'score'>;

function seenOf({ sentences }: Indexed, without: number): Sentence[] {
  return sentences.filter((_, place) => place !== without);
}

/** A word that no case has: it tells the text from all of them alike. */
const unknownRarity = 3;

function tradeOf({ words = [], things = {}, name, acts = {} }: CaseFile): string {
  const named = Object.values(things).flatMap(({ one, many, also = [] }) => [one, many, ...also]);
  const done = Object.values(acts).map(({ label }) => label);
  return [...words, ...named, ...done, name].join(' . ');
}

function rarityOf(documents: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of documents) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + documents.length / count)]));
}

function cosine(a: Weighed, b: Weighed): number {
  let shared = 0;
  for (const [word, weight] of a.weights) shared += weight * (b.weights.get(word) ?? 0);
  return shared === 0 ? 0 : shared / (a.length * b.length);
}

function lengthOf(weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight * weight;
  return Math.sqrt(sum);
}

/** The direction in which all sentences together point, of the length one. */
function meanOf(sentences: readonly Sentence[]): Float32Array {
  const sum = new Float32Array(vectorLength);
  for (const { vector } of sentences)
    for (let index = 0; vector !== undefined && index < sum.length; index += 1)
      sum[index] = (sum[index] ?? 0) + (vector[index] ?? 0);
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((one) => one / length);
}

function likeness(a: Float32Array, b: ArrayLike<number> | undefined): number {
  if (b === undefined) return 0;
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
