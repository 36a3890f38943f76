import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { KoraServer } from './server.ts';

const entry = fileURLToPath(new URL('../dist/server/keys.js', import.meta.url));

/** The key of the installation itself. The embedded database is for one process, so the server rests meanwhile. */
export async function readServiceKey(server: KoraServer): Promise<string> {
  await server.stop();
  const { stdout } = await promisify(execFile)(process.execPath, [entry], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(server.url).port,
      KORA_DATA_DIR: server.dataDirectory,
    },
  });
  await server.start();
  const key = /^service_role: (\S+)$/m.exec(stdout)?.[1];
  if (key === undefined) throw new Error('The program printed no key of the installation.');
  return key;
}
