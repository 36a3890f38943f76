import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { limits } from '../../kernel/limits.ts';
import { refuseMessage } from './refuse-message.ts';

export interface Refusals {
  /** Takes over a connection that asks to become a socket. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/**
 * Says over a socket that there is no realtime. An HTTP answer would not do: browsers do not show it to the page, and
 * the client would try again without a word. A socket holds no more than its refusal needs and ends soon.
 */
export function openRefusals(): Refusals {
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.realtime.messageBytes });
  server.on('connection', (socket) => {
    let messages = 0;
    const end = setTimeout(() => socket.close(1000), limits.realtime.socketMs);
    socket.on('message', (data, isBinary) => {
      messages += 1;
      if (messages > limits.realtime.messages) return socket.terminate();
      if (!isBinary) for (const answer of refuseMessage(String(data))) socket.send(answer);
    });
    // The library cuts off a client that breaks the protocol; there is nobody to tell.
    socket.on('error', () => undefined);
    socket.on('close', () => clearTimeout(end));
  });
  return {
    take(request, socket, head) {
      if (server.clients.size >= limits.realtime.sockets) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}
