import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress-folder.ts';

export async function buildWeb(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  await compressFolder(outDir);
}
