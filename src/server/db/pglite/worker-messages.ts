/** What the server's thread and the database's thread say to each other. */

import type { InterruptPlace } from './interrupt.ts';

/** The engine's code, compiled once for all threads, and how much memory it wants, in pages. */
export interface EngineCode {
  module: WebAssembly.Module;
  initial: number;
  maximum: number;
}

export interface WorkerStart {
  dataDirectory: string;
  /** Undefined while a database is made: PGlite then runs two engines, whose memory is their own. */
  code: EngineCode | undefined;
}

export type ToWorker =
  | { kind: 'attach'; id: number; as: 'owner' | 'gateway' }
  | { kind: 'frames'; id: number; bytes: Uint8Array }
  | { kind: 'close'; id: number };

export type FromWorker =
  /** `thread` is what Linux calls the thread: its folder below `/proc`. */
  | { kind: 'ready'; interrupt: InterruptPlace | undefined; thread: string | undefined }
  | { kind: 'answer'; id: number; bytes: Uint8Array }
  | { kind: 'failed'; id: number | undefined; message: string; code: string | undefined };
