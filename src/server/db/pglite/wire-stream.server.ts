import { Duplex } from 'node:stream';
import type { EngineThread } from './engine-thread.server.ts';
import { changesSessionUser, greeting, splitFrames, startupLength } from './frames.ts';

/**
 * What a socket is to a PostgreSQL server, this is to the embedded one: `pg` writes its messages here and
 * reads the answers, so that both engines share one client, one set of value parsers and one pipelining.
 */
export class WireStream extends Duplex {
  readonly #thread: () => Promise<EngineThread>;
  readonly #as: 'owner' | 'gateway';
  readonly #deadlineMs: number;
  #engine: EngineThread | undefined;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  #flushing = false;

  constructor(thread: () => Promise<EngineThread>, as: 'owner' | 'gateway', deadlineMs: number) {
    super();
    this.#thread = thread;
    this.#as = as;
    this.#deadlineMs = deadlineMs;
  }

  connect(): this {
    this.#attach().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  async #attach(): Promise<void> {
    this.#engine = await this.#thread();
    await this.#engine.ask({ kind: 'attach', as: this.#as }, this.#deadlineMs);
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    done();
    if (this.#flushing) return;
    this.#flushing = true;
    // What is written in one turn goes to the engine in one message: the opening of a transaction together
    // with its first query.
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (!this.#started) {
      const length = startupLength(this.#pending);
      if (length === 0) return;
      this.#pending = this.#pending.subarray(length);
      this.#started = true;
      this.push(greeting());
    }
    const { complete, rest, terminated, statements } = splitFrames(this.#pending);
    this.#pending = rest;
    if (this.#as === 'gateway' && statements.some(changesSessionUser)) {
      this.destroy(new Error('A statement tried to change the user of the session.'));
      return;
    }
    if (complete.length > 0) {
      this.#engine?.ask({ kind: 'frames', bytes: complete }, this.#deadlineMs).then(
        (bytes) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
        (error: Error) => this.destroy(error),
      );
    }
    if (terminated) this.push(null);
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // The parts of a socket that have no meaning here, but that `pg` calls.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
