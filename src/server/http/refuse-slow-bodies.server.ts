import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { limits } from '../../kernel/limits.ts';

export interface BodyPace {
  readonly idleMs: number;
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  readonly checkMs: number;
}

const usual: BodyPace = {
  idleMs: limits.http.bodyIdleMs,
  graceMs: limits.http.bodyGraceMs,
  bytesPerSecond: limits.http.bodyBytesPerSecond,
  checkMs: limits.http.checkPaceMs,
};

/**
 * A sender that brings its body drop by drop holds a connection, a handler and what that has begun. It is let go when it stands
 * still, or when it is slower over all than anybody who means it. While we are the ones who do not read, its time stands still.
 */
export function refuseSlowBodies(server: Server, pace: BodyPace = usual): void {
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    if (
      request.headers['transfer-encoding'] === undefined &&
      !(Number(request.headers['content-length']) > 0)
    )
      return;
    const begun = request.socket.bytesRead;
    let seen = begun;
    let stoodMs = 0;
    let tookMs = 0;
    const timer = setInterval(() => {
      if (request.complete || request.destroyed) return clearInterval(timer);
      if (request.readableLength >= request.readableHighWaterMark) return undefined;
      tookMs += pace.checkMs;
      const now = request.socket.bytesRead;
      stoodMs = now === seen ? stoodMs + pace.checkMs : 0;
      seen = now;
      const wanted = (pace.bytesPerSecond * tookMs) / 1_000;
      const isSlow = stoodMs >= pace.idleMs || (tookMs >= pace.graceMs && now - begun < wanted);
      if (!isSlow) return undefined;
      clearInterval(timer);
      return letGo(request, answer);
    }, pace.checkMs);
    timer.unref();
    request.once('close', () => clearInterval(timer));
  });
}

function letGo({ socket }: IncomingMessage, answer: ServerResponse): void {
  if (answer.headersSent) socket.destroy();
  else
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      socket.destroy(),
    );
}
