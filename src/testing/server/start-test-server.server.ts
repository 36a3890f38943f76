import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '../../kernel/limits.ts';
import { startServer } from '../../server/http/start-server.server.ts';
import { openServices } from '../../server/run/open-services.server.ts';
import type { Services } from '../../server/services.ts';
import { readSettings } from '../../server/settings/read-settings.server.ts';

export interface TestServer {
  url: string;
  services: Services;
  close(): Promise<void>;
}

/** The whole server in this process, on a free port and a data directory of its own. */
export async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'kora-server-'));
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    KORA_DATA_DIR: dataDirectory,
    ...environment,
  });
  const opened = await openServices(settings);
  const server = await startServer(opened.services);
  return {
    url: server.url,
    services: opened.services,
    async close() {
      await server.close();
      // A mail that is being written ends first: the folder it goes to is removed below.
      await opened.services.queue.stop(limits.http.shutdownGraceMs);
      await opened.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
