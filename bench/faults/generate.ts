import { setTimeout as sleep } from 'node:timers/promises';
import { descriptions } from '../pipeline/descriptions.ts';
import type { KoraClient } from '../pipeline/kora-client.ts';

/** Longer than the silence after which a job is given to another worker, several times. */
const patienceMs = 5 * 60_000;

export const noEnd = 'no end';

/** Asks until there is an answer, with the same key: a client whose answer was lost does no less. */
export async function generate(client: KoraClient, name: string, index: number): Promise<string> {
  const prompt = descriptions[index % descriptions.length] ?? '';
  const until = Date.now() + patienceMs;
  let fault = '';
  while (Date.now() < until) {
    let ended = '';
    try {
      await client.follow(
        'generate-app',
        { appName: name, prompt },
        (event, data) => {
          if (event === 'result') ended = data['success'] === true ? 'completed' : String(data['error']);
        },
        name,
      );
      if (ended !== '') return ended;
    } catch (error) {
      // The server is down, has no database or no room, or died while it answered.
      fault = error instanceof Error ? error.message : String(error);
    }
    await sleep(300);
  }
  return `${noEnd}: ${fault}`;
}

/** A dot for each that was completed, and the reason at once for one that was not. */
export function noteEnd(ended: string): void {
  process.stderr.write(ended === 'completed' ? '.' : `\n${ended}\n`);
}

/** Once, whatever comes of it. */
export async function tryToGenerate(client: KoraClient, name: string): Promise<string> {
  let ended = 'the connection ended without a result';
  try {
    await client.follow('generate-app', { appName: name, prompt: descriptions[0] ?? '' }, (event, data) => {
      if (event === 'result') ended = data['success'] === true ? 'completed' : String(data['error']);
      if (event === 'error') ended = String(data['message'] ?? data['error']);
    });
  } catch (error) {
    ended = error instanceof Error ? error.message : String(error);
  }
  return ended;
}
