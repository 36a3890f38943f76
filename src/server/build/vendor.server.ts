import { build } from 'esbuild';
import { gatherFonts, type VendorFonts } from './vendor-fonts.server.ts';

/** The packages that generated apps may import, bundled once and shared by all of them. */
export const vendorModules = [
  'react',
  'react-dom/client',
  'react/jsx-runtime',
  'wouter',
  'wouter/use-hash-location',
  'lucide-react',
] as const;

/** Module → where its file is served, relative to the app, and the names it gives. */
export type VendorModules = Readonly<
  Record<string, { readonly file: string; readonly exports: readonly string[] }>
>;

export interface Vendor {
  /**
   * File name → text, to be served beside the app under `vendor/`, fonts in base64. Names hold a hash: a file never
   * changes.
   */
  readonly files: Readonly<Record<string, string>>;
  readonly modules: VendorModules;
  readonly fonts: VendorFonts;
}

const names: Readonly<Record<(typeof vendorModules)[number], string>> = {
  react: 'react',
  'react-dom/client': 'react-dom-client',
  'react/jsx-runtime': 'react-jsx-runtime',
  wouter: 'wouter',
  'wouter/use-hash-location': 'wouter-use-hash-location',
  'lucide-react': 'lucide-react',
};

/** Named exports of a CommonJS package have to be listed, because a browser module names what it gives. */
const react =
  'Activity Children Component Fragment Profiler PureComponent StrictMode Suspense act cache cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition use useActionState useCallback useContext useDebugValue useDeferredValue useEffect useEffectEvent useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useOptimistic useReducer useRef useState useSyncExternalStore useTransition version';

function entryOf(module: (typeof vendorModules)[number], icons: readonly string[]): string {
  switch (module) {
    case 'react':
      return `import * as all from 'react'; const { ${react.replaceAll(' ', ', ')} } = all.default ?? all; export { ${react.replaceAll(' ', ', ')} }; export default all.default ?? all;`;
    case 'react-dom/client':
      return `import all from 'react-dom/client'; export const { createRoot, hydrateRoot } = all;`;
    case 'react/jsx-runtime':
      return `import all from 'react/jsx-runtime'; export const { Fragment, jsx, jsxs } = all;`;
    case 'lucide-react':
      return `export { ${icons.join(', ')} } from 'lucide-react';`;
    default:
      return `export * from '${module}';`;
  }
}

/** Bundles the vendor code; `icons` are the icons that the library of apps uses. */
export async function bundleVendor(root: string, icons: readonly string[]): Promise<Vendor> {
  const [code, letters] = await Promise.all([bundleModules(root, icons), gatherFonts(root)]);
  return { ...code, files: { ...code.files, ...letters.files }, fonts: letters.fonts };
}

async function bundleModules(
  root: string,
  icons: readonly string[],
): Promise<Pick<Vendor, 'files' | 'modules'>> {
  const prefix = 'entry:';
  const result = await build({
    absWorkingDir: root,
    entryPoints: vendorModules.map((module) => ({ in: `${prefix}${module}`, out: names[module] })),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: '/vendor',
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'vendor-entries',
        setup(plugin) {
          plugin.onResolve({ filter: /^entry:/ }, ({ path }) => ({
            path: path.slice(prefix.length),
            namespace: 'entry',
          }));
          plugin.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
            contents: entryOf(path as (typeof vendorModules)[number], icons),
            resolveDir: root,
          }));
        },
      },
    ],
  });
  const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const files = Object.fromEntries(result.outputFiles.map(({ path, text }) => [fileName(path), text]));
  const modules = Object.entries(result.metafile.outputs).flatMap(([path, { entryPoint, exports }]) =>
    entryPoint === undefined
      ? []
      : [[entryPoint.slice(prefix.length), { file: `vendor/${fileName(path)}`, exports }] as const],
  );
  return { files, modules: Object.fromEntries(modules) };
}
