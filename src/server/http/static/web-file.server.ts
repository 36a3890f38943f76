import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

export interface WebFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly brotli: Buffer<ArrayBuffer> | undefined;
  readonly type: string;
  readonly etag: string;
  /** The name carries a hash of the content: it can be kept for ever. */
  readonly immutable: boolean;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Stands in built files for the address of the installation; scripts/build/site/html-text.ts writes it. */
const placeholder = '__PUBLIC_URL__';
const filledTypes = /\.(html|xml|txt)$/;

interface WebFileOptions {
  /** The packed form that the build made. */
  readonly brotli: Buffer<ArrayBuffer> | undefined;
  readonly publicUrl: string;
}

export function makeWebFile(
  path: string,
  bytes: Buffer<ArrayBuffer>,
  { brotli, publicUrl }: WebFileOptions,
): WebFile {
  const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const immutable = path.startsWith('/assets/');
  if (!filledTypes.test(path) || !bytes.includes(placeholder))
    return { bytes, brotli, type, etag: etagOf(bytes), immutable };
  const filled = Buffer.from(bytes.toString().replaceAll(placeholder, () => publicUrl));
  return packedWhenAskedFor({ bytes: filled, type, etag: etagOf(filled), immutable });
}

/** The best quality takes too long while somebody waits; this one takes milliseconds and is nearly as small. */
const quality = 8;

function packedWhenAskedFor(file: Omit<WebFile, 'brotli'>): WebFile {
  let packed: Buffer<ArrayBuffer> | undefined;
  return {
    ...file,
    get brotli() {
      packed ??= brotliCompressSync(file.bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: file.bytes.length,
        },
      });
      return packed;
    },
  };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
