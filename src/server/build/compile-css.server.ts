import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { compile } from 'tailwindcss';
import { BuildFault } from './build-fault.ts';
import type { VendorFonts } from './vendor-fonts.server.ts';

const styleSheet = 'src/index.css';
const kept = new Map<string, Promise<string>>();

/** The one style sheet that an app may import; it is read once. */
function tailwind(root: string): Promise<string> {
  const path = join(root, 'node_modules/tailwindcss/index.css');
  const text = kept.get(path) ?? readFile(path, 'utf8');
  kept.set(path, text);
  return text;
}

/**
 * The style sheet of an app: its own CSS with exactly the Tailwind classes that its files use. A compiler keeps every
 * class it was ever asked for, so each app gets a new one. Plugins and other imports are refused: they would run code.
 */
export async function compileCss(
  files: Readonly<Record<string, string>>,
  { root, vendor }: { readonly root: string; readonly vendor: { readonly fonts: VendorFonts } },
): Promise<string> {
  const css = files[styleSheet];
  if (css === undefined) throw new BuildFault([{ file: styleSheet, message: 'The app has no style sheet.' }]);
  const contents = Object.entries(files)
    .filter(([path]) => /(?<!\.test)\.tsx?$/.test(path))
    .map(([path, content]) => ({ content, extension: path.endsWith('.tsx') ? 'tsx' : 'ts' }));
  const candidates = new Scanner({}).scanFiles(contents);
  try {
    const compiler = await compile(css, {
      base: root,
      loadStylesheet: async (id) => {
        if (id !== 'tailwindcss') throw new Error(`An app cannot import the style sheet “${id}”.`);
        return { path: 'tailwind.css', base: root, content: await tailwind(root) };
      },
      loadModule: async (id) => {
        throw new Error(`An app cannot load “${id}” in its style sheet.`);
      },
    });
    return withServedFonts(compiler.build(candidates), vendor.fonts);
  } catch (error) {
    throw new BuildFault([
      { file: styleSheet, message: error instanceof Error ? error.message : String(error) },
    ]);
  }
}

const packagedFont = /url\(\s*(["']?)(@fontsource[^"')]+)\1\s*\)/g;

/** In a project a font lies in a package; beside a built app it lies with the shared code. */
function withServedFonts(css: string, fonts: VendorFonts): string {
  return css.replaceAll(packagedFont, (_, _quote: string, path: string) => {
    const served = Object.hasOwn(fonts, path) ? fonts[path] : undefined;
    if (served === undefined) throw new Error(`An app cannot load the font “${path}”.`);
    return `url("./${served}")`;
  });
}
