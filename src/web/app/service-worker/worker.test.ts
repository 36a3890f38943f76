import { beforeEach, describe, expect, it } from 'vitest';
import { chooseWay, mayKeepPage } from './choose-way.ts';
import type { WorkerBuild } from './kept-files.ts';
import { runWorker, type WorkerMessage } from './run-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

const origin = 'https://app.test';
const build: WorkerBuild = {
  version: 'v1',
  name: 'app',
  shell: '/shell.html',
  first: ['/theme.js', '/assets/main-1.js'],
  later: ['/assets/page-1.js', '/assets/page-2.js'],
  navigationMs: 40,
  keptPages: 2,
};

class MemoryCache {
  readonly kept = new Map<string, Response>();
  #key = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  async match(request: Request | string): Promise<Response | undefined> {
    return this.kept.get(this.#key(request))?.clone();
  }
  async put(request: Request | string, answer: Response): Promise<void> {
    this.kept.set(this.#key(request), answer);
  }
  async delete(request: Request | string): Promise<boolean> {
    return this.kept.delete(this.#key(request));
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((url) => ({ url }));
  }
}

type Heard = (event: object) => void;

/** A browser with one worker in it. */
class Surroundings {
  readonly stores = new Map<string, MemoryCache>();
  readonly asked: string[] = [];
  readonly calls: string[] = [];
  network: (path: string) => Promise<Response> | Response = (path) => new Response(`network ${path}`);
  #heard = new Map<string, Heard>();

  run(given: WorkerBuild): void {
    const scope = {
      location: { origin },
      caches: {
        open: async (name: string) => {
          const found = this.stores.get(name) ?? new MemoryCache();
          this.stores.set(name, found);
          return found;
        },
        keys: async () => [...this.stores.keys()],
        delete: async (name: string) => this.stores.delete(name),
      },
      clients: { claim: async () => void this.calls.push('claim') },
      skipWaiting: async () => void this.calls.push('skipWaiting'),
      fetch: async (request: Request | string) => {
        const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin);
        this.asked.push(pathname);
        return this.network(pathname);
      },
      addEventListener: (type: string, heard: Heard) => this.#heard.set(type, heard),
    };
    runWorker(scope as unknown as WorkerScope, given);
  }

  async tell(type: string, more: object = {}): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    this.#heard.get(type)?.({
      ...more,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    const given = await answer;
    await Promise.all(works);
    return given;
  }

  message = (data: WorkerMessage) => this.tell('message', { data });

  async get(path: string, mode = 'no-cors', method = 'GET'): Promise<string | undefined> {
    const answer = await this.tell('fetch', { request: { url: `${origin}${path}`, mode, method } });
    return answer?.text();
  }

  names(store: string): string[] {
    return [...(this.stores.get(store)?.kept.keys() ?? [])].map((url) => new URL(url).pathname).toSorted();
  }
}

let browser: Surroundings;
beforeEach(() => {
  browser = new Surroundings();
  browser.run(build);
});

const offline = () => {
  browser.network = () => Promise.reject(new TypeError('Failed to fetch'));
};

describe('the way of a request', () => {
  const way = (url: string, more: { method?: string; mode?: string } = {}) =>
    chooseWay({ method: 'GET', mode: 'no-cors', url, ...more }, origin, new Set(['/theme.js']));

  it.each([
    '/auth/v1/user',
    '/rest/v1/profiles',
    '/functions/v1/x',
    '/health',
    '/mcp',
    '/storage/v1/o',
    '/sw.js',
  ])('leaves %s to the network', (path) => {
    expect(way(`${origin}${path}`)).toBe('leave');
    expect(way(`${origin}${path}`, { mode: 'navigate' })).toBe('leave');
  });

  it('leaves what changes something, and what is of others', () => {
    expect(way(`${origin}/about`, { method: 'POST', mode: 'navigate' })).toBe('leave');
    expect(way('https://other.test/assets/x.js')).toBe('leave');
    expect(way(`${origin}/og/home.png`)).toBe('leave');
  });

  it('knows files, the shell and pages; the sign-in page is one', () => {
    expect(way(`${origin}/assets/x-1.js`)).toBe('asset');
    expect(way(`${origin}/theme.js`)).toBe('shell');
    expect(way(`${origin}/auth`, { mode: 'navigate' })).toBe('page');
    expect(way(`${origin}/settings`, { mode: 'navigate' })).toBe('page');
  });

  it('keeps no page whose address may carry a secret', () => {
    expect(mayKeepPage(`${origin}/about`)).toBe(true);
    expect(mayKeepPage(`${origin}/about?code=1`)).toBe(false);
    expect(mayKeepPage(`${origin}/auth`)).toBe(false);
  });
});

describe('the worker', () => {
  it('brings the shell when it is installed, and does not take over by itself', async () => {
    await browser.tell('install');
    expect(browser.names('app-shell-v1')).toEqual(['/shell.html', '/theme.js']);
    expect(browser.names('app-assets')).toEqual(['/assets/main-1.js']);
    expect(browser.calls).toEqual([]);
  });

  it('is not installed with a file missing', async () => {
    browser.network = (path) => new Response('', { status: path === '/theme.js' ? 404 : 200 });
    await expect(browser.tell('install')).rejects.toThrow('/theme.js: 404');
  });

  it('starts when a page asks for it', async () => {
    await browser.message('activate');
    expect(browser.calls).toEqual(['skipWaiting']);
  });

  it('takes a page over that was on its way while it took over the others', async () => {
    await browser.message('take-over');
    expect(browser.calls).toEqual(['claim']);
  });

  it('brings the other pages when there is time, and stops without a network', async () => {
    await browser.message('keep-later');
    expect(browser.names('app-assets')).toEqual(['/assets/page-1.js', '/assets/page-2.js']);
    browser.stores.clear();
    offline();
    await browser.message('keep-later');
    expect(browser.names('app-assets')).toEqual([]);
  });

  it('drops what other versions left, and nothing of others', async () => {
    await browser.tell('install');
    await browser.message('keep-later');
    const next = new Surroundings();
    next.stores.set('somebody-else', new MemoryCache());
    for (const [name, store] of browser.stores) next.stores.set(name, store);
    next.run({ ...build, version: 'v2', later: ['/assets/page-2.js'] });
    await next.tell('install');
    await next.tell('activate');
    expect([...next.stores.keys()].toSorted()).toEqual(['app-assets', 'app-shell-v2', 'somebody-else']);
    expect(next.names('app-assets')).toEqual(['/assets/main-1.js', '/assets/page-2.js']);
    expect(next.asked).not.toContain('/assets/main-1.js');
    expect(next.calls).toEqual(['claim']);
  });

  it('answers files with a hash from the device, asking once', async () => {
    expect(await browser.get('/assets/x-1.js')).toBe('network /assets/x-1.js');
    offline();
    expect(await browser.get('/assets/x-1.js')).toBe('network /assets/x-1.js');
    expect(browser.asked).toEqual(['/assets/x-1.js']);
    await expect(browser.get('/assets/y-1.js')).rejects.toThrow('Failed to fetch');
  });

  it('keeps no file that is not there', async () => {
    browser.network = () => new Response('gone', { status: 404 });
    await browser.get('/assets/x-1.js');
    expect(browser.names('app-assets')).toEqual([]);
  });
});

describe('a page', () => {
  beforeEach(() => browser.tell('install'));

  it('comes from the network, and can be read again without it', async () => {
    expect(await browser.get('/about', 'navigate')).toBe('network /about');
    offline();
    expect(await browser.get('/about', 'navigate')).toBe('network /about');
  });

  it('that was never read is the shell', async () => {
    offline();
    expect(await browser.get('/settings', 'navigate')).toBe('network /shell.html');
  });

  it('comes from the device when the server is away behind its gateway, or too slow', async () => {
    browser.network = () => new Response('bad gateway', { status: 502 });
    expect(await browser.get('/settings', 'navigate')).toBe('network /shell.html');
    browser.network = () => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 120));
    expect(await browser.get('/slow', 'navigate')).toBe('network /shell.html');
    offline();
    expect(await browser.get('/slow', 'navigate')).toBe('late');
  });

  it('shows an error of the server as it is', async () => {
    browser.network = () => new Response('not here', { status: 404 });
    expect(await browser.get('/nothing', 'navigate')).toBe('not here');
    expect(browser.names('app-pages-v1')).toEqual([]);
  });

  it('is kept among the newest only', async () => {
    for (const path of ['/a', '/b', '/a', '/c']) await browser.get(path, 'navigate');
    expect(browser.names('app-pages-v1')).toEqual(['/a', '/c']);
  });

  it('that came before the worker is kept when the page says so', async () => {
    await browser.message({
      keep: [
        `${origin}/about`,
        `${origin}/assets/start-1.js`,
        `${origin}/rest/v1/x?select=a`,
        'https://other.test/z',
      ],
    });
    offline();
    expect(await browser.get('/about', 'navigate')).toBe('network /about');
    expect(await browser.get('/assets/start-1.js')).toBe('network /assets/start-1.js');
    expect(browser.asked).not.toContain('/rest/v1/x');
  });
});
