import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

function answer(...chunks: readonly string[]): Response {
  const bytes = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
        controller.close();
      },
    }),
  );
}

async function all(response: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

it('puts events together that arrive in pieces, and leaves comments out', async () => {
  const events = await all(
    answer('event: progr', 'ess\ndata: {"a":1}\n', '\n: still at it\n\nevent: result\ndata: 2\n\n'),
  );
  expect(events).toEqual([
    { event: 'progress', data: '{"a":1}' },
    { event: 'result', data: '2' },
  ]);
});

it('leaves out an event that broke off', async () => {
  expect(await all(answer('data: whole\n\ndata: bro'))).toEqual([{ event: 'message', data: 'whole' }]);
});
