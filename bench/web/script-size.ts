import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseAst } from 'vite';

export interface ScriptSize {
  readonly files: number;
  readonly kilobytes: number;
  readonly brotliKilobytes: number;
}

/**
 * The scripts that a document loads before its page works: those it names, and what they import. Scripts of other hosts are
 * left out, which is in favour of whoever has some.
 */
export function scriptsOfDocument(folder: string, document: string): ScriptSize {
  const html = readFileSync(join(folder, document), 'utf8');
  const named = [
    ...html.matchAll(/<script[^>]* src="([^"]+)"/g),
    ...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ...html.matchAll(/ data-entry="([^"]+)"/g),
  ].map(([, path = '']) => path);
  const listed = [...html.matchAll(/ data-scripts="([^"]+)"/g)].flatMap(([, paths = '']) => paths.split(' '));
  const own = [...named, ...listed].filter((path) => !/^([a-z]+:)?\/\//.test(path));
  const seen = new Set(own.map((path) => posix.join('/', path)));
  for (const path of seen) {
    for (const imported of staticImports(readFileSync(join(folder, path), 'utf8')))
      if (imported.startsWith('.') || imported.startsWith('/'))
        seen.add(posix.resolve(dirname(path), imported));
  }
  const contents = [...seen].map((path) => readFileSync(join(folder, path)));
  return {
    files: contents.length,
    kilobytes: sum(contents.map(({ length }) => length)) / 1000,
    brotliKilobytes: sum(contents.map((content) => pack(content).length)) / 1000,
  };
}

function staticImports(code: string): string[] {
  return parseAst(code).body.flatMap((node) => {
    const isImport =
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportNamedDeclaration';
    const source = isImport ? node.source?.value : undefined;
    return typeof source === 'string' ? [source] : [];
  });
}

/** The same way for both, whatever their server would do. */
function pack(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
