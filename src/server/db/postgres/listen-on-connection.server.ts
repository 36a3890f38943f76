import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import type { Database } from '../database.ts';

const reconnectMs = 1_000;

/**
 * One connection of its own that hears notifications, opened when somebody listens and again when it breaks.
 * What is announced while it is down is missed: listeners look for themselves from time to time.
 */
export function listenOnConnection(connect: () => Promise<pg.Client>): {
  listen: Database['listen'];
  close(): Promise<void>;
} {
  const heardBy = new Map<string, Set<(payload: string) => void>>();
  let connection: Promise<pg.Client> | undefined;
  let closed = false;

  async function open(): Promise<pg.Client> {
    const client = await connect();
    client.on('notification', ({ channel, payload }) => {
      for (const heard of heardBy.get(channel) ?? []) heard(payload ?? '');
    });
    client.once('end', () => {
      connection = undefined;
      if (!closed && heardBy.size > 0) setTimeout(reopen, reconnectMs).unref();
    });
    for (const channel of heardBy.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    return client;
  }

  function reopen(): void {
    if (closed || connection !== undefined) return;
    connection = open();
    connection.catch(() => {
      connection = undefined;
      setTimeout(reopen, reconnectMs).unref();
    });
  }

  return {
    async listen(channel, heard) {
      const listeners = heardBy.get(channel) ?? new Set();
      heardBy.set(channel, listeners);
      listeners.add(heard);
      connection ??= open();
      const client = await connection;
      await client.query(`listen ${escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(heard);
      };
    },
    async close() {
      closed = true;
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
