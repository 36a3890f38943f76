import { z } from 'zod';

/** A file to keep, in place of JSON. Any client of the wire gets its bytes as they are. */
export class FileAnswer {
  /** ASCII without quotes: it stands in a header. */
  readonly fileName: string;
  /** At once, or as they are made, for a file that is too large to be held. */
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>;

  constructor(fileName: string, bytes: Uint8Array | ReadableStream<Uint8Array>) {
    this.fileName = fileName;
    this.bytes = bytes;
  }
}

export const fileAnswer = z.instanceof(FileAnswer);
