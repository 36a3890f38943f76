import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const socketPath = '/realtime/v1/websocket';

/**
 * Node hands over every request that offers to upgrade once somebody listens. Ours is the socket of realtime; the
 * others, such as clients that would rather speak HTTP/2, are answered as if they had not offered it.
 */
export function takeUpgrades(server: Server, takeSocket: TakeUpgrade): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path === socketPath && request.headers.upgrade?.toLowerCase() === 'websocket')
      takeSocket(request, socket, head);
    else handBack(server, request, socket, head);
  });
}

/** The request once more from its beginning, without the offer. */
function handBack(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? '';
    if (!/^(?:upgrade|http2-settings)$/i.test(name))
      lines.push(`${name}: ${withoutOffer(name, request.rawHeaders[at + 1] ?? '')}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

function withoutOffer(name: string, value: string): string {
  if (name.toLowerCase() !== 'connection') return value;
  const kept = value.split(',').filter((one) => !/^\s*(?:upgrade|http2-settings)\s*$/i.test(one));
  return kept.length === 0 ? 'keep-alive' : kept.join(',');
}
