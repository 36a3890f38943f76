import type { AnswerHere } from '../../../../ask/answer.ts';
import type { DocumentPassage } from '../../../../ask/documents/document-passage.ts';
import type { DocumentOwner } from '../../../app/local/documents/document-shelf.ts';
import { readStoredSession } from '../../../lib/supabase.ts';
import type { PassageAnswers, PassageNews, PassageQuestion, PassageRequest } from './passage-messages.ts';

/** How the passages are asked: beside the page, which goes on answering to its visitor. */
interface PassageDesk {
  prepare(): void;
  ask(question: string): Promise<AnswerHere>;
  /** Of these documents alone; undefined when they do not know. */
  askDocuments(question: string, documents: readonly string[]): Promise<AnswerHere | undefined>;
  passagesOfDocuments(
    question: string,
    documents: readonly string[],
    limit: number,
  ): Promise<readonly DocumentPassage[]>;
  /** There are new documents: what they are about is worked out beside. */
  learnDocuments(): void;
}

/** What carries questions to where they are answered; rejects when that cannot be read. */
interface PassageLine {
  send(asked: PassageQuestion): Promise<unknown>;
  tell(request: Extract<PassageRequest, { kind: 'prepare' | 'documents' }>): void;
}

const unreadable: AnswerHere = {
  kind: 'cannot',
  reason:
    'The texts that this is looked up in are not on this device yet, and the server does not answer. Ask again when you are online.',
};

let line: PassageLine | undefined;

/** One for the whole page: the index is opened once. */
export function passageDesk(): PassageDesk {
  line ??= typeof Worker === 'undefined' ? inPage() : inWorker();
  const current = line;
  const send = async <Asked extends PassageQuestion>(asked: Asked) =>
    (await current.send(asked)) as PassageAnswers[Asked['kind']];
  return {
    prepare: () => current.tell({ kind: 'prepare' }),
    ask: (question) => send({ kind: 'ask' as const, question, owner: owner() }).catch(() => unreadable),
    askDocuments: (question, documents) =>
      send({ kind: 'attached' as const, question, owner: owner(), documents }),
    passagesOfDocuments: (question, documents, limit) =>
      send({ kind: 'passages' as const, question, owner: owner(), documents, limit }),
    learnDocuments: () => current.tell({ kind: 'documents', owner: owner() }),
  };
}

function owner(): DocumentOwner {
  return readStoredSession()?.user.id ?? null;
}

function inPage(): PassageLine {
  const opening = async () => {
    const [{ openPassages }, { readIndexFile }] = await Promise.all([
      import('./open-passages.ts'),
      import('./read-index-file.ts'),
    ]);
    return openPassages(readIndexFile);
  };
  return { tell() {}, send: async (asked) => (await opening()).answer(asked) };
}

interface Waiting {
  readonly answered: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

function inWorker(): PassageLine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<PassageNews>) => {
    const one = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.kind === 'answered') one?.answered(data.answer);
    else one?.failed(new Error('The passages could not be read.'));
  });
  // Its code did not come: the next question begins anew.
  worker.addEventListener('error', () => {
    line = undefined;
    worker.terminate();
    for (const { failed } of waiting.values()) failed(new Error('The passages could not be loaded.'));
    waiting.clear();
  });
  const post = (request: PassageRequest) => worker.postMessage(request);
  return {
    tell: post,
    send: (question) =>
      new Promise((answered, failed) => {
        asked += 1;
        waiting.set(asked, { answered, failed });
        post({ ...question, number: asked });
      }),
  };
}
