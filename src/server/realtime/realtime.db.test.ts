import { once } from 'node:events';
import { connect } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ws, { WebSocket } from 'ws';
import { limits } from '../../kernel/limits.ts';
import { startTestServer, type TestServer } from '../../testing/server/start-test-server.server.ts';
import { realtimeRefusal } from './refuse-message.ts';

describe('realtime, which is not offered', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const client = (vsn: string) =>
    createClient(server.url, 'publishable-key', {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: ws as never, vsn },
    });

  it.each(['2.0.0', '1.0.0'])('a channel of version %s hears so once and ends', async (vsn) => {
    const { realtime } = client(vsn);
    const heard: unknown[] = [];
    await new Promise<void>((resolve) => {
      realtime.channel('room').subscribe((status: string, error?: Error) => {
        heard.push(error === undefined ? status : [status, error.message]);
        if (status === 'CLOSED') resolve();
      });
    });
    expect(heard).toEqual([['CHANNEL_ERROR', realtimeRefusal], 'CLOSED']);
    expect(realtime.getChannels()).toEqual([]);
    await realtime.disconnect();
  });

  it('a message without a socket is refused with the same words', async () => {
    const answer = await fetch(`${server.url}/realtime/v1/api/broadcast`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ code: 'not_found', message: realtimeRefusal });
  });

  it('a client that talks on and on is cut off', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`);
    await once(socket, 'open');
    for (let sent = 0; sent <= limits.realtime.messages; sent++) socket.send('[]');
    await once(socket, 'close');
    const large = new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket`);
    await once(large, 'open');
    large.send('x'.repeat(limits.realtime.messageBytes + 1));
    expect((await once(large, 'close'))[0]).toBe(1009);
  });

  it.each([
    ['GET /health HTTP/1.1', ''],
    ['POST /functions/v1/system-health-check HTTP/1.1\r\nContent-Type: application/json', '{}'],
  ])('whoever offers another protocol is answered as before, case %#', async (start, body) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `${start}\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await new Promise((resolve) => setImmediate(resolve));
    socket.write(body);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
    // The connection goes on.
    socket.write(`GET /health HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
    let rest = '';
    for await (const chunk of socket) rest += String(chunk);
    expect(rest).toMatch(/HTTP\/1\.1 200 OK/);
  });

  it('a socket that is open does not hold up the end of the server', async () => {
    const other = await startTestServer();
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/realtime/v1/websocket`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const began = Date.now();
    const ended = other.close();
    await closed;
    expect(Date.now() - began).toBeLessThan(limits.http.shutdownGraceMs);
    await ended;
  });
});
