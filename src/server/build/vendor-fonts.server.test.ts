import { describe, expect, it } from 'vitest';
import { filesOf, planFromText } from '../../engine/generate.ts';
import { characters } from '../../engine/spec/app-spec.ts';
import { fontFiles } from '../../engine/theme/characters/fonts.ts';
import { characterLooks } from '../../engine/theme/characters/looks-of-characters.ts';
import { packageRoot } from '../package-root.server.ts';
import { compileCss } from './compile-css.server.ts';
import { vendorFile } from './serve-site.ts';
import { gatherFonts } from './vendor-fonts.server.ts';

/** What the letters of one app may weigh, in bytes. */
const most = 60 * 1024;
const root = packageRoot();
const { files, fonts } = await gatherFonts(root);
const sent = (path: string) => {
  const name = fonts[path]?.slice('vendor/'.length) ?? '';
  return vendorFile(name, files[name] ?? '');
};

describe('the fonts of apps', () => {
  it.each(characters)('of %s are fonts, and together no more than 60 KB', (character) => {
    const { text, heading } = characterLooks[character];
    const served = [...fontFiles(text), ...fontFiles(heading)].map(sent);
    for (const { type, body } of served) {
      expect(type).toBe('font/woff2');
      expect(String.fromCodePoint(...(body.slice(0, 4) as Uint8Array))).toBe('wOF2');
    }
    expect(served.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(most);
  });

  it('are asked for where they are served, and no others', async () => {
    const app = filesOf(planFromText('a list of books'));
    const css = await compileCss(app, { root, vendor: { fonts } });
    const asked = [...css.matchAll(/url\("\.\/(vendor\/[^"]+\.woff2)"\)/g)].map(([, path]) => path);
    expect(asked).toHaveLength(3);
    for (const path of asked) expect(Object.values(fonts)).toContain(path);
    expect(css).not.toContain('@fontsource');
  });

  it('are refused where the product has none of that name', async () => {
    const app = { 'src/index.css': '@font-face { src: url("@fontsource/none/files/none.woff2"); }' };
    await expect(compileCss(app, { root, vendor: { fonts } })).rejects.toThrow(/build|font/i);
  });
});
