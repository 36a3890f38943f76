import { Duplex } from 'node:stream';
import { limits } from '../../../kernel/limits.ts';
import type { EngineThread } from './engine-thread.server.ts';
import { changesSessionUser, greeting, splitFrames, startupLength, type Unit } from './frames.ts';

/**
 * What a socket is to a PostgreSQL server, this is to the embedded one: `pg` writes its messages here and
 * reads the answers, so that both engines share one client, one set of value parsers and one pipelining.
 */
export class WireStream extends Duplex {
  readonly #thread: () => Promise<EngineThread>;
  readonly #as: 'owner' | 'gateway';
  readonly #deadlineMs: number;
  #engine: EngineThread | undefined;
  /** Of the transaction that is open. */
  #statementMs = 0;
  #pending: Buffer[] = [];
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
    // An engine that has just been opened again is slow at first: that is no reason to stop it once more.
    const patience = { statementMs: 0, deadlineMs: limits.database.acquireMs };
    await this.#engine.ask({ kind: 'attach', as: this.#as }, patience);
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#take([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#take(chunks.map(({ chunk }) => chunk));
    done();
  }

  #take(chunks: readonly Buffer[]): void {
    this.#pending.push(...chunks);
    if (this.#flushing) return;
    this.#flushing = true;
    // What is written in one turn goes to the engine together: the opening of a transaction with its first query.
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    let bytes = Buffer.concat(this.#pending);
    this.#pending = [];
    if (!this.#started) {
      const length = startupLength(bytes);
      if (length === 0) {
        this.#pending = [bytes];
        return;
      }
      bytes = bytes.subarray(length);
      this.#started = true;
      this.push(greeting());
    }
    const { units, rest, terminated, statements } = splitFrames(bytes);
    if (rest.length > 0) this.#pending = [rest];
    if (this.#as === 'gateway' && statements.some(changesSessionUser)) {
      this.destroy(new Error('A statement tried to change the user of the session.'));
      return;
    }
    for (const unit of units) this.#send(unit.bytes, this.#limitOf(unit));
    if (terminated) this.push(null);
  }

  /** `statement_timeout` does nothing in this engine: what a unit or its transaction says about it is kept here. */
  #limitOf({ statementMs, place }: Unit): number {
    if (place === 'opens') this.#statementMs = statementMs ?? 0;
    const limit = statementMs ?? this.#statementMs;
    if (place === 'ends') this.#statementMs = 0;
    return limit;
  }

  #send(unit: Buffer, statementMs: number): void {
    const turnLimits = { statementMs, deadlineMs: this.#deadlineMs };
    // A view would take the whole memory that it is a part of along to the other thread.
    this.#engine?.ask({ kind: 'frames', bytes: new Uint8Array(unit) }, turnLimits).then(
      (bytes) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
      (error: Error) => this.destroy(error),
    );
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
