/** What the server's thread and the database's thread say to each other. */

export interface WorkerStart {
  dataDirectory: string;
}

export type ToWorker =
  | { kind: 'attach'; id: number; as: 'owner' | 'gateway' }
  | { kind: 'frames'; id: number; bytes: Uint8Array }
  | { kind: 'close'; id: number };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; bytes: Uint8Array }
  | { kind: 'failed'; id: number | undefined; message: string; code: string | undefined };
