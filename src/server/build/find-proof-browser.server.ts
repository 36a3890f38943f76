import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const carrier = '@sparticuz/chromium';

/** Where distributions put a Chromium; first those without windows, which need two thirds of the work for a proof. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/local/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export interface BrowserPlaces {
  /** The browser that the settings name. */
  readonly named?: string | undefined;
  /** Where the carried browser is unpacked. */
  readonly cache: string;
}

/**
 * The browser that proves apps: the one that was named, else the one that the npm package carries, else an installed
 * one. The carried one has no window system and no extensions, and opens a page with a fifth of the work.
 */
export async function findProofBrowser({ named, cache }: BrowserPlaces): Promise<string> {
  if (named !== undefined && named !== '') {
    if (await starts(named)) return named;
    throw new Error(`CHROMIUM_PATH: ${named} is not a browser that starts. Correct or unset it.`);
  }
  const carried = await unpackCarried(cache).catch(() => undefined);
  if (carried !== undefined && (await starts(carried))) return carried;
  for (const path of installed) if (existsSync(path) && (await starts(path))) return path;
  throw new Error(
    'No browser was found to prove apps with. Install Chromium, or name one with CHROMIUM_PATH.',
  );
}

async function starts(path: string): Promise<boolean> {
  try {
    const { stdout } = await run(path, ['--version', '--no-sandbox'], { timeout: 20_000 });
    return /\b(Chromium|Chrome)\b.*\d+\./.test(stdout);
  } catch {
    return false;
  }
}

/**
 * The package unpacks to a fixed name in the shared temporary folder and trusts whatever lies there; so it is given a
 * folder of its own, which gets its final name only when it is complete.
 */
async function unpackCarried(cache: string): Promise<string> {
  const manifest = createRequire(import.meta.url)
    .resolve(carrier)
    .replace(/(@sparticuz.chromium).*$/, '$1/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const place = join(cache, `chromium-${version}`);
  const executable = join(place, 'chromium');
  if (existsSync(executable)) return executable;
  const draft = mkdtempSync(`${place}-`);
  const program = `const { default: chromium } = await import(${JSON.stringify(carrier)}); await chromium.executablePath();`;
  try {
    await run(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: dirname(manifest),
      env: { PATH: '/usr/bin:/bin', TMPDIR: draft, TMP: draft, TEMP: draft },
      timeout: 120_000,
    });
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(executable)) throw error;
  }
  return executable;
}
