import { bestChain } from './best-chain.ts';
import { roundedChance } from './chance.ts';
import { createEncoder, type Encoder } from './kernel/encoder.ts';
import { type MeaningVector, meaningOf } from './meaning-vector.ts';
import { readerSettings } from './reader-settings.ts';
import { type Arc, type MeantTask, type Reading, type Span, spanKinds } from './reading.ts';
import { arcScorer, type WordSpan } from './score-arcs.ts';
import { taskScorer } from './score-tasks.ts';
import { Vocabulary, type Word, wordsIn } from './word-pieces.ts';

/** Says for each word group of a description what it is and what belongs to what, and which tasks are meant. */
export interface Reader {
  read(text: string): Reading;
  /** The same in steps of at most some tenths of a second, so that a server can answer others between them. */
  readInSteps(text: string): Generator<void, Reading>;
  /** A reading with what the whole text means, at no more cost than the reading. */
  readWithVector(text: string): ReadingWithVector;
  readWithVectorInSteps(text: string): Generator<void, ReadingWithVector>;
  /** What the whole text means, to find others that mean nearly the same. */
  vector(text: string): MeaningVector;
  /** Whether it is a word of its vocabulary, not only something put together from pieces. */
  knows(word: string): boolean;
}

export interface ReadingWithVector {
  readonly reading: Reading;
  readonly vector: MeaningVector;
}

/** A longer text is read in parts: what the encoder takes at once, less its two signs for begin and end. */
const longestPart = 380;
const mostTasks = 4;

interface NumberedWord extends Word {
  readonly ids: readonly number[];
}

/** The words of the text with what the encoder says about each. */
interface Encoded {
  readonly words: readonly NumberedWord[];
  /** `width` numbers for each word. */
  readonly states: Float32Array;
  /** The first state and the mean of all, for what the whole text means. */
  readonly pooled: Float32Array;
}

export async function createReader(wasm: Uint8Array, weights: Uint8Array): Promise<Reader> {
  const encoder = await createEncoder(wasm, weights);
  const settings = readerSettings.parse(encoder.extra);
  const vocabulary = new Vocabulary(settings.pieces);
  const tagger = openTagger(encoder);
  const scoreArcs = arcScorer(encoder, settings);
  const scoreTasks = taskScorer(encoder, settings);
  const encodeWords = wordEncoder(encoder, vocabulary);

  const vectorOf = meaningOf(encoder);

  function readPart({ words, states, pooled }: Encoded): { spans: Span[]; arcs: Arc[]; tasks: MeantTask[] } {
    const found = tagger(states);
    return {
      spans: found.map(({ kind, first, last, sure }) => ({
        kind,
        start: words[first]?.start ?? 0,
        end: words[last]?.end ?? 0,
        sure,
      })),
      arcs: scoreArcs(states, found),
      tasks: scoreTasks(pooled),
    };
  }

  function partsOf(text: string): NumberedWord[][] {
    const words = wordsIn(text).map((word) => ({
      ...word,
      ids: vocabulary.cut(text.slice(word.start, word.end)),
    }));
    return inParts(words, text);
  }

  function* readWithVectorInSteps(text: string): Generator<void, ReadingWithVector> {
    const spans: Span[] = [];
    const arcs: Arc[] = [];
    const tasks = new Map<string, number>();
    const states: Float32Array[] = [];
    for (const part of partsOf(text)) {
      const encoded = encodeWords(part);
      const read = readPart(encoded);
      arcs.push(...read.arcs.map(({ from, to }) => ({ from: from + spans.length, to: to + spans.length })));
      spans.push(...read.spans);
      states.push(encoded.states);
      for (const { id, sure } of read.tasks) tasks.set(id, Math.max(sure, tasks.get(id) ?? 0));
      yield;
    }
    const reading = { text, spans, arcs, tasks: surest(tasks, settings.bars.task) };
    return { reading, vector: vectorOf(states) };
  }

  function* readInSteps(text: string): Generator<void, Reading> {
    return (yield* readWithVectorInSteps(text)).reading;
  }

  const readWithVector = (text: string) => lastOf(readWithVectorInSteps(text));

  return {
    readInSteps,
    readWithVector,
    readWithVectorInSteps,
    knows: (word) => vocabulary.has(word),
    read: (text) => readWithVector(text).reading,
    vector: (text) => vectorOf(partsOf(text).map((part) => encodeWords(part).states)),
  };
}

function lastOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Those above the bar, or the one that comes nearest. */
function surest(tasks: ReadonlyMap<string, number>, bar: number): MeantTask[] {
  const sorted = Array.from(tasks, ([id, sure]) => ({ id, sure })).toSorted((a, b) => b.sure - a.sure);
  const over = sorted.filter(({ sure }) => sure > bar).slice(0, mostTasks);
  return over.length > 0 ? over : sorted.slice(0, 1);
}

/** Parts that the encoder takes, cut after the last full stop or line where there is one. */
function inParts(words: readonly NumberedWord[], text: string): NumberedWord[][] {
  const parts: NumberedWord[][] = [];
  let part: NumberedWord[] = [];
  let count = 0;
  for (const word of words) {
    // A “word” of hundreds of pieces says nothing that its beginning does not.
    const ids = word.ids.slice(0, longestPart);
    // Once more where what is left after the full stop is still too long together with this word.
    while (count + ids.length > longestPart && part.length > 0) {
      const end = part.findLastIndex(({ start }) => /[.!?;\n]/.test(text.charAt(start)));
      const cut = end > part.length / 2 ? end + 1 : part.length;
      parts.push(part.slice(0, cut));
      part = part.slice(cut);
      count = part.reduce((sum, own) => sum + own.ids.length, 0);
    }
    part.push({ ...word, ids });
    count += ids.length;
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function wordEncoder(encoder: Encoder, vocabulary: Vocabulary): (words: readonly NumberedWord[]) => Encoded {
  const { width } = encoder.config;
  const shapes = encoder.floats('shape');
  const [begin, end] = [vocabulary.idOf('[CLS]'), vocabulary.idOf('[SEP]')];
  return (words) => {
    const ids = [begin, ...words.flatMap((word) => word.ids), end];
    const hidden = encoder.encode(ids);
    const states = new Float32Array(words.length * width);
    let first = 1;
    for (const [index, word] of words.entries()) {
      const last = first + word.ids.length - 1;
      for (let k = 0; k < width; k += 1) {
        const sum = (hidden[first * width + k] ?? 0) + (hidden[last * width + k] ?? 0);
        states[index * width + k] = sum / 2 + (shapes[word.shape * width + k] ?? 0);
      }
      first = last + 1;
    }
    return { words, states, pooled: pool(hidden, width, ids.length) };
  };
}

function pool(hidden: Float32Array, width: number, count: number): Float32Array {
  const pooled = new Float32Array(width * 2);
  pooled.set(hidden.subarray(0, width));
  for (let at = 0; at < hidden.length; at += 1) {
    const k = width + (at % width);
    pooled[k] = (pooled[k] ?? 0) + (hidden[at] ?? 0) / count;
  }
  return pooled;
}

/** A span with how sure its kind is: by its last word, which says what it is. */
interface SureSpan extends WordSpan {
  readonly sure: number;
}

/** Tags are none, and for each kind the begin of a span and its going on. */
function openTagger(encoder: Encoder): (states: Float32Array) => SureSpan[] {
  const tags = 1 + 2 * spanKinds.length;
  const transitions = withBarred(encoder.floats('chain.trans'), tags);
  const starts = encoder.floats('chain.start').map((score, tag) => (goesOn(tag) ? -1e4 : score));
  return (states) => {
    const scores = encoder.dense('tag', states);
    normalise(scores, tags);
    return spansOf(bestChain(scores, tags, transitions, starts)).map((span) => {
      const tag = span.last * tags + 1 + 2 * spanKinds.indexOf(span.kind);
      const sure = roundedChance(Math.min(1, Math.exp(scores[tag] ?? 0) + Math.exp(scores[tag + 1] ?? 0)));
      return { ...span, sure };
    });
  };
}

const goesOn = (tag: number) => tag > 0 && tag % 2 === 0;

function withBarred(transitions: Float32Array, tags: number): Float32Array {
  return transitions.map((score, at) => {
    const [before, after] = [Math.floor(at / tags), at % tags];
    return goesOn(after) && before !== after && before !== after - 1 ? -1e4 : score;
  });
}

/** Logarithms of shares, as the bars were chosen with these. */
function normalise(scores: Float32Array, tags: number): void {
  for (let row = 0; row < scores.length; row += tags) {
    const own = scores.subarray(row, row + tags);
    const top = Math.max(...own);
    const sum = own.reduce((total, score) => total + Math.exp(score - top), 0);
    const all = top + Math.log(sum);
    for (let tag = 0; tag < tags; tag += 1) own[tag] = (own[tag] ?? 0) - all;
  }
}

function spansOf(path: readonly number[]): WordSpan[] {
  const spans: { kind: WordSpan['kind']; first: number; last: number }[] = [];
  for (const [word, tag] of path.entries()) {
    const kind = spanKinds[Math.floor((tag - 1) / 2)];
    if (tag === 0 || kind === undefined) continue;
    const open = spans.at(-1);
    if (goesOn(tag) && open !== undefined) open.last = word;
    else spans.push({ kind, first: word, last: word });
  }
  return spans;
}
