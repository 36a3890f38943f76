import { z } from 'zod';
import { openGroups } from './grouped-vectors.ts';
import type { Passage } from './passage.ts';
import { openSentenceEncoder, type SentenceEncoder } from './sentence-vectors/sentence-encoder.ts';
import type { MakeMatrix } from './sentence-vectors/whole-matrix.ts';
import type { PackedVectors } from './vector-file.ts';
import { openWordIndex, type WordIndex } from './word-index.ts';

/** What was written at build, as bytes. Without vectors or without the model, passages are found by their words alone. */
export interface IndexFiles {
  readonly passages: Uint8Array;
  readonly vectors?: Uint8Array;
  readonly model?: Uint8Array;
}

export interface PassageIndex {
  readonly passages: readonly Passage[];
  readonly words: WordIndex;
  /** What passages are about, and how to find out what a question is about. */
  readonly meaning: { readonly encoder: SentenceEncoder; readonly vectors: PackedVectors } | undefined;
}

const passageSchema = z.object({
  id: z.string(),
  source: z.object({
    kind: z.enum([
      'article',
      'help',
      'guide',
      'legal',
      'agent',
      'builder',
      'page',
      'setting',
      'resource',
      'course',
      'own thing',
      'document',
    ]),
    title: z.string(),
    address: z.string(),
  }),
  section: z.string(),
  text: z.string(),
  page: z.int().positive().exactOptional(),
  words: z.string().exactOptional(),
});

/**
 * Opens the index that was shipped. It takes some tenths of a second, so it is done once and when somebody asks. `make` is for
 * those who may use WebAssembly; the answers are the same without it.
 */
export function openIndex(files: IndexFiles, make?: MakeMatrix): PassageIndex {
  const passages = readPassages(files.passages);
  if (files.vectors === undefined || files.model === undefined) return indexOf(passages);
  const vectors = openGroups(files.vectors);
  const encoder = openSentenceEncoder(files.model, make);
  if (vectors.count !== passages.length || vectors.width !== encoder.width)
    throw new Error('The passages and their vectors do not belong together. Build again.');
  return indexOf(passages, { encoder, vectors });
}

/** An index of passages that are at hand, such as a person's own. */
export function indexOf(passages: readonly Passage[], meaning?: PassageIndex['meaning']): PassageIndex {
  return { passages, words: openWordIndex(passages), meaning };
}

function readPassages(bytes: Uint8Array): Passage[] {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error('The passages cannot be used: the file is not whole. Build again.');
  }
  const passages = z.array(passageSchema).safeParse(json);
  if (passages.success) return passages.data;
  const [issue] = passages.error.issues;
  throw new Error(`The passages cannot be used: “${issue?.path.join('.')}” is wrong. Build again.`);
}
