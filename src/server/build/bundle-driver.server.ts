import { build } from 'esbuild';

/** The driver as one script that a browser evaluates in every page it opens. */
export async function bundleDriver(root: string): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: ['src/engine/proof/driver/main.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
