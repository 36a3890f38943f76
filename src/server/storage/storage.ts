/** Where files lie: the same behaviour from a data directory and from any S3-compatible store. */

export interface ListedObject {
  key: string;
  /** Bytes of the body. */
  size: number;
  /** Changes whenever the bytes change; opaque, without quotes. */
  etag: string;
  modifiedAt: Date;
}

export interface StoredObject extends ListedObject {
  contentType: string;
  cacheControl: string | null;
}

/** A stream is read once and to its end; an error in it stores nothing. */
export type ObjectBody = Uint8Array | ReadableStream<Uint8Array>;

export interface PutOptions {
  contentType: string;
  cacheControl?: string;
}

export interface OpenedObject {
  object: StoredObject;
  /** Holds a file or a connection until it is read to the end or cancelled. */
  body: ReadableStream<Uint8Array>;
}

export interface ListOptions {
  limit?: number;
  /** Only keys that sort behind this one: `next` of the page before. */
  after?: string;
}

export interface ObjectPage {
  /** In the order of their keys, byte by byte. */
  objects: ListedObject[];
  next: string | null;
}

export interface Storage {
  readonly kind: 'disk' | 's3';
  /** Replaces the whole object or, when it throws, leaves the former one as it was. */
  put(key: string, body: ObjectBody, options: PutOptions): Promise<StoredObject>;
  get(key: string): Promise<OpenedObject | null>;
  head(key: string): Promise<StoredObject | null>;
  /** Deleting what is not there is no fault. */
  delete(key: string): Promise<void>;
  list(prefix: string, options?: ListOptions): Promise<ObjectPage>;
  /** Throws when the store cannot be used now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
