import { strToU8, unzipSync, zipSync } from 'fflate';
import { addSignedInPerson, type SignedInPerson } from '../server/signed-in-person.server.ts';
import { type AppsTestServer, type FollowedEvents, startAppsServer } from './start-apps-server.server.ts';

/** A server with a person, who has an app “Books” of two versions, and a stranger. */
export interface BooksTestServer extends AppsTestServer {
  readonly person: SignedInPerson;
  readonly stranger: SignedInPerson;
  readonly appId: string;
  /** The app as it is downloaded. */
  readonly zip: Uint8Array;
  ask(name: string, input: object): Promise<Response>;
  download(input: object, name?: string): Promise<Uint8Array>;
  rows(text: string, values?: unknown[]): Promise<unknown[]>;
  bring(bytes: Uint8Array, query?: string): Promise<FollowedEvents>;
  /** The zip with other files in it; null leaves one out. */
  altered(changes: Record<string, string | null>): Uint8Array;
}

export async function startBooksServer(
  engine: 'embedded' | 'postgres',
  postgresUrl: string,
): Promise<BooksTestServer> {
  const server = await startAppsServer(engine, postgresUrl);
  const person = await addSignedInPerson(server);
  const stranger = await addSignedInPerson(server);
  const request = { appName: 'Books', prompt: 'A list of books with title and rating.' };
  const { result } = await server.follow('generate-app', request, person);
  const { id: appId } = result['app'] as { id: string };
  await server.follow('revise-app', { appId, sentence: 'Make the background lavender' }, person);

  function ask(name: string, input: object): Promise<Response> {
    return fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  }
  async function download(input: object, name = 'download-app'): Promise<Uint8Array> {
    const answer = await ask(name, input);
    if (!answer.ok) throw new Error(await answer.text());
    return new Uint8Array(await answer.arrayBuffer());
  }
  const zip = await download({ appId, as: 'zip' });
  return {
    ...server,
    person,
    stranger,
    appId,
    zip,
    ask,
    download,
    rows: async (text, values = []) =>
      (await server.services.database.tx('service_role', {}, (tx) => tx.query(text, values))).rows,
    bring: (bytes, query = '') => server.follow(`import-app${query}`, new Uint8Array(bytes), person),
    altered(changes) {
      const files = { ...unzipSync(zip) };
      for (const [path, text] of Object.entries(changes)) {
        if (text === null) delete files[`Books/${path}`];
        else files[`Books/${path}`] = strToU8(text);
      }
      return zipSync(files);
    },
  };
}
