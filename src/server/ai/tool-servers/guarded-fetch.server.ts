import { limits } from '../../../kernel/limits.ts';
import type { ModelNetwork } from '../model-network.server.ts';

/** A server sent the request elsewhere, which is not followed: the key is for this server alone. */
export class Redirected extends Error {}

/** It said more than a server of tools has to say. */
export class TooLarge extends Error {}

/**
 * How servers of tools are asked: by the network of the models, without redirects, and with no more read than an answer may
 * have. A stream beside those of requests is never opened, whatever a server offers.
 */
export function guardedFetch(network: ModelNetwork): typeof globalThis.fetch {
  const send = network.fetchFor('anywhere');
  return async (input, init) => {
    if ((init?.method ?? 'GET').toUpperCase() === 'GET') return new Response(null, { status: 405 });
    const answer = await send(input, init);
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      throw new Redirected('The server leads elsewhere.');
    }
    return bounded(answer);
  };
}

function bounded(answer: Response): Response {
  if (answer.body === null) return answer;
  let read = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > limits.toolServers.answerBytes)
          controller.error(new TooLarge('The answer is larger than allowed.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = answer;
  return new Response(counted, { status, statusText, headers });
}
