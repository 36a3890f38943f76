import { z } from 'zod';

/** A file to keep, in place of JSON. Any client of the wire gets its bytes as they are. */
export class FileAnswer {
  /** ASCII without quotes: it stands in a header. */
  readonly fileName: string;
  readonly bytes: Uint8Array;

  constructor(fileName: string, bytes: Uint8Array) {
    this.fileName = fileName;
    this.bytes = bytes;
  }
}

export const fileAnswer = z.instanceof(FileAnswer);
