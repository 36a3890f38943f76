import type { Site } from './build-site.server.ts';
import type { Vendor } from './vendor.server.ts';

export interface ServedFile {
  readonly type: string;
  readonly body: string;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** The file of a site at an address, with the shared vendor code beside it. */
export function siteFile(site: Site, vendor: Vendor, pathname: string): ServedFile | undefined {
  const path = pathname === '/' ? 'index.html' : pathname.slice(1);
  const shared = path.startsWith('vendor/') ? path.slice('vendor/'.length) : undefined;
  const files = shared === undefined ? site.files : vendor.files;
  const name = shared ?? path;
  const body = Object.hasOwn(files, name) ? files[name] : undefined;
  if (body === undefined) return undefined;
  return { body, type: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream' };
}
