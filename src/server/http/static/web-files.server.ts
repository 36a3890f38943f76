import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pageMatcher } from './page-matcher.ts';
import { makeWebFile, type WebFile } from './web-file.server.ts';

export interface WebFiles {
  /** By path, `/assets/…`. Nothing outside of this map can be served, whatever a request asks for. */
  files: ReadonlyMap<string, WebFile>;
  /** The documents of public pages, by the path of the page. */
  documents: ReadonlyMap<string, WebFile>;
  /** What every other page gets: the app without a page in it. */
  shell: WebFile;
  /** Is there a page at this path? */
  hasPage(path: string): boolean;
}

const document = /(?:^|\/)index\.html$/;

/**
 * Reads the built web app into memory; undefined when there is none (development). What depends on the address of the
 * installation, such as canonical links, is filled in here, because the build cannot know it.
 */
export function readWebFiles(directory: string, publicUrl: string): WebFiles | undefined {
  if (!existsSync(join(directory, 'shell.html'))) return undefined;
  const files = new Map<string, WebFile>();
  const documents = new Map<string, WebFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
    const made = makeWebFile(path, readFileSync(file), { brotli, publicUrl });
    if (document.test(path)) documents.set(path.replace(document, '') || '/', made);
    else files.set(path, made);
  }
  const shell = files.get('/shell.html');
  const routes = files.get('/routes.json');
  if (shell === undefined || routes === undefined) return undefined;
  files.delete('/routes.json');
  const patterns = JSON.parse(routes.bytes.toString()) as string[];
  return { files, documents, shell, hasPage: pageMatcher(patterns) };
}
