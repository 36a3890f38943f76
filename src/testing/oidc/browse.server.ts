export interface Browser {
  /** Follows redirects, with cookies, until one leads to an address that `isThere`; answers with that address. */
  open(url: string, isThere: (url: URL) => boolean): Promise<URL>;
  /** One answer, with cookies and without going where it leads. */
  get(url: string | URL): Promise<Response>;
  /** A form that a page makes the browser post. */
  post(url: string | URL, form: URLSearchParams): Promise<Response>;
}

/** As much of a browser as a sign-in with another provider needs. */
export function startBrowser(): Browser {
  const cookies = new Map<string, Map<string, string>>();

  async function ask(url: URL, form?: URLSearchParams): Promise<Response> {
    const jar = cookies.get(url.origin) ?? new Map<string, string>();
    cookies.set(url.origin, jar);
    const answer = await fetch(url, {
      redirect: 'manual',
      ...(form === undefined ? {} : { method: 'POST', body: form }),
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  async function step(url: URL): Promise<URL> {
    const answer = await ask(url);
    const location = answer.headers.get('location');
    if (location === null)
      throw new Error(`${url.origin}${url.pathname} answers ${answer.status}: ${await answer.text()}`);
    await answer.body?.cancel();
    return new URL(location, url);
  }

  return {
    get: (url) => ask(new URL(url)),
    post: (url, form) => ask(new URL(url), form),
    async open(start, isThere) {
      let url = new URL(start);
      for (let hops = 0; hops < 20; hops += 1) {
        if (isThere(url)) return url;
        url = await step(url);
      }
      throw new Error(`There are too many redirects; the last leads to ${url.origin}${url.pathname}.`);
    },
  };
}
