import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Brand } from '../build-server.ts';

export interface StartScript {
  readonly path: string;
  readonly code: string;
}

/** The small script that loads the app into a rendered page. */
export async function startScript(root: string, brand: Brand): Promise<StartScript> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/web/app/start-when-needed.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { __BRAND_NAME__: JSON.stringify(brand.name), __BRAND_SLUG__: JSON.stringify(brand.slug) },
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { path: `/assets/start-${hash}.js`, code };
}
