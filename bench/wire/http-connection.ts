import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  readonly status: number;
  readonly body: Buffer;
}

interface Waiting {
  resolve(answer: HttpAnswer): void;
  reject(error: Error): void;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One kept connection that sends requests written before and reads answers, nothing more: a full client takes a large
 * part of the processor that the servers are to be measured on.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #held: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server closed the connection.')));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  send(request: Buffer): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    const answer = readAnswer(this.#held);
    if (answer === undefined) return;
    this.#held = Buffer.alloc(0);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}

/** Undefined while a part is missing. There is never more than one answer, because requests wait for each other. */
function readAnswer(held: Buffer): HttpAnswer | undefined {
  const end = held.indexOf(headEnd);
  if (end === -1) return undefined;
  const head = held.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const rest = held.subarray(end + headEnd.length);
  if (status === 204 || status === 304) return { status, body: Buffer.alloc(0) };
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined)
    return rest.length < Number(length) ? undefined : { status, body: rest.subarray(0, Number(length)) };
  const body = joinChunks(rest);
  return body === undefined ? undefined : { status, body };
}

function joinChunks(written: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = written.indexOf('\r\n', at);
    if (line === -1) return undefined;
    const size = Number.parseInt(written.toString('latin1', at, line), 16);
    const from = line + 2;
    if (written.length < from + size + 2) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(written.subarray(from, from + size));
    at = from + size + 2;
  }
}
