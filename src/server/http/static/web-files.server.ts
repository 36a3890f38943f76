import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface WebFile {
  bytes: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer> | undefined;
  type: string;
  etag: string;
  /** The name carries a hash of the content: it can be kept for ever. */
  immutable: boolean;
}

export interface WebFiles {
  /** By path, `/assets/…`. Nothing outside of this map can be served, whatever a request asks for. */
  files: ReadonlyMap<string, WebFile>;
  index: WebFile;
  /** Is there a page at this path? */
  hasPage(path: string): boolean;
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

/** Reads the built web app into memory; undefined when there is none (development). */
export function readWebFiles(directory: string): WebFiles | undefined {
  if (!existsSync(join(directory, 'index.html'))) return undefined;
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    files.set(path, readWebFile(file, path));
  }
  const index = files.get('/index.html');
  if (index === undefined) return undefined;
  files.delete('/index.html');
  return { files, index, hasPage: pageMatcher(directory) };
}

function readWebFile(file: string, path: string): WebFile {
  const bytes = readFileSync(file);
  return {
    bytes,
    brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined,
    type: types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    immutable: path.startsWith('/assets/'),
  };
}

function pageMatcher(directory: string): (path: string) => boolean {
  const patterns = JSON.parse(readFileSync(join(directory, 'routes.json'), 'utf8')) as string[];
  const expressions = patterns.map((pattern) => {
    const source = pattern
      .split('/')
      .map((part) =>
        part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('/');
    return new RegExp(`^${source}/?$`);
  });
  return (path) => expressions.some((expression) => expression.test(path));
}
