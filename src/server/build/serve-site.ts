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

/**
 * The same with one difference: the module that puts an app on the page also remembers it, so that a prover can take
 * it down again without loading a new document.
 */
export function provableSite(site: Site, vendor: Vendor): (url: URL) => ServedFile | undefined {
  const module = `/${vendor.modules['react-dom/client']?.file ?? ''}`;
  return ({ pathname, search }) => {
    const file = siteFile(site, vendor, pathname);
    return pathname === module && search === '' && file !== undefined
      ? { ...file, body: remembering(module) }
      : file;
  };
}

function remembering(module: string): string {
  return `import { createRoot as create, hydrateRoot } from '${module}?original';
globalThis.appRoots = [];
export { hydrateRoot };
export function createRoot(...given) {
  const root = create(...given);
  globalThis.appRoots.push(root);
  return root;
}`;
}
