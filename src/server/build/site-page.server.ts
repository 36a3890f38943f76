import { randomBytes } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { ProofFault } from '../../engine/proof/proof-report.ts';
import { withoutPeers } from '../hosting/hosted-guard.ts';
import { hostedHeaders } from '../hosting/hosted-headers.ts';
import type { ServedFile } from './serve-site.ts';

const world = 'proof';
/** The platform that an app is shown on, as its headers name it. */
const platform = 'app.test';
/** How large a page is drawn while no picture of it is taken. */
const unseenScale = 0.1;

interface CaptureOptions {
  readonly format: 'webp' | 'png';
  readonly quality?: number;
  readonly captureBeyondViewport?: boolean;
  readonly clip?: { x: number; y: number; width: number; height: number; scale: number };
}

/** What an app may do is tried under the rules that its visitors will meet. */
const asHosted = hostedHeaders(`https://${platform}`).map(([name, value]) => ({ name, value }));

const wholePage =
  '({ width: innerWidth, height: Math.min(4000, Math.max(innerHeight, document.documentElement.scrollHeight)) })';

/** What an app has kept in the browser. */
export interface KeptStorage {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

const readStorage = `(async () =>
  (await indexedDB.databases()).length > 0 ? null : { local: { ...localStorage }, session: { ...sessionStorage } })()`;

function putBack({ local, session }: KeptStorage): string {
  return `Object.assign(localStorage, ${JSON.stringify(local)}); Object.assign(sessionStorage, ${JSON.stringify(session)});`;
}

/** Written for the page: what a new document would do with an app, without one. */
const takeDown = `
    for (const root of globalThis.appRoots.splice(0)) root.unmount();
    for (let id = setTimeout(() => undefined); id > (globalThis.timersBefore ?? 0); id -= 1) clearTimeout(id);
    for (let id = requestAnimationFrame(() => undefined); id > (globalThis.framesBefore ?? 0); id -= 1) cancelAnimationFrame(id);
    const start = globalThis.startApp;
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!globalThis.namesBefore.has(name)) delete globalThis[name];
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) if (name !== 'lang') element.removeAttribute(name);
    const root = document.getElementById('root');
    root.replaceWith(root.cloneNode(false));
    globalThis.timersBefore = setTimeout(() => undefined);
    globalThis.framesBefore = requestAnimationFrame(() => undefined);`;

/** Its code runs once more; where it could not be kept, it is fetched by another address. */
function putUp(visit: number): string {
  return `if (start === undefined) await import('/app.js?visit=${visit}'); else await start();`;
}

function startAnew(path: string, visit: number, kept: KeptStorage | undefined): string {
  return `(async () => {
    ${takeDown}
    localStorage.clear();
    sessionStorage.clear();
    ${kept === undefined ? '' : putBack(kept)}
    await Promise.all((await indexedDB.databases()).map(({ name }) => indexedDB.deleteDatabase(name)));
    history.replaceState(null, '', ${JSON.stringify(`/#${path}`)});
    scrollTo(0, 0);
    ${putUp(visit)}
  })()`;
}

function startAgain(visit: number): string {
  return `(async () => {
    ${takeDown}
    ${putUp(visit)}
  })()`;
}

/** Where an app wanted to go when the content policy held it back. */
function refusedAddress(text: string): string | undefined {
  return /Content Security Policy/.test(text) ? /'((?:https?|wss?):[^']+)'/.exec(text)?.[1] : undefined;
}

interface Deferred {
  readonly promise: Promise<number>;
  resolve(contextId: number): void;
}

function deferred(): Deferred {
  let resolve: (contextId: number) => void = () => undefined;
  const promise = new Promise<number>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * A window on an app that exists only in memory. Every request is answered from it or refused, the driver is put into
 * each document in a world of its own, and what the app complains about is noted.
 */
export class SitePage {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #answer: (url: URL) => ServedFile | undefined;
  /** A site that no other app has had. */
  readonly #host = `app-${randomBytes(8).toString('hex')}.test`;
  readonly #origins = new Set<string>();
  #world = deferred();
  #frame = '';
  #visits = 0;
  #isLoaded = false;
  #faults: ProofFault[] = [];
  #crashed = false;
  /** Whether every visit and every reload gets a document of its own. */
  isThorough = false;

  private constructor(page: Page, session: CDPSession, answer: (url: URL) => ServedFile | undefined) {
    this.#page = page;
    this.#session = session;
    this.#answer = answer;
  }

  static async open(
    context: BrowserContext,
    options: { driver: string; answer: (url: URL) => ServedFile | undefined },
  ): Promise<SitePage> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const opened = new SitePage(page, session, options.answer);
    await opened.#prepare(options.driver);
    return opened;
  }

  async #prepare(driver: string): Promise<void> {
    const session = this.#session;
    session.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId } = (context.auxData ?? {}) as { frameId?: string };
      if (context.name === world && frameId === this.#frame) this.#world.resolve(context.id);
    });
    session.on('Fetch.requestPaused', (paused) => void this.#serve(paused.requestId, paused.request.url));
    session.on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type !== 'error' && type !== 'warning' && type !== 'assert') return;
      const text = args.map((one) => String(one.value ?? one.description ?? one.type)).join(' ');
      this.#note('console', text);
    });
    session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
      this.#note('exception', exception?.description ?? text),
    );
    session.on('Log.entryAdded', ({ entry }) => {
      const refused = refusedAddress(entry.text);
      if (refused !== undefined) this.#note('outside', refused);
      else if (entry.level === 'error' || entry.level === 'warning')
        this.#note('console', `${entry.text}${entry.url === undefined ? '' : ` (${entry.url})`}`);
    });
    this.#page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    this.#page.on('popup', (popup) => void popup.close().catch(() => undefined));
    this.#page.on('crash', () => {
      this.#crashed = true;
      this.#note('crash', 'The page crashed.');
    });
    const [tree] = await Promise.all([
      session.send('Page.getFrameTree'),
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Log.enable'),
      session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: driver, worldName: world }),
      session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: `window.print = () => {};\n${withoutPeers}`,
      }),
    ]);
    this.#frame = tree.frameTree.frame.id;
    await this.#drawAt(unseenScale);
  }

  /** What nobody looks at is drawn small: to the app nothing is different, and drawing takes a tenth of all the work. */
  async #drawAt(scale: number): Promise<void> {
    const size = this.#page.viewportSize();
    if (size !== null)
      await this.#session.send('Emulation.setDeviceMetricsOverride', {
        ...size,
        deviceScaleFactor: 1,
        mobile: false,
        scale,
      });
  }

  /** The window has another size from now on. */
  async resize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#page.setViewportSize({ width, height });
    await this.#drawAt(unseenScale);
  }

  async #capture(options: CaptureOptions): Promise<Buffer> {
    await this.#drawAt(1);
    try {
      const { data } = await this.#session.send('Page.captureScreenshot', options);
      return Buffer.from(data, 'base64');
    } finally {
      await this.#drawAt(unseenScale);
    }
  }

  #note(kind: ProofFault['kind'], message: string): void {
    if (this.#faults.length < 20) this.#faults.push({ kind, message: message.slice(0, 500) });
  }

  async #serve(requestId: string, address: string): Promise<void> {
    const url = new URL(address);
    const own = url.hostname.endsWith(`.${this.#host}`);
    const file = own ? this.#answer(url) : undefined;
    try {
      if (file !== undefined) {
        await this.#session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: file.type }, ...asHosted],
          body: Buffer.from(file.body).toString('base64'),
        });
      } else if (own && url.pathname === '/favicon.ico') {
        await this.#session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 });
      } else {
        this.#note('outside', own ? `The site has no file ${url.pathname}.` : address);
        await this.#session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
      }
    } catch {
      // The page has moved on and wants no answer any more.
    }
  }

  /** What went wrong since the last time this was asked. */
  takeFaults(): ProofFault[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  get crashed(): boolean {
    return this.#crashed;
  }

  /**
   * Opens the app as somebody who was never there, or who left it with what is kept. False where it shows nothing; an app
   * that is merely started anew may still have to draw itself.
   */
  async visitAnew(path: string, kept?: KeptStorage): Promise<boolean> {
    if (this.#isLoaded && (await this.#restart((visit) => startAnew(path, visit, kept)))) return true;
    const isThere = await this.#load(path);
    if (!isThere || kept === undefined) return isThere;
    await this.evaluate(`(() => { ${putBack(kept)} })()`);
    await this.reload();
    return true;
  }

  /** What the app has kept so far; undefined when that is more than can be put back. */
  async keptStorage(): Promise<KeptStorage | undefined> {
    return (await this.evaluate<KeptStorage | null>(readStorage)) ?? undefined;
  }

  /** After something went wrong in the page, the next visit is to start from nothing. */
  forget(): void {
    this.#isLoaded = false;
  }

  /** Each time from another origin, so that nothing is stored. */
  async #load(path: string): Promise<boolean> {
    this.#visits += 1;
    this.#world = deferred();
    const origin = `https://v${this.#visits}.${this.#host}`;
    this.#origins.add(origin);
    await this.#session.send('Page.navigate', { url: `${origin}/#${path}` });
    this.#isLoaded = await this.call<boolean>('started');
    return this.#isLoaded;
  }

  /**
   * The same for the app, in a tenth of the time: it is taken down, and its code runs anew in the document that is there,
   * while the shared vendor code stays loaded. False when the app does not allow that.
   */
  async #restart(script: (visit: number) => string): Promise<boolean> {
    if (this.isThorough) return false;
    this.#visits += 1;
    const { exceptionDetails } = await this.#session.send('Runtime.evaluate', {
      expression: script(this.#visits),
      awaitPromise: true,
    });
    return exceptionDetails === undefined;
  }

  /** The app comes up again with what it has kept. */
  async reload(): Promise<void> {
    if (this.#isLoaded && (await this.#restart(startAgain))) return;
    this.#world = deferred();
    await this.#session.send('Page.reload');
  }

  /** Calls a function of the driver as if a person had just acted, which some features of browsers ask for. */
  async call<T>(name: string, argument?: unknown): Promise<T> {
    return this.evaluate<T>(`proofDriver.${name}(${argument === undefined ? '' : JSON.stringify(argument)})`);
  }

  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#session.send('Runtime.evaluate', {
      expression,
      contextId: await this.#world.promise,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  async pressKey(key: string, times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) await this.#page.keyboard.press(key);
  }

  /** What the window shows, drawn `scale` times as fine. */
  async screenshot(scale = 1): Promise<Buffer> {
    const options = { format: 'webp', quality: 80 } as const;
    if (scale === 1) return this.#capture(options);
    const window = await this.evaluate<{ width: number; height: number }>(
      '({ width: innerWidth, height: innerHeight })',
    );
    return this.#capture({ ...options, clip: { x: 0, y: 0, scale, ...window } });
  }

  /** The whole page, also what is below the window. */
  async picture(): Promise<Buffer> {
    return this.#capture({
      format: 'png',
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, scale: 1, ...(await this.evaluate<{ width: number; height: number }>(wholePage)) },
    });
  }

  /** Takes away all that the app has kept in the browser, and closes its page. */
  async clear(): Promise<void> {
    await Promise.all(
      [...this.#origins].map((origin) =>
        this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
      ),
    );
    await this.#page.close();
  }

  /** Ends whatever code of the app runs, an endless loop too. */
  async stop(): Promise<void> {
    await this.#session.send('Runtime.terminateExecution').catch(() => undefined);
  }
}
