import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseSlowBodies } from './refuse-slow-bodies.server.ts';

const pace = { idleMs: 300, graceMs: 400, bytesPerSecond: 2_000, checkMs: 50 };
const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

describe('a body that comes slowly', () => {
  let server: Server;
  /** How long the server waits before it reads. */
  let busyMs = 0;

  beforeAll(async () => {
    server = createServer((request, answer) => {
      setTimeout(() => {
        let size = 0;
        request.on('data', (part: Buffer) => (size += part.length));
        request.on('end', () => answer.end(String(size)));
        request.on('error', () => undefined);
      }, busyMs);
    });
    refuseSlowBodies(server, pace);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends the parts with pauses, and answers with everything that came back until the connection ended or an answer was whole. */
  function send(parts: readonly (string | Buffer)[], pauseMs: number): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      let heard = '';
      const end = () => {
        clearInterval(timer);
        socket.destroy();
        resolve(heard);
      };
      const waiting = [...parts];
      const timer = setInterval(() => {
        const part = waiting.shift();
        if (part !== undefined && !socket.destroyed) socket.write(part);
      }, pauseMs);
      socket.on('data', (text: Buffer) => {
        heard += text.toString();
        if (/\r\n\r\n\d*$/.test(heard)) end();
      });
      socket.on('error', end);
      socket.on('close', end);
    });
  }

  it('is given up when it stands still', async () => {
    const began = Date.now();
    expect(await send([head(1_000), 'a'], 10)).toMatch(/^HTTP\/1.1 408 /);
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  it('is given up when it comes drop by drop, although it never stands still', async () => {
    const drops = Array.from({ length: 200 }, () => 'a');
    expect(await send([head(100_000), ...drops], 40)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is also given up without a length', async () => {
    const start = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await send([start, '1\r\na\r\n'], 10)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is taken when it is merely not at once', async () => {
    const part = Buffer.alloc(1_000);
    const answer = await send([head(5_000), part, part, part, part, part], 60);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer.endsWith('5000')).toBe(true);
  });

  it('has time while nobody reads it here', async () => {
    busyMs = 1_200;
    const answer = await send([head(400_000), Buffer.alloc(400_000)], 10);
    busyMs = 0;
    expect(answer.endsWith('400000')).toBe(true);
  });
});
