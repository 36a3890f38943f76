import { build } from 'esbuild';

/** The driver as one script that a browser evaluates in every page it opens. */
export function bundleDriver(root: string): Promise<string> {
  return bundleScript(root, 'src/engine/proof/driver/main.ts');
}

/** What lets somebody choose an element in the preview of their app. */
export function bundlePicker(root: string): Promise<string> {
  return bundleScript(root, 'src/engine/revise/by-click/picker/main.ts');
}

async function bundleScript(root: string, entry: string): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
