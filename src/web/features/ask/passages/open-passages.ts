import type { AnswerHere } from '../../../../ask/answer.ts';
import { foundBeside } from '../../../../ask/documents/found-beside.ts';
import { answerOfFound } from '../../../../ask/passages/answer-of-found.ts';
import type { ReadFile } from '../../../../ask/passages/fetch-index.ts';
import type { SentenceEncoder } from '../../../../ask/passages/sentence-vectors/sentence-encoder.ts';
import type { DocumentOwner } from '../../../app/local/documents/document-shelf.ts';
import type { OwnDocuments } from '../documents/own-documents.ts';
import type { PassageAnswers, PassageQuestion } from './passage-messages.ts';
import { openShippedPassages, type ShippedPassages } from './shipped-passages.ts';

/** Everything that is answered by quoting: what is shipped, and the person's own documents. */
export interface Passages {
  answer(asked: PassageQuestion): Promise<PassageAnswers[keyof PassageAnswers]>;
  /** Works out what new documents are about, while nobody asks. */
  learn(owner: DocumentOwner): Promise<void>;
}

export function openPassages(read: ReadFile): Passages {
  let encoder: SentenceEncoder | undefined;
  let shipped = openShipped();
  let own: { owner: DocumentOwner; documents: OwnDocuments } | undefined;
  let answering = 0;

  function openShipped(): ShippedPassages {
    const opened = openShippedPassages(read);
    const note = async () => {
      encoder = await opened.encoder;
    };
    void note();
    return opened;
  }

  /** Nothing where no document was ever added: most people have none, and fetch no database for it. */
  async function ownOf(owner: DocumentOwner): Promise<OwnDocuments | undefined> {
    if (typeof indexedDB === 'undefined') return undefined;
    const { anyDocuments, documentShelf } = await import('../../../app/local/documents/document-shelf.ts');
    if (!(await anyDocuments())) return undefined;
    const { openOwnDocuments } = await import('../documents/own-documents.ts');
    if (own?.owner !== owner)
      own = { owner, documents: openOwnDocuments(documentShelf(owner), () => encoder) };
    return own.documents;
  }

  async function ofEverything(question: string, owner: DocumentOwner): Promise<AnswerHere> {
    const [found, mine] = await Promise.allSettled([
      shipped.answer(question),
      ownOf(owner).then((documents) => documents?.answer(question)),
    ]);
    if (mine.status === 'rejected') console.warn('Documents could not be read.', mine.reason);
    const documents = mine.status === 'fulfilled' ? mine.value : undefined;
    if (found.status === 'fulfilled')
      return answerOfFound(documents === undefined ? found.value : foundBeside(found.value, documents));
    // What did not come is fetched anew with the next question; one's own documents are here all the same.
    shipped = openShipped();
    if (documents?.kind === 'found') return answerOfFound(documents);
    throw found.reason;
  }

  async function answerNow(asked: PassageQuestion): Promise<PassageAnswers[keyof PassageAnswers]> {
    const { question, owner } = asked;
    if (asked.kind === 'ask') return ofEverything(question, owner);
    const documents = await ownOf(owner);
    if (asked.kind === 'passages')
      return (await documents?.passages(question, asked.documents, asked.limit)) ?? [];
    const found = await documents?.answer(question, asked.documents);
    return found?.kind === 'found' ? answerOfFound(found) : undefined;
  }

  return {
    async answer(asked) {
      answering += 1;
      try {
        return await answerNow(asked);
      } finally {
        answering -= 1;
      }
    },
    async learn(owner) {
      const model = await shipped.encoder;
      if (model === undefined || (await ownOf(owner)) === undefined) return;
      const [{ documentShelf }, { writeVectors }] = await Promise.all([
        import('../../../app/local/documents/document-shelf.ts'),
        import('../documents/write-vectors.ts'),
      ]);
      await writeVectors(documentShelf(owner), model, () => quiet(() => answering === 0));
    },
  };
}

const breathMs = 20;

/** Lets messages in, and waits while somebody asks. */
async function quiet(isQuiet: () => boolean): Promise<void> {
  do await new Promise((done) => setTimeout(done, breathMs));
  while (!isQuiet());
}
