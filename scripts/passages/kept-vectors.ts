import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packGroups, readGroups } from '../../src/ask/passages/grouped-vectors.ts';
import type { Passage } from '../../src/ask/passages/passage.ts';
import { passageVectors, vectorTexts } from '../../src/ask/passages/passage-vector.ts';
import { openEncoder } from './open-encoder.ts';

const folder = 'src/ask/passages/model';
const vectorsPath = `${folder}/passages.vectors`;
const marksPath = `${folder}/passages.marks`;

/** Changes when what the vectors of a passage are made of does. */
function markOf(passage: Passage): string {
  return createHash('sha256')
    .update(JSON.stringify(vectorTexts(passage)))
    .digest('hex')
    .slice(0, 16);
}

/** The vectors that were worked out before, by the mark of their passage: all of them anew would be too long for a build. */
function readKept(root: string): Map<string, Float64Array[]> {
  let file: Uint8Array;
  let marks: string[];
  try {
    file = readFileSync(join(root, vectorsPath));
    marks = readFileSync(join(root, marksPath), 'utf8').trim().split('\n');
  } catch {
    // There are none before the first run of `npm run passage-vectors`.
    return new Map();
  }
  const { rows, starts } = readGroups(file);
  return new Map(
    marks.map((mark, number) => {
      const start = starts[number] ?? 0;
      const count = (starts[number + 1] ?? start) - start;
      return [mark, Array.from({ length: count }, (_, at) => rows.read(start + at))];
    }),
  );
}

export interface VectorsOfPassages {
  /** Those of each passage, in the order of the passages. */
  readonly vectors: readonly (readonly Float64Array[])[];
  /** How many had to be worked out now. */
  readonly fresh: number;
}

/** The vectors of each passage: those that are kept, or new ones where a text has changed. */
export async function vectorsOf(root: string, passages: readonly Passage[]): Promise<VectorsOfPassages> {
  const kept = readKept(root);
  const missing = passages.filter((passage) => !kept.has(markOf(passage)));
  if (missing.length > 0) {
    const encoder = await openEncoder(root);
    for (const passage of missing) kept.set(markOf(passage), passageVectors(encoder, passage));
  }
  return {
    vectors: passages.map((passage) => kept.get(markOf(passage)) ?? []),
    fresh: missing.length,
  };
}

export function keepVectors(
  root: string,
  passages: readonly Passage[],
  vectors: VectorsOfPassages['vectors'],
): void {
  const entries = passages
    .map((passage, number) => [markOf(passage), vectors[number] ?? []] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const file = packGroups(
    entries.map(([, own]) => own),
    widthOf(vectors),
  );
  writeFileSync(join(root, vectorsPath), file);
  writeFileSync(join(root, marksPath), `${entries.map(([mark]) => mark).join('\n')}\n`);
}

export function widthOf(vectors: VectorsOfPassages['vectors']): number {
  return vectors[0]?.[0]?.length ?? 0;
}
