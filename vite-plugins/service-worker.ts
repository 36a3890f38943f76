import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { limits } from '../src/kernel/limits.ts';
import type { WorkerBuild } from '../src/web/app/service-worker/kept-files.ts';

interface ServiceWorkerOptions {
  root: string;
  brandSlug: string;
  /** Start of the file name of each font that the first paint needs. */
  fonts: readonly string[];
}

const source = 'src/web/app/service-worker/worker.ts';
/** The document that scripts/build makes of `index.html` for every page that has none of its own. */
const shell = '/shell.html';
/** Files of `public` that every page asks for. */
const needed = /^(theme\.js|favicon\.svg|logo[\w-]*\.svg)$/;

/** Writes `/sw.js`: the worker's code, with the list of files to keep and a version that changes when one of them does. */
export function serviceWorker(options: ServiceWorkerOptions): Plugin {
  return {
    name: 'kora-service-worker',
    // Not in development, and not for the bundle that renders pages in Node.
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && ssr === undefined,
    generateBundle: {
      // The document has to be there, because the version depends on it.
      order: 'post',
      async handler(_, bundle) {
        const fileSource = await compile(options.root, describe(options, bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: fileSource });
      },
    },
  };
}

function describe(
  { root, brandSlug, fonts }: ServiceWorkerOptions,
  bundle: Rolldown.OutputBundle,
): WorkerBuild {
  const lists = listFiles(bundle, fonts);
  const files = publicFiles(root);
  const hash = createHash('sha256').update(JSON.stringify(lists));
  for (const name of files) hash.update(readFileSync(join(root, 'public', name)));
  const document = bundle['index.html'];
  if (document?.type === 'asset') hash.update(document.source);
  return {
    version: hash.digest('hex').slice(0, 12),
    name: brandSlug,
    shell,
    first: [...files.map((name) => `/${name}`), ...lists.first],
    later: lists.later,
    navigationMs: limits.serviceWorker.navigationMs,
    keptPages: limits.serviceWorker.keptPages,
  };
}

/** Pages, the work of agents and what is written are brought later; everything else that the entry may load belongs to the shell. */
const ofPages = /\/src\/web\/(pages|games|gallery)\/|\/src\/catalog\/agents\/|\/content\//;

/** First what the app needs to start and to show its shell, parts that are loaded on demand included; later the rest. */
export function listFiles(
  bundle: Rolldown.OutputBundle,
  fonts: readonly string[],
): { first: string[]; later: string[] } {
  const files = Object.values(bundle);
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = new Set<string>();
  const add = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    const chunk = chunks.get(name);
    for (const imported of chunk?.imports ?? []) add(imported);
    for (const loaded of chunk?.dynamicImports ?? [])
      if (!ofPages.test(chunks.get(loaded)?.facadeModuleId ?? '')) add(loaded);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk.fileName);
  for (const { fileName } of files) {
    const isFont = fileName.endsWith('.woff2') && fonts.some((font) => fileName.includes(`/${font}`));
    if (isFont || isEntryStyle(fileName, bundle)) first.add(fileName);
  }
  const later = files
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('assets/') && /\.(js|css|wasm)$/.test(name) && !first.has(name));
  const asPaths = (names: Iterable<string>) => [...names].map((name) => `/${name}`).toSorted();
  return { first: asPaths(first), later: asPaths(later) };
}

/** A style sheet that the document itself names. */
function isEntryStyle(fileName: string, bundle: Rolldown.OutputBundle): boolean {
  const document = bundle['index.html'];
  return (
    fileName.endsWith('.css') && document?.type === 'asset' && String(document.source).includes(fileName)
  );
}

function publicFiles(root: string): string[] {
  const folder = join(root, 'public');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => needed.test(name))
        .toSorted()
    : [];
}

/** One classic script: modules in workers are younger than what the rest needs. */
async function compile(root: string, described: WorkerBuild): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { __WORKER_BUILD__: JSON.stringify(described) },
  });
  return outputFiles[0]?.text ?? '';
}
