import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

export interface StartScript {
  readonly path: string;
  readonly code: string;
}

/** The small script that loads the app into a rendered page. */
export async function startScript(root: string): Promise<StartScript> {
  const source = await readFile(join(root, 'src/web/app/start-after-paint.ts'), 'utf8');
  const { code } = await transform(source, {
    loader: 'ts',
    format: 'iife',
    target: 'es2022',
    minify: true,
  });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { path: `/assets/start-${hash}.js`, code };
}
