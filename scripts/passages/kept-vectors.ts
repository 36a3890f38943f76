import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Passage } from '../../src/ask/passages/passage.ts';
import { passageVector, vectorTexts } from '../../src/ask/passages/passage-vector.ts';
import { packVectors, readVectors } from '../../src/ask/passages/vector-file.ts';
import { openEncoder } from './open-encoder.ts';

const folder = 'src/ask/passages/model';
const vectorsPath = `${folder}/passages.vectors`;
const marksPath = `${folder}/passages.marks`;

/** Changes when what the vector of a passage is made of does. */
function markOf(passage: Passage): string {
  return createHash('sha256')
    .update(JSON.stringify(vectorTexts(passage)))
    .digest('hex')
    .slice(0, 16);
}

/** The vectors that were worked out before, by the mark of their passage: all of them anew would be too long for a build. */
function readKept(root: string): Map<string, Float64Array> {
  let file: Uint8Array;
  let marks: string[];
  try {
    file = readFileSync(join(root, vectorsPath));
    marks = readFileSync(join(root, marksPath), 'utf8').trim().split('\n');
  } catch {
    // There are none before the first run of `npm run passage-vectors`.
    return new Map();
  }
  const vectors = readVectors(file);
  return new Map(marks.map((mark, number) => [mark, vectors.read(number)]));
}

export interface VectorsOfPassages {
  /** In the order of the passages. */
  readonly vectors: readonly Float64Array[];
  /** How many had to be worked out now. */
  readonly fresh: number;
}

/** The vector of each passage: the one that is kept, or a new one where a text has changed. */
export async function vectorsOf(root: string, passages: readonly Passage[]): Promise<VectorsOfPassages> {
  const kept = readKept(root);
  const missing = passages.filter((passage) => !kept.has(markOf(passage)));
  if (missing.length > 0) {
    const encoder = await openEncoder(root);
    for (const passage of missing) kept.set(markOf(passage), passageVector(encoder, passage));
  }
  return {
    vectors: passages.map((passage) => kept.get(markOf(passage)) ?? new Float64Array()),
    fresh: missing.length,
  };
}

export function keepVectors(
  root: string,
  passages: readonly Passage[],
  vectors: readonly Float64Array[],
): void {
  const entries = passages
    .map((passage, number) => [markOf(passage), vectors[number] ?? new Float64Array()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const file = packVectors(
    entries.map(([, vector]) => vector),
    vectors[0]?.length ?? 0,
  );
  writeFileSync(join(root, vectorsPath), file);
  writeFileSync(join(root, marksPath), `${entries.map(([mark]) => mark).join('\n')}\n`);
}
