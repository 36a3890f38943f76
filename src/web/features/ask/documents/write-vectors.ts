import { documentPassages } from '../../../../ask/documents/document-passages.ts';
import { passageVector } from '../../../../ask/passages/passage-vector.ts';
import type { SentenceEncoder } from '../../../../ask/passages/sentence-vectors/sentence-encoder.ts';
import { packVectors } from '../../../../ask/passages/vector-file.ts';
import { limits } from '../../../../kernel/limits.ts';
import type { DocumentShelf } from '../../../app/local/documents/document-shelf.ts';

/**
 * Works out what the passages of documents are about, for those that have no vectors yet. It takes long, so `pause` is waited for
 * between any two: questions come first. Long documents are left to their words.
 */
export async function writeVectors(
  shelf: Pick<DocumentShelf, 'list' | 'passages' | 'vectors' | 'keepVectors'>,
  encoder: SentenceEncoder,
  pause: () => Promise<void>,
): Promise<void> {
  for (const { id, title } of await shelf.list()) {
    if ((await shelf.vectors(id)) !== undefined) continue;
    const texts = (await shelf.passages(id)) ?? [];
    if (texts.length === 0 || texts.length > limits.documents.vectorPassages) continue;
    const vectors: Float64Array[] = [];
    for (const passage of documentPassages([{ id, title, passages: texts }])) {
      await pause();
      vectors.push(passageVector(encoder, passage));
    }
    await shelf.keepVectors(id, packVectors(vectors, encoder.width));
  }
}
