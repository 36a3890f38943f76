import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpDouble {
  endpoint: string;
  /** `METHOD path` of every call, in order. */
  calls: string[];
  stop(): Promise<void>;
}

/** A store that misbehaves as told: `answer` is given the number of the call, from 1 on. */
export async function startHttpDouble(
  answer: (call: number, request: IncomingMessage, response: ServerResponse) => void,
): Promise<HttpDouble> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    const call = calls.length;
    request.resume().on('end', () => answer(call, request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    async stop() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
    },
  };
}
