export interface RequestParts {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/**
 * Kora limits requests per client address, and a benchmark has one. It is therefore told to trust one proxy, and
 * the load comes from as many clients as these: enough that nobody reaches the limit, as behind a real proxy.
 */
const addresses = 1_000;

/** The bytes of one request. `turn` chooses the client address. */
export function writeRequest({ method, path, headers, json }: RequestParts, turn: number): Buffer {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const address = turn % addresses;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `x-forwarded-for: 10.0.${Math.floor(address / 250)}.${(address % 250) + 1}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
