import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerHere } from '../../../../ask/answer.ts';
import type { DocumentPassage } from '../../../../ask/documents/document-passage.ts';
import { randomIds } from '../../../../kernel/ids.ts';
import type { StoredDocument } from '../../../app/local/documents/document-shapes.ts';
import type { DocumentShelf } from '../../../app/local/documents/document-shelf.ts';
import { refusalWords } from '../../../lib/documents-read/refusal-words.ts';
import { passageDesk } from '../passages/ask-passages.ts';
import type { OwnDocumentsView, ReadingFile, RefusedFile } from './own-documents-view.ts';
import { passagesOfDocuments } from './passages-of-documents.ts';
import { useAttached } from './use-attached.ts';
import { useDocumentShelf } from './use-document-shelf.ts';

const ids = randomIds();

interface OwnDocumentsHook {
  readonly view: OwnDocumentsView;
  /** A conversation begins with what was attached before. */
  readonly begin: (conversation: string) => void;
  /** Asks what is attached; waits for files that are still being read. */
  readonly answerAttached: (question: string) => Promise<AnswerHere | undefined>;
  /** What is attached says this to a question; a document that is not attached is never handed on. */
  readonly passagesOfAttached: (question: string, limit: number) => Promise<readonly DocumentPassage[]>;
}

/** Somebody's own documents on this device, and those that the open conversation is asked with. */
export function useOwnDocuments(conversation: string | undefined): OwnDocumentsHook {
  const shelf = useDocumentShelf();
  const documents = useList(shelf);
  const attached = useAttached(shelf, conversation);
  const [reading, setReading] = useState<readonly ReadingFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const adding = useRef(Promise.resolve());
  const waiting = useRef<File[]>([]);
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    asked.current = attached.ids;
  }, [attached.ids]);

  async function addOne(file: File, key: string, on: DocumentShelf): Promise<void> {
    const { addDocument } = await import('./add-document.ts');
    const added = await addDocument(file, on, (page, pages) =>
      setReading((before) => before.map((one) => (one.key === key ? { ...one, page, pages } : one))),
    );
    if (added.kind === 'refused') {
      setRefused((before) => [...before, { key, name: file.name, words: refusalWords[added.why] }]);
      return;
    }
    asked.current = [...asked.current, added.document.id];
    attached.change(added.document.id, true);
    keepForGood();
    passageDesk().learnDocuments();
  }

  function begin(files: readonly File[], on: DocumentShelf): void {
    const queued = files.map((file) => ({ file, key: ids.uuid() }));
    setReading((before) => [...before, ...queued.map(({ file, key }) => ({ key, name: file.name }))]);
    setRefused([]);
    for (const { file, key } of queued) {
      adding.current = adding.current
        .then(() => addOne(file, key, on))
        .catch((error: unknown) => {
          console.warn('A document could not be added.', error);
          setRefused((before) => [...before, { key, name: file.name, words: refusalWords['not-read'] }]);
        })
        .then(() => setReading((before) => before.filter((one) => one.key !== key)));
    }
  }

  // Somebody may be quicker than the database.
  const beginWaiting = useEffectEvent((on: DocumentShelf) => {
    const files = waiting.current.splice(0);
    if (files.length > 0) begin(files, on);
  });
  useEffect(() => {
    if (shelf !== undefined) beginWaiting(shelf);
  }, [shelf]);

  return {
    view: {
      documents,
      attached: (documents ?? []).filter(({ id }) => attached.ids.includes(id)),
      reading,
      refused,
      shelf,
      add(files) {
        if (shelf === undefined) waiting.current.push(...files);
        else begin(files, shelf);
      },
      forgetRefused: () => setRefused([]),
      attach: attached.change,
    },
    begin: attached.begin,
    async answerAttached(question) {
      await adding.current;
      const meant = asked.current;
      return meant.length === 0 ? undefined : passageDesk().askDocuments(question, meant);
    },
    async passagesOfAttached(question, limit) {
      await adding.current;
      return passagesOfDocuments(question, asked.current, limit);
    },
  };
}

function useList(shelf: DocumentShelf | undefined): readonly StoredDocument[] | undefined {
  const [listed, setListed] = useState<{ of: DocumentShelf; documents: readonly StoredDocument[] }>();
  useEffect(() => {
    if (shelf === undefined) return;
    return shelf.watch(
      (documents) => setListed({ of: shelf, documents }),
      (error) => {
        console.warn('The documents on this device could not be read.', error);
        setListed({ of: shelf, documents: [] });
      },
    );
  }, [shelf]);
  return listed !== undefined && listed.of === shelf ? listed.documents : undefined;
}

/** Browsers clear what they were not asked to keep when space runs out. */
function keepForGood(): void {
  const { storage } = navigator as { readonly storage?: StorageManager };
  storage?.persist?.().catch(() => undefined);
}
