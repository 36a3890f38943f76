import { temporaryFolder } from '../../bench/lib/temporary-folder.ts';
import { startServer } from '../../bench/wire/server-process.ts';
import { builtProgram, ensureBuilt } from '../../src/testing/server/built-program.server.ts';

export interface Product {
  readonly url: string;
  stop(): Promise<void>;
}

/** The built product with nothing configured, on a data directory of its own. */
export async function startProduct(): Promise<Product> {
  ensureBuilt();
  const data = temporaryFolder();
  const server = await startServer({
    name: 'kora',
    parts: [builtProgram('serve')],
    folder: data.path,
    environment: { PORT: '0', KORA_DATA_DIR: data.path, LOG_LEVEL: 'warn', ...browserOfMachine() },
  });
  return {
    // Apps are shown below this name, which every browser knows to be this machine.
    url: `http://localhost:${server.port}`,
    async stop() {
      await server.stop();
      data.remove();
    },
  };
}

function browserOfMachine(): Record<string, string> {
  const named = process.env['CHROMIUM_PATH'];
  return named === undefined ? {} : { CHROMIUM_PATH: named };
}
