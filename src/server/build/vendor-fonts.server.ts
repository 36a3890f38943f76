import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fontFiles } from '../../engine/theme/characters/fonts.ts';
import { characterLooks } from '../../engine/theme/characters/looks-of-characters.ts';

/** How the style sheet of an app names a font → where its file is served, relative to the app. */
export type VendorFonts = Readonly<Record<string, string>>;

/**
 * The fonts of all looks. They are served beside the shared code, so that every app of a look has the same file, and a browser
 * that has seen one has it. Files of vendors are texts: a font is one in base64.
 */
export async function gatherFonts(
  root: string,
): Promise<{ files: Readonly<Record<string, string>>; fonts: VendorFonts }> {
  const paths = Object.values(characterLooks).flatMap(({ text, heading }) => [
    ...fontFiles(text),
    ...fontFiles(heading),
  ]);
  const gathered = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const bytes = await readFile(join(root, 'node_modules', path));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return { path, name: `${basename(path, '.woff2')}-${hash}.woff2`, text: bytes.toString('base64') };
    }),
  );
  return {
    files: Object.fromEntries(gathered.map(({ name, text }) => [name, text])),
    fonts: Object.fromEntries(gathered.map(({ path, name }) => [path, `vendor/${name}`])),
  };
}
