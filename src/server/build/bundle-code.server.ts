import { type Plugin, rolldown } from 'rolldown';
import { BuildFault, type CodeFault } from './build-fault.ts';
import type { VendorModules } from './vendor.server.ts';

type Files = Readonly<Record<string, string>>;

const appPrefix = '\0app:';
const vendorPrefix = '\0vendor:';
const entry = 'src/main.tsx';

/** Bundles the files of an app into one script. Nothing is read from the disk and nothing is executed. */
export async function bundleCode(files: Files, vendor: VendorModules): Promise<string> {
  const faults: CodeFault[] = [];
  const bundle = await rolldown({
    input: `${appPrefix}${entry}`,
    logLevel: 'silent',
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    plugins: [appFiles(files, vendor, faults)],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    return output[0].code;
  } catch (error) {
    throw new BuildFault(faults.length > 0 ? faults : faultsOf(error));
  } finally {
    await bundle.close();
  }
}

/** Answers every import from the files of the app or from the shared vendor code, and refuses all others. */
function appFiles(files: Files, vendor: VendorModules, faults: CodeFault[]): Plugin {
  const refuse = (fault: CodeFault): never => {
    faults.push(fault);
    throw new Error(fault.message);
  };
  return {
    name: 'app-files',
    resolveId(source, importer) {
      if (source.startsWith(appPrefix)) return source;
      if (importer?.startsWith(vendorPrefix) === true) return { id: source, external: true };
      if (Object.hasOwn(vendor, source)) return `${vendorPrefix}${source}`;
      const from = importer?.slice(appPrefix.length) ?? entry;
      const found = source.startsWith('.') ? findFile(files, from, source) : undefined;
      if (found !== undefined) return `${appPrefix}${found}`;
      return source.startsWith('.')
        ? refuse({ file: from, ...placeOf(files[from], source), message: `There is no file “${source}”.` })
        : refuse({
            file: from,
            ...placeOf(files[from], source),
            message: `An app cannot import “${source}”.`,
          });
    },
    load(id) {
      if (id.startsWith(vendorPrefix))
        return { code: namedExports(vendor, id.slice(vendorPrefix.length)), moduleType: 'js' };
      if (!id.startsWith(appPrefix)) return null;
      const path = id.slice(appPrefix.length);
      if (path.endsWith('.css')) return { code: '', moduleType: 'js', moduleSideEffects: false };
      const code = Object.hasOwn(files, path) ? files[path] : undefined;
      if (code === undefined) return refuse({ file: path, message: 'The app has no such file.' });
      return { code, moduleType: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.json') ? 'json' : 'ts' };
    },
  };
}

/** Names each export, so that a name which is not there is a fault of the build and not of the browser. */
function namedExports(vendor: VendorModules, module: string): string {
  const { file, exports } = vendor[module] ?? { file: '', exports: [] };
  return `export { ${exports.join(', ')} } from './${file}';`;
}

function placeOf(code: string | undefined, source: string): { line?: number } {
  const at = code?.search(new RegExp(`['"]${source.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]`)) ?? -1;
  return at < 0 ? {} : { line: code?.slice(0, at).split('\n').length ?? 1 };
}

function findFile(files: Files, importer: string, source: string): string | undefined {
  const parts = importer.split('/').slice(0, -1);
  for (const part of source.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((one) =>
    Object.hasOwn(files, one),
  );
}

interface BundlerError {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly line: number; readonly column: number; readonly file?: string };
}

const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** The bundler draws its messages for a terminal; what a person needs is the first line and the place. */
function faultsOf(error: unknown): CodeFault[] {
  const errors =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors)
      ? (error.errors as readonly BundlerError[])
      : [{ message: error instanceof Error ? error.message : String(error) }];
  return errors.slice(0, 10).map(({ message, id, loc }) => {
    const file = loc?.file ?? id;
    const text = message
      .replaceAll(escapes, '')
      .split('\n')[0]
      ?.replace(/^\[\w+\] /, '')
      .replaceAll(/\\0(app|vendor):/g, '');
    return {
      ...(file === undefined ? {} : { file: file.replace(appPrefix, '') }),
      ...(loc === undefined ? {} : { line: loc.line, column: loc.column + 1 }),
      message: text ?? 'The code cannot be read.',
    };
  });
}
