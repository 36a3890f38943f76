import { randomIds } from '../../../../kernel/ids.ts';
import type { AnkiAnswer, AnkiRequest } from './anki-messages.ts';
import { loadSql } from './load-sql.ts';
import { PackageFault, readPackage } from './read-package.ts';
import { writePackage } from './write-package.ts';

/** What a worker has of its global object; the types of a page do not name it. */
interface WorkerPort {
  addEventListener(kind: 'message', told: (event: MessageEvent<AnkiRequest>) => void): void;
  postMessage(answer: AnkiAnswer): void;
}

const port = globalThis as unknown as WorkerPort;
const ids = randomIds();

/** SQLite is WebAssembly, which pages may not compile: it works here, as the name of this file tells the server. */
port.addEventListener('message', ({ data }) => {
  answerTo(data).then(
    (answer) => port.postMessage(answer),
    (thrown: unknown) => {
      // Such a fault is a sentence for people already.
      if (thrown instanceof PackageFault) port.postMessage({ kind: 'fault', message: thrown.message });
      else {
        console.warn('A package of Anki could not be worked on.', thrown);
        port.postMessage({ kind: 'failed' });
      }
    },
  );
});

async function answerTo(request: AnkiRequest): Promise<AnkiAnswer> {
  const sql = await loadSql();
  if (request.kind === 'write') return { kind: 'written', bytes: writePackage(sql, request.parts) };
  const { bytes, now, known } = request;
  const tools = { newId: () => ids.uuid(), now, isKnown: (guid: string) => known.has(guid) };
  return { kind: 'read', found: readPackage(sql, bytes, tools) };
}
