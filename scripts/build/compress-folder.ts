import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /\.(html|js|mjs|css|svg|json|txt|xml|webmanifest|wasm|ico)$/;
const smallest = 1024;
/** The best quality takes seconds per megabyte; beyond this size it is not worth the wait. */
const large = 1024 * 1024;

/** Writes `<file>.br` beside every file that becomes smaller by it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const text = !path.endsWith('.wasm') && !path.endsWith('.ico');
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.length > large ? 9 : 11,
      [constants.BROTLI_PARAM_MODE]: text ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (compressed.length < content.length) await writeFile(`${path}.br`, compressed);
}
