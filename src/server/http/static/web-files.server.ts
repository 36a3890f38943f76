import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pageMatcher } from './page-matcher.ts';
import { makeWebFile, type WebFile } from './web-file.server.ts';

export interface WebFiles {
  /** By path, `/assets/…`. Nothing outside of this map can be served, whatever a request asks for. */
  files: ReadonlyMap<string, WebFile>;
  /** The document of a public page, by the path of the page. There are many of them: one is read when it is asked for. */
  document(path: string): WebFile | undefined;
  /** What every other page gets: the app without a page in it. */
  shell: WebFile;
  /** Is there a page at this path? */
  hasPage(path: string): boolean;
}

const document = /(?:^|\/)index\.html$/;
/** As many documents stay in memory: those that are asked for most are among them. */
const keptDocuments = 400;

/**
 * Reads the built web app into memory, but for documents; undefined when there is none (development). What depends on the address of the
 * installation, such as canonical links, is filled in here, because the build cannot know it.
 */
export function readWebFiles(directory: string, publicUrl: string): WebFiles | undefined {
  if (!existsSync(join(directory, 'shell.html'))) return undefined;
  const files = new Map<string, WebFile>();
  const documents = new Map<string, string>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    if (document.test(path)) documents.set(path.replace(document, '') || '/', file);
    else files.set(path, readWebFile(path, file, publicUrl));
  }
  const shell = files.get('/shell.html');
  const routes = files.get('/routes.json');
  if (shell === undefined || routes === undefined) return undefined;
  files.delete('/routes.json');
  const patterns = JSON.parse(routes.bytes.toString()) as string[];
  return {
    files,
    document: remembered((path) => {
      const file = documents.get(path);
      return file === undefined ? undefined : readWebFile('/index.html', file, publicUrl);
    }),
    shell,
    hasPage: pageMatcher(patterns),
  };
}

function readWebFile(path: string, file: string, publicUrl: string): WebFile {
  const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  return makeWebFile(path, readFileSync(file), { brotli, publicUrl });
}

function remembered(read: (path: string) => WebFile | undefined): (path: string) => WebFile | undefined {
  const kept = new Map<string, WebFile>();
  return (path) => {
    const file = kept.get(path) ?? read(path);
    if (file === undefined) return undefined;
    // What was asked for last stands last; the first one goes.
    kept.delete(path);
    kept.set(path, file);
    const [oldest] = kept.keys();
    if (kept.size > keptDocuments && oldest !== undefined) kept.delete(oldest);
    return file;
  };
}
