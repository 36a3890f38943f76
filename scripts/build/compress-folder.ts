import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { KeptFiles } from './kept-files.ts';
import { publicUrl } from './site/html-text.ts';

const compress = promisify(brotliCompress);
const compressible = /\.(html|js|mjs|css|svg|json|txt|xml|webmanifest|wasm|ico)$/;
const smallest = 1024;
/** The best quality takes seconds per megabyte; beyond this size it is not worth the wait. */
const large = 1024 * 1024;

/** Writes `<file>.br` beside every file that becomes smaller by it. What did not change is taken from the last build. */
export async function compressFolder(folder: string, kept?: KeptFiles): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map((path) => compressFile(path, kept)));
}

async function compressFile(path: string, kept: KeptFiles | undefined): Promise<void> {
  const content = await readFile(path);
  // What the server fills in, it packs as well.
  if (content.length < smallest || content.includes(publicUrl)) return;
  const quality = content.length > large ? 9 : 11;
  const text = !path.endsWith('.wasm') && !path.endsWith('.ico');
  const pack = () =>
    compress(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: text ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const compressed = await (kept?.get([`${quality} ${text}`, content], pack) ?? pack());
  if (compressed.length < content.length) await writeFile(`${path}.br`, compressed);
}
