import { chanceOf } from './chance.ts';
import type { Encoder } from './kernel/encoder.ts';
import type { ReaderSettings } from './reader-settings.ts';
import { type Arc, type SpanKind, spanKinds } from './reading.ts';

/** A span by its first and last word. */
export interface WordSpan {
  readonly kind: SpanKind;
  readonly first: number;
  readonly last: number;
}

const farthest = 30;
const kindWidth = 64;

/** Which spans belong to which: each pair is scored from both ends, their kinds and how far they are apart. */
export function arcScorer(
  encoder: Encoder,
  { arcBias, bars }: ReaderSettings,
): (states: Float32Array, spans: readonly WordSpan[]) => Arc[] {
  const { width } = encoder.config;
  const kinds = encoder.floats('arc.kinds');
  const apart = encoder.floats('arc.apart');
  const wordsApart = encoder.floats('arc.words-apart');
  const typesApart = encoder.floats('arc.types-apart');
  const tailBias = encoder.floats('arc.tail-bias');
  const headBias = encoder.floats('arc.head-bias');

  function describe(states: Float32Array, spans: readonly WordSpan[]): Float32Array {
    const size = width * 3 + kindWidth;
    const rows = new Float32Array(spans.length * size);
    for (const [index, { kind, first, last }] of spans.entries()) {
      const row = rows.subarray(index * size, (index + 1) * size);
      row.set(states.subarray(first * width, (first + 1) * width));
      row.set(states.subarray(last * width, (last + 1) * width), width);
      for (let word = first; word <= last; word += 1)
        for (let k = 0; k < width; k += 1)
          row[2 * width + k] =
            (row[2 * width + k] ?? 0) + (states[word * width + k] ?? 0) / (last - first + 1);
      const at = spanKinds.indexOf(kind) * kindWidth;
      row.set(kinds.subarray(at, at + kindWidth), 3 * width);
    }
    return rows;
  }

  return (states, spans) => {
    if (spans.length < 2) return [];
    const rows = describe(states, spans);
    const tails = encoder.dense('arc.tail', rows, { gelu: true });
    const heads = encoder.dense('arc.head', rows, { gelu: true });
    const paired = encoder.dense('arc.pair', tails);
    const size = tailBias.length;
    const arcs: Arc[] = [];
    for (const [from, tail] of spans.entries()) {
      const own = dot(tails, from, tailBias, 0, size) + arcBias;
      const chances = spans.map((head, to) => {
        if (to === from) return 0;
        const score =
          own +
          dot(paired, from, heads, to, size) +
          dot(heads, to, headBias, 0, size) +
          (apart[near(to - from)] ?? 0) +
          (wordsApart[near(head.first - tail.first)] ?? 0) +
          (typesApart[spanKinds.indexOf(tail.kind) * spanKinds.length + spanKinds.indexOf(head.kind)] ?? 0);
        return chanceOf(score);
      });
      arcs.push(...chosen(tail.kind, chances, bars).map((to) => ({ from, to })));
    }
    return arcs;
  };
}

/** An act has who does it and what it is done to; anything else belongs to one other alone. */
function chosen(kind: SpanKind, chances: readonly number[], bars: ReaderSettings['bars']): number[] {
  const sure = kind === 'A' ? [...chances.keys()].filter((to) => (chances[to] ?? 0) > bars.arc) : [];
  if (sure.length > 0) return sure;
  const best = Math.max(...chances);
  return best > bars.onlyArc ? [chances.indexOf(best)] : [];
}

function near(distance: number): number {
  return Math.max(-farthest, Math.min(farthest, distance)) + farthest;
}

function dot(a: Float32Array, rowOfA: number, b: Float32Array, rowOfB: number, size: number): number {
  let sum = 0;
  for (let k = 0; k < size; k += 1) sum += (a[rowOfA * size + k] ?? 0) * (b[rowOfB * size + k] ?? 0);
  return sum;
}
