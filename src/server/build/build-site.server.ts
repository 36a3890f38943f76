import { bundleCode } from './bundle-code.server.ts';
import { checkFiles } from './check-files.ts';
import { compileCss } from './compile-css.server.ts';
import type { VendorModules } from './vendor.server.ts';
import type { VendorFonts } from './vendor-fonts.server.ts';

/** A built app: what a browser needs, by path. Vendor files are served beside it under `vendor/`. */
export interface Site {
  readonly files: Readonly<Record<string, string>>;
}

export interface BuildTools {
  /** The folder whose node_modules hold Tailwind. */
  readonly root: string;
  readonly vendor: { readonly modules: VendorModules; readonly fonts: VendorFonts };
}

/** Turns the files of an app into a static site. A fault in its code is a `BuildFault`. */
export async function buildSite(files: Readonly<Record<string, string>>, tools: BuildTools): Promise<Site> {
  checkFiles(files);
  const [script, style] = await Promise.all([
    bundleCode(files, tools.vendor.modules),
    compileCss(files, tools),
  ]);
  const page = pageOf(files['index.html'] ?? '', vendorFilesOf(script));
  return { files: { ...stillFiles(files), 'index.html': page, 'app.js': script, 'app.css': style } };
}

/** What lies in `public` is served as it is, beside what was built. The worker of a site is never its own. */
function stillFiles(files: Readonly<Record<string, string>>): Record<string, string> {
  const still = Object.entries(files).flatMap(([path, text]) => {
    const name = path.startsWith('public/') ? path.slice('public/'.length) : '';
    return name === '' || name === 'sw.js' || name.startsWith('vendor/') ? [] : [[name, text] as const];
  });
  return Object.fromEntries(still);
}

function vendorFilesOf(script: string): string[] {
  return [
    ...new Set([...script.matchAll(/from\s*["'`]\.\/(vendor\/[\w.-]+)["'`]/g)].map(([, file = '']) => file)),
  ];
}

/** The vendor code is asked for together with the app, not after the app has been read. */
function pageOf(source: string, vendorFiles: readonly string[]): string {
  const links = [
    '<link rel="stylesheet" href="./app.css" />',
    ...vendorFiles.map((file) => `<link rel="modulepreload" href="./${file}" />`),
    '<script type="module" src="./app.js"></script>',
  ];
  return (
    source
      .replace(/\s*<script type="module" src="\/src\/main\.tsx"><\/script>/, '')
      // A published site is given these back; elsewhere nobody installs it, and nothing is asked for in vain.
      .replaceAll(/\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g, '')
      .replace(/\s*<\/head>/, `\n    ${links.join('\n    ')}\n  </head>`)
  );
}
