import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const carrier = '@sparticuz/chromium';

/**
 * The path of the Chromium inside of the npm package, unpacked once into node_modules/.cache. The package itself
 * unpacks to a fixed name in the shared temporary folder and trusts whatever lies there; so it is given a folder of
 * its own as temporary folder, and the result appears under its final name only when it is complete.
 */
export async function unpackCarriedBrowser() {
  const manifest = createRequire(import.meta.url)
    .resolve(carrier)
    .replace(/(@sparticuz.chromium).*$/, '$1/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const place = join(cacheFolder(), `chromium-${version}`);
  const executable = join(place, 'chromium');
  if (existsSync(executable)) return executable;
  const draft = mkdtempSync(`${place}-`);
  const program = `const { default: chromium } = await import(${JSON.stringify(carrier)}); await chromium.executablePath();`;
  try {
    await run(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: dirname(manifest),
      env: { ...process.env, TMPDIR: draft, TMP: draft, TEMP: draft },
      timeout: 120_000,
    });
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(executable)) throw error;
  }
  return executable;
}

/** Beside the packages; where these cannot be written, in a new temporary folder. */
function cacheFolder() {
  const folder = join(root, 'node_modules/.cache/kora');
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return mkdtempSync(join(tmpdir(), 'kora-browser-'));
  }
}
