import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from '../../src/testing/free-port.server.ts';
import { watchRegistry } from './watch-registry.ts';

/** The web app with hot reload in front; behind it the server, which restarts when its sources change. */
export async function develop(root: string): Promise<void> {
  const port = Number(process.env['PORT'] ?? '') || 3000;
  const apiPort = await freePort();
  const stopWatching = watchRegistry(root);
  const api = spawn(join(root, 'node_modules/.bin/tsx'), ['watch', 'src/server/run/serve.server.ts'], {
    cwd: root,
    // Apart from the terminal: it would clear the screen, and Ctrl+C would reach it twice and end it without order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', PORT: String(apiPort) },
  });
  process.env['KORA_API_PORT'] = String(apiPort);
  const web = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { port, strictPort: true },
  });

  let stopping = false;
  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    stopWatching();
    const ended = new Promise((resolve) => api.once('close', resolve));
    if (api.exitCode === null && api.signalCode === null) {
      api.kill('SIGTERM');
      await ended;
    }
    await web.close();
    process.exit(code);
  }

  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  api.once('close', (code) => void stop(code ?? 1));
  try {
    await web.listen();
    console.log(`Kora for development: http://localhost:${port} (server on port ${apiPort})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
