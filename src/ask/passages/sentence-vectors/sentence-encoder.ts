import { type LinearLayer, linearLayer, type Rows } from './linear-layer.ts';
import { packedMatrix } from './packed-matrix.ts';
import { bend, decay } from './smooth-functions.ts';
import { readRow, readSentenceWeights, type SentenceWeights } from './weights-file.ts';
import type { MakeMatrix } from './whole-matrix.ts';
import { wordPieces } from './word-pieces.ts';

/** What a text is about as a direction of length one: the nearer two of them, the more alike two texts are. */
export type SentenceVector = Float64Array;

export interface SentenceEncoder {
  readonly width: number;
  /** `most`: pieces of words that are looked at; the rest of a longer text counts nothing. */
  encode(text: string, most?: number): SentenceVector;
}

interface Layer {
  readonly query: LinearLayer;
  readonly key: LinearLayer;
  readonly value: LinearLayer;
  readonly mix: LinearLayer;
  readonly mixNorm: Norm;
  readonly up: LinearLayer;
  readonly down: LinearLayer;
  readonly downNorm: Norm;
}

interface Norm {
  readonly scale: Float32Array;
  readonly shift: Float32Array;
}

/**
 * The network of all-MiniLM-L6-v2 in plain arithmetic, without a runtime and without WebAssembly: the content policy of our
 * pages allows neither. Where WebAssembly may be used, `make` can be handed in; the vectors are the same to the last bit.
 */
export function openSentenceEncoder(file: Uint8Array, make: MakeMatrix = packedMatrix): SentenceEncoder {
  const weights = readSentenceWeights(file);
  const { layers: depth, width, heads, positions } = weights.config;
  const pieces = wordPieces(weights.pieces);
  const words = weights.matrix('words');
  const places = weights.matrix('places');
  const begin = normOf(weights, 'begin');
  const layers = Array.from({ length: depth }, (_, at) => layerOf(weights, at, make));

  return {
    width,
    encode(text, most = positions) {
      const numbers = pieces.cut(text, Math.min(most, positions));
      const values = new Float64Array(numbers.length * width);
      const place = new Float64Array(width);
      for (const [at, number] of numbers.entries()) {
        readRow(words, number, values, at * width);
        readRow(places, at, place, 0);
        for (let column = 0; column < width; column += 1)
          values[at * width + column] = (values[at * width + column] ?? 0) + (place[column] ?? 0);
      }
      let rows: Rows = { count: numbers.length, width, values };
      normalise(rows, begin);
      for (const layer of layers) rows = throughLayer(rows, layer, heads);
      return meanOf(rows);
    },
  };
}

function layerOf(weights: SentenceWeights, at: number, make: MakeMatrix): Layer {
  const linear = (name: string) =>
    linearLayer(weights.matrix(`${at}.${name}`), weights.floats(`${at}.${name}.bias`), make);
  return {
    query: linear('query'),
    key: linear('key'),
    value: linear('value'),
    mix: linear('mix'),
    mixNorm: normOf(weights, `${at}.mix`),
    up: linear('up'),
    down: linear('down'),
    downNorm: normOf(weights, `${at}.down`),
  };
}

function normOf(weights: SentenceWeights, name: string): Norm {
  return { scale: weights.floats(`${name}.scale`), shift: weights.floats(`${name}.shift`) };
}

function throughLayer(rows: Rows, layer: Layer, heads: number): Rows {
  const seen = attend(layer.query(rows), layer.key(rows), layer.value(rows), heads);
  const mixed = added(layer.mix(seen), rows);
  normalise(mixed, layer.mixNorm);
  const bent = layer.up(mixed);
  for (let at = 0; at < bent.values.length; at += 1) bent.values[at] = bend(bent.values[at] as number);
  const out = added(layer.down(bent), mixed);
  normalise(out, layer.downNorm);
  return out;
}

function added(rows: Rows, more: Rows): Rows {
  for (let at = 0; at < rows.values.length; at += 1)
    rows.values[at] = (rows.values[at] as number) + (more.values[at] as number);
  return rows;
}

/** Each word looks at all words: in every head by how well its query fits their keys. */
function attend(query: Rows, key: Rows, value: Rows, heads: number): Rows {
  const { count, width } = query;
  const size = width / heads;
  const shrink = 1 / Math.sqrt(size);
  const values = new Float64Array(count * width);
  const shares = new Float64Array(count);
  for (let head = 0; head < heads; head += 1) {
    const from = head * size;
    for (let row = 0; row < count; row += 1) {
      let most = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < count; other += 1) {
        let fit = 0;
        for (let at = 0; at < size; at += 1)
          fit +=
            (query.values[row * width + from + at] as number) *
            (key.values[other * width + from + at] as number);
        shares[other] = fit * shrink;
        most = Math.max(most, fit * shrink);
      }
      let sum = 0;
      for (let other = 0; other < count; other += 1) {
        const share = decay((shares[other] ?? 0) - most);
        shares[other] = share;
        sum += share;
      }
      for (let other = 0; other < count; other += 1) {
        const share = (shares[other] ?? 0) / sum;
        for (let at = 0; at < size; at += 1) {
          const place = row * width + from + at;
          values[place] =
            (values[place] as number) + share * (value.values[other * width + from + at] as number);
        }
      }
    }
  }
  return { count, width, values };
}

/** Each row gets the mean zero and the spread one, then what was learned (layer normalisation). */
function normalise({ count, width, values }: Rows, { scale, shift }: Norm): void {
  for (let row = 0; row < count; row += 1) {
    const start = row * width;
    let sum = 0;
    for (let at = start; at < start + width; at += 1) sum += values[at] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let at = start; at < start + width; at += 1) squares += ((values[at] ?? 0) - mean) ** 2;
    const spread = Math.sqrt(squares / width + 1e-12);
    for (let column = 0; column < width; column += 1) {
      const at = start + column;
      values[at] = (((values[at] ?? 0) - mean) / spread) * (scale[column] ?? 0) + (shift[column] ?? 0);
    }
  }
}

/** The mean of all rows, with the length one. */
function meanOf({ count, width, values }: Rows): SentenceVector {
  const mean = new Float64Array(width);
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < width; column += 1)
      mean[column] = (mean[column] ?? 0) + (values[row * width + column] ?? 0);
  let squares = 0;
  for (const value of mean) squares += value * value;
  const length = Math.sqrt(squares);
  return mean.map((value) => value / length);
}
