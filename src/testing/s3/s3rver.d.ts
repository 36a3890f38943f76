declare module 's3rver' {
  import type { IncomingMessage, Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface S3rverListOptions {
    delimiter?: string;
    startAfter?: string;
    prefix?: string;
    maxKeys?: number;
  }

  interface S3rverStore {
    putObject(object: { bucket: string; key: string }): Promise<{ size: number; md5: string }>;
    listObjects(
      bucket: string,
      options: S3rverListOptions,
    ): Promise<{ objects: { key: string }[]; commonPrefixes: string[]; isTruncated: boolean }>;
    getResourcePath(bucket: string, key: string, resource: string): string;
  }

  interface S3rverContext {
    readonly req: IncomingMessage;
    status: number;
    type: string;
    body: string;
  }

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    readonly middleware: ((context: S3rverContext, next: () => Promise<void>) => Promise<void>)[];
    readonly store: S3rverStore;
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }

  export = S3rver;
}
