import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { greeting, splitFrames, startupLength } from '../../server/db/pglite/frames.ts';

/** A server that says it is PostgreSQL of another version and knows nothing else: old ones cannot be had here. */
export async function startOldPostgres(
  number: string,
  name: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((socket) => {
    let pending = Buffer.alloc(0);
    let started = false;
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      pending = Buffer.concat([pending, bytes]);
      if (!started) {
        const length = startupLength(pending);
        if (length === 0) return;
        pending = pending.subarray(length);
        started = true;
        socket.write(greeting());
      }
      const { units, rest, terminated } = splitFrames(pending);
      pending = Buffer.from(rest);
      if (units.length > 0) socket.write(oneRow({ number, name }));
      if (terminated) socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://kora@127.0.0.1:${(server.address() as AddressInfo).port}/kora`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function oneRow(row: Record<string, string>): Buffer {
  const names = Object.keys(row);
  const fields = names.map((name) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int(0, 4),
      int(0, 2),
      int(25, 4),
      int(-1, 2),
      int(-1, 4),
      int(0, 2),
    ]),
  );
  const values = names.map((name) => {
    const text = Buffer.from(row[name] ?? '');
    return Buffer.concat([int(text.length, 4), text]);
  });
  return Buffer.concat([
    message('T', Buffer.concat([int(names.length, 2), ...fields])),
    message('D', Buffer.concat([int(names.length, 2), ...values])),
    message('C', Buffer.from('SELECT 1\0')),
    message('Z', Buffer.from('I')),
  ]);
}

function message(kind: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int(body.length + 4, 4), body]);
}

function int(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeIntBE(value, 0, size);
  return bytes;
}
