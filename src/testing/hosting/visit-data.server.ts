import { request } from 'node:http';

export interface DataAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  // What a test expects of it is the test's business.
  body: Record<string, unknown>;
}

export interface DataVisitor {
  get(path: string, headers?: Record<string, string>): Promise<DataAnswer>;
  /** As a page of the app sends it, unless headers say otherwise. A body that is text is sent as it is. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<DataAnswer>;
  /** Waits for an event of a stream; its end answers with 'end'. */
  follow(path: string): Promise<{ next(): Promise<string>; close(): void }>;
  cookies: Map<string, string>;
}

/** A browser that has looked up the name of an app: it keeps cookies and names its origin. */
export function dataVisitor(serverUrl: string, host: string): DataVisitor {
  const { hostname, port } = new URL(serverUrl);
  const cookies = new Map<string, string>();

  function send(method: string, path: string, headers: Record<string, string>, body?: string) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return request({
      hostname,
      port,
      path,
      method,
      headers: {
        host,
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    });
  }

  function ask(method: string, path: string, headers: Record<string, string>, body?: string) {
    return new Promise<DataAnswer>((resolve, reject) => {
      const sent = send(method, path, headers, body);
      sent.on('error', reject);
      sent.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          for (const one of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
            if (value === '') cookies.delete(name);
            else cookies.set(name, value);
          }
          const text = Buffer.concat(parts).toString();
          let read: Record<string, unknown> = {};
          if (text.startsWith('{')) read = JSON.parse(text) as Record<string, unknown>;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, body: read });
        });
      });
      sent.end(body);
    });
  }

  return {
    cookies,
    get: (path, headers = {}) => ask('GET', path, headers),
    post: (path, body, headers = {}) =>
      ask(
        'POST',
        path,
        { origin: `http://${host}`, 'content-type': 'application/json', ...headers },
        typeof body === 'string' ? body : JSON.stringify(body),
      ),
    follow(path) {
      return new Promise((resolve, reject) => {
        const sent = send('GET', path, { accept: 'text/event-stream' });
        const heard: string[] = [];
        let wake: (() => void) | undefined;
        const hear = (event: string) => {
          heard.push(event);
          wake?.();
        };
        sent.on('error', reject);
        sent.on('response', (answer) => {
          answer.on('data', (part: Buffer) => {
            for (const [, event = ''] of part.toString().matchAll(/event: (\w+)/g)) hear(event);
          });
          answer.on('error', () => hear('end'));
          answer.on('end', () => hear('end'));
          resolve({
            async next() {
              while (heard.length === 0) await new Promise<void>((woken) => (wake = woken));
              return heard.shift() ?? '';
            },
            close: () => sent.destroy(),
          });
        });
        sent.end();
      });
    },
  };
}
