import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { addAccount, newAccount, type Session } from './account.ts';
import { type MadeApp, makeShelf } from './new-app.ts';

const entry = fileURLToPath(new URL('../dist/server/serve.js', import.meta.url));
const startMs = 60_000;
const stopMs = 20_000;
/** Making an app takes a browser of its own, on a machine that may be busy. */
const makingMs = 90_000;

/** The built server on a data directory of its own. It keeps its address over a stop and a start. */
export interface KoraServer {
  readonly url: string;
  readonly dataDirectory: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it for good and removes its data. */
  dispose(): Promise<void>;
}

export async function openServer(
  name: string,
  environment: Record<string, string> = {},
): Promise<KoraServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), `kora-e2e-${name}-`));
  let running = await launch(dataDirectory, '0', environment).catch(async (error: unknown) => {
    await rm(dataDirectory, { recursive: true, force: true });
    throw error;
  });
  const { url } = running;
  const stop = () => end(running.process);
  return {
    url,
    dataDirectory,
    stop,
    async start() {
      running = await launch(dataDirectory, new URL(url).port, environment);
    },
    async dispose() {
      await stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

async function launch(
  dataDirectory: string,
  port: string,
  environment: Record<string, string>,
): Promise<Running> {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: port,
      KORA_DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const lines = createInterface({ input: child.stdout });
  const address = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server was not ready in time.\n${said}`)), startMs);
    lines.on('line', (line) => {
      said += `${line}\n`;
      const ready = / is ready at (http:\/\/\S+)/.exec(line)?.[1];
      if (ready === undefined) return;
      clearTimeout(timer);
      resolve(ready.replace(/\/$/, ''));
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with code ${code} before it was ready.\n${said}`));
    });
  });
  try {
    return { process: child, url: await address };
  } catch (error) {
    await end(child);
    throw error;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await exit;
  clearTimeout(force);
}

interface OfWorker {
  server: KoraServer;
  /** The first account of an installation is its admin: here always this one, whichever journey comes first. */
  admin: Session;
  /** Made when the first journey asks for it; each works with a copy. */
  shelf: MadeApp;
}

/** Every journey runs against one built server per worker. */
export const test = base.extend<object, OfWorker>({
  server: [
    async ({ browserName }, use) => {
      const server = await openServer(browserName);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: startMs + stopMs },
  ],
  admin: [
    async ({ server }, use) => use(await addAccount(server.url, newAccount())),
    { scope: 'worker', auto: true },
  ],
  shelf: [
    async ({ server }, use) => use(await makeShelf(server.url)),
    { scope: 'worker', timeout: makingMs },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // A visitor's hand is never quite still: a page that the build has rendered becomes the app at the first sign of use.
  context: async ({ context }, use) => {
    await context.addInitScript("addEventListener('load', () => dispatchEvent(new Event('pointermove')))");
    await use(context);
  },
});
