import type { Site } from './build-site.server.ts';
import type { Vendor } from './vendor.server.ts';

export interface TextFile {
  readonly type: string;
  readonly body: string;
}

export interface ServedFile {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

/** A file of the shared vendor code as it is sent. */
export function vendorFile(name: string, text: string): ServedFile {
  // Fonts are kept in base64, all else as it is.
  const body = name.endsWith('.woff2') ? new Uint8Array(Buffer.from(text, 'base64')) : text;
  return { type: typeOf(name), body };
}

/** All of it, by name, as a folder beside a site holds it. */
export function sentVendor({ files }: Vendor): Record<string, ServedFile['body']> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, vendorFile(name, text).body]));
}

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** The file of a site at an address, with the shared vendor code beside it. */
export function siteFile(site: Site, vendor: Vendor, pathname: string): ServedFile | undefined {
  const path = pathname === '/' ? 'index.html' : pathname.slice(1);
  const shared = path.startsWith('vendor/') ? path.slice('vendor/'.length) : undefined;
  const files = shared === undefined ? site.files : vendor.files;
  const name = shared ?? path;
  const text = Object.hasOwn(files, name) ? files[name] : undefined;
  if (text === undefined) return undefined;
  return shared === undefined ? { body: text, type: typeOf(name) } : vendorFile(name, text);
}
