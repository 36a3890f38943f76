import { createHash } from 'node:crypto';
import { drawnIcons } from '../../engine/emit/emit-offline.ts';
import { writeOfflineWorker } from '../../engine/emit/offline-worker.ts';
import { drawAppIcon, type Png } from '../apps/take-away/draw-icon.server.ts';
import type { Site } from '../build/build-site.server.ts';
import type { TextFile } from '../build/serve-site.ts';

type ReadVendor = (name: string) => Promise<string | undefined>;

/** What a published site has beyond its own files: a page that names its manifest, a worker of ours, its icons as pictures. */
export interface InstallableSites {
  file(site: Site, path: string): Promise<TextFile | undefined>;
  icon(site: Site, path: string): Promise<Png | undefined>;
}

const manifest = 'manifest.webmanifest';
const links = [
  `<link rel="manifest" href="./${manifest}" />`,
  '<link rel="apple-touch-icon" href="./apple-touch-icon.png" />',
  '<meta name="offline-worker" content="./sw.js" />',
].join('\n    ');

export function installableSites(readVendor: ReadVendor): InstallableSites {
  /** As long as a site is in memory, what was made for it is too. */
  const workers = new WeakMap<Site, Promise<string>>();
  const icons = new WeakMap<Site, Map<string, Promise<Png>>>();
  const canInstall = (site: Site) => Object.hasOwn(site.files, manifest);
  return {
    async file(site, path) {
      if (!canInstall(site)) return undefined;
      if (path === '/' || path === '/index.html')
        return { type: 'text/html; charset=utf-8', body: namingPage(site) };
      if (path !== '/sw.js') return undefined;
      const worker = workers.get(site) ?? writeWorker(site, readVendor);
      workers.set(site, worker);
      worker.catch(() => workers.delete(site));
      return { type: 'text/javascript; charset=utf-8', body: await worker };
    },
    async icon(site, path) {
      const icon = drawnIcons.find(({ name }) => `/${name}` === path);
      if (icon === undefined || !canInstall(site)) return undefined;
      const drawn = icons.get(site) ?? new Map<string, Promise<Png>>();
      icons.set(site, drawn);
      const png = drawn.get(path) ?? drawAppIcon(site.files, { ...icon, name: titleOf(site) });
      drawn.set(path, png);
      png.catch(() => drawn.delete(path));
      return png;
    },
  };
}

async function writeWorker(site: Site, readVendor: ReadVendor): Promise<string> {
  return writeOfflineWorker(versionOf(site), await keptFiles(site, readVendor));
}

function namingPage({ files }: Site): string {
  return (files['index.html'] ?? '').replace(/\s*<\/head>/, () => `\n    ${links}\n  </head>`);
}

function titleOf({ files }: Site): string {
  return /<title>([^<]*)/.exec(files['index.html'] ?? '')?.[1] ?? '';
}

function versionOf({ files }: Site): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).toSorted()) hash.update(`${name}\n${files[name] ?? ''}\n`);
  return hash.digest('hex').slice(0, 16);
}

async function keptFiles(site: Site, readVendor: ReadVendor): Promise<string[]> {
  const own = [...Object.keys(site.files), 'icon-192.png', 'icon-512.png'];
  const vendor = await vendorOf(site, readVendor);
  return [...own, ...vendor.map((name) => `vendor/${name}`)].toSorted().map((name) => `./${name}`);
}

const vendorImport = /["'`]\.\/vendor\/([\w.-]+\.js)["'`]/g;
const vendorFont = /url\("\.\/vendor\/([\w.-]+\.woff2)"\)/g;
const siblingImport = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The vendor code and the fonts that a site asks for, and what that code asks for in turn. */
async function vendorOf({ files }: Site, readVendor: ReadVendor): Promise<string[]> {
  const found = new Set<string>();
  const named = (file: string, pattern: RegExp) =>
    [...(files[file] ?? '').matchAll(pattern)].map(([, name = '']) => name);
  const open = [...named('app.js', vendorImport), ...named('app.css', vendorFont)];
  while (open.length > 0) {
    const name = open.pop() ?? '';
    if (found.has(name)) continue;
    const text = await readVendor(name);
    // A text of the app that only looks like a file of ours.
    if (text === undefined) continue;
    found.add(name);
    if (name.endsWith('.js')) open.push(...[...text.matchAll(siblingImport)].map(([, next = '']) => next));
  }
  return [...found];
}
