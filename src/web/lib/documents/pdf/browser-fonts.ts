import cyrillic400 from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url';
import cyrillic600 from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url';
import greek400 from '@fontsource/inter/files/inter-greek-400-normal.woff?url';
import greek600 from '@fontsource/inter/files/inter-greek-600-normal.woff?url';
import latin400 from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import latin600 from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import latinExt400 from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import latinExt600 from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url';
import type { FontName } from './typeface.ts';

const addresses: Readonly<Record<FontName, string>> = {
  'latin-400': latin400,
  'latin-600': latin600,
  'latin-ext-400': latinExt400,
  'latin-ext-600': latinExt600,
  'greek-400': greek400,
  'greek-600': greek600,
  'cyrillic-400': cyrillic400,
  'cyrillic-600': cyrillic600,
};

/** Files of the typeface as the site serves them. */
export async function loadFontOfSite(name: FontName): Promise<Uint8Array> {
  const answer = await fetch(addresses[name]);
  if (!answer.ok) throw new Error(`The font ${name} could not be loaded: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
