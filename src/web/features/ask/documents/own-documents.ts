import type { DocumentPassage } from '../../../../ask/documents/document-passage.ts';
import { type AskedDocument, documentPassages } from '../../../../ask/documents/document-passages.ts';
import { foundBeside } from '../../../../ask/documents/found-beside.ts';
import { passagesFor } from '../../../../ask/documents/passages-for.ts';
import { answerFromPassages, type Found } from '../../../../ask/passages/answer-from-passages.ts';
import { joinedVectors } from '../../../../ask/passages/joined-vectors.ts';
import { indexOf, type PassageIndex } from '../../../../ask/passages/open-index.ts';
import type { SentenceEncoder } from '../../../../ask/passages/sentence-vectors/sentence-encoder.ts';
import { readVectors } from '../../../../ask/passages/vector-file.ts';
import type { DocumentShelf } from '../../../app/local/documents/document-shelf.ts';

/** A person's own documents, to be asked. */
export interface OwnDocuments {
  /** Nothing where there are no documents. `only` are those that are meant. */
  answer(question: string, only?: readonly string[]): Promise<Found | undefined>;
  passages(question: string, only: readonly string[], limit: number): Promise<DocumentPassage[]>;
}

interface VectoredDocument extends AskedDocument {
  readonly vectors: Uint8Array | undefined;
}

/** Documents whose vectors are there, and the others, which are found by their words alone. */
interface Indexes {
  readonly key: string;
  readonly all: readonly PassageIndex[];
}

/** Asks the shelf each time what is on it; indexes stay for as long as that is the same. */
export function openOwnDocuments(
  shelf: Pick<DocumentShelf, 'list' | 'passages' | 'vectors'>,
  encoder: () => SentenceEncoder | undefined,
): OwnDocuments {
  let whole: Indexes | undefined;
  let chosen: Indexes | undefined;

  async function indexesOf(only?: readonly string[]): Promise<readonly PassageIndex[]> {
    const listed = (await shelf.list()).filter(({ id }) => only === undefined || only.includes(id));
    const model = encoder();
    const documents = await Promise.all(
      listed.map(async ({ id, title }) => ({
        id,
        title,
        vectors: model === undefined ? undefined : await shelf.vectors(id),
      })),
    );
    const key = documents
      .map(({ id, title, vectors }) => `${id} ${title} ${vectors !== undefined}`)
      .join('\n');
    const kept = only === undefined ? whole : chosen;
    if (kept?.key === key) return kept.all;
    const read = await Promise.all(
      documents.map(async (document) => ({
        ...document,
        passages: (await shelf.passages(document.id)) ?? [],
      })),
    );
    const made = { key, all: openIndexes(read, model) };
    if (only === undefined) whole = made;
    else chosen = made;
    return made.all;
  }

  return {
    async answer(question, only) {
      const found = (await indexesOf(only)).map((index) => answerFromPassages(question, index));
      return found.length === 0 ? undefined : found.reduce(foundBeside);
    },
    async passages(question, only, limit) {
      const found = (await indexesOf(only)).map((index) => passagesFor(question, index, limit));
      // In turns, since what words say and what vectors say does not compare.
      return Array.from({ length: limit }, (_, at) => found.flatMap((list) => list[at] ?? []))
        .flat()
        .slice(0, limit);
    },
  };
}

function openIndexes(
  documents: readonly VectoredDocument[],
  encoder: SentenceEncoder | undefined,
): readonly PassageIndex[] {
  const withVectors = documents.filter(({ vectors }) => vectors !== undefined);
  const others = documents.filter(({ vectors }) => vectors === undefined);
  const files = withVectors.flatMap(({ vectors }) => (vectors === undefined ? [] : readVectors(vectors)));
  return [
    ...(encoder === undefined || files.length === 0
      ? []
      : [indexOf(documentPassages(withVectors), { encoder, vectors: joinedVectors(files) })]),
    ...(others.length === 0 ? [] : [indexOf(documentPassages(others))]),
  ];
}
