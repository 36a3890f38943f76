import { compileFunction } from 'node:vm';
import type { Site } from './build-site.server.ts';
import { type ServedFile, siteFile } from './serve-site.ts';
import type { Vendor } from './vendor.server.ts';

/**
 * A site as a prover needs it: the module that puts an app on the page also remembers it, and the script of the app can
 * be run again. So an app can be taken down and started anew without loading a document.
 */
export function provableSite(site: Site, vendor: Vendor): (url: URL) => ServedFile | undefined {
  const module = `/${vendor.modules['react-dom/client']?.file ?? ''}`;
  const script = restartable(site.files['app.js'] ?? '');
  return ({ pathname, search }) => {
    const file = siteFile(site, vendor, pathname);
    if (file === undefined || search !== '') return file;
    if (pathname === module) return { ...file, body: remembering(module) };
    return pathname === '/app.js' && script !== undefined ? { ...file, body: script } : file;
  };
}

/** Beside the apps on the page it keeps the names that there are before any app has run. */
function remembering(module: string): string {
  return `import { createRoot as create, hydrateRoot } from '${module}?original';
globalThis.appRoots = [];
globalThis.startApp = undefined;
globalThis.namesBefore = undefined;
globalThis.namesBefore = new Set(Object.getOwnPropertyNames(globalThis));
export { hydrateRoot };
export function createRoot(...given) {
  const root = create(...given);
  globalThis.appRoots.push(root);
  return root;
}`;
}

const importsAtStart = /^(?:\s*import\b[^'"`;()]*["'][^"']*["']\s*;?)*/;

/**
 * All of the script but its imports in a function that the prover can call again: nothing is fetched and read a second
 * time, and nothing of what the script had in memory is left. Undefined where that cannot be written so.
 */
export function restartable(script: string): string | undefined {
  const [imports = ''] = importsAtStart.exec(script) ?? [];
  const run = `async () => {${script.slice(imports.length)}\n}`;
  try {
    // Only whether it can be read: nothing runs here.
    compileFunction(`return ${run}`);
  } catch {
    return undefined;
  }
  return `${imports}\nglobalThis.startApp = ${run};\nawait globalThis.startApp();`;
}
