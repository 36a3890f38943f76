import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublicPage, SiteFacts } from '../../../src/web/app/prerender-site.ts';
import { pages as pageKind, urlPattern } from '../../registry/kinds/pages.ts';
import { readTree } from '../../registry/read-tree.ts';
import type { KeptFiles } from '../kept-files.ts';
import { feed, feedPath } from './feed.ts';
import { voidTag } from './html-text.ts';
import { makeIcons } from './icons.ts';
import type { Site } from './load-site.ts';
import { cardPath, makeCards } from './make-cards.ts';
import { manifest } from './manifest.ts';
import { moveStyles, styleSheet } from './move-styles.ts';
import { type ClientManifest, filesOfPage, type PageFiles } from './page-chunks.ts';
import { pageDocument, splitPreloads } from './page-document.ts';
import { pageHead } from './page-head.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { startScript } from './start-script.ts';

interface SiteWriter {
  readonly root: string;
  /** The built web app; its `index.html` becomes `shell.html`, which every address without a document of its own gets. */
  readonly outDir: string;
  readonly site: Site;
  readonly kept: KeptFiles;
}

/** Writes what is public beside the built app: a document for each listed page, pictures, icons, and the lists for crawlers. */
export async function writeSite({ root, outDir, site, kept }: SiteWriter): Promise<void> {
  const { facts } = site;
  const write: Write = async (path, content) => {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), content);
  };
  await writeDocuments({ root, outDir, site }, write);
  for (const [path, bytes] of await makeCards({ root, site: facts, kept })) await write(path, bytes);
  const logo = await readFile(join(root, 'public/logo.svg'), 'utf8');
  for (const { path, bytes } of makeIcons(logo, facts.colours.dark)) await write(path, bytes);
  await write('manifest.webmanifest', manifest(facts));
  await write('sitemap.xml', sitemap(facts));
  await write('robots.txt', robots(facts));
  if (facts.articles.length > 0) await write(feedPath, feed(facts));
  await write('routes.json', `${JSON.stringify(addresses(facts), undefined, 2)}\n`);
}

type Write = (path: string, content: string | Buffer) => Promise<void>;

async function writeDocuments(
  { root, outDir, site: { facts, bodies } }: Omit<SiteWriter, 'kept'>,
  write: Write,
): Promise<void> {
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  await rename(join(outDir, 'index.html'), join(outDir, 'shell.html'));
  const rendered = facts.pages.map((page) => prepare(page, bodies.get(page.path) ?? ''));
  const sheet = styleSheet(rendered.flatMap(({ styles }) => styles));
  if (sheet !== undefined) await write(sheet.path, sheet.css);
  const start = await startScript(root, facts.brand);
  await write(start.path, start.code);
  const chunks = await readManifest(outDir);
  const sources = pageSources(root, facts);
  for (const one of rendered) {
    const { path, pattern } = one.page;
    const files = filesOfPage(chunks, sources.get(pattern) ?? pattern);
    const document = pageDocument(shell, {
      path,
      head: pageHead(one.page, facts, cardPath(one.page)),
      loads: loadTags(shell, one, files, { start: start.path, sheet: sheet?.path }),
      body: one.body,
    });
    await write(join(path, 'index.html'), document);
  }
}

interface RenderedPage {
  readonly page: PublicPage;
  readonly body: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

function prepare(page: PublicPage, rendered: string): RenderedPage {
  const { html, styles } = moveStyles(rendered);
  return { page, styles, ...splitPreloads(html) };
}

function loadTags(
  shell: string,
  { preloads, styles }: RenderedPage,
  { entry, scripts, styles: ownStyles }: PageFiles,
  { start, sheet }: { start: string; sheet: string | undefined },
): string[] {
  const hrefOf = (tag: string) => / href="([^"]*)"/.exec(tag)?.[1] ?? '';
  const sheets = styles.length > 0 && sheet !== undefined ? [...ownStyles, sheet] : ownStyles;
  return [
    ...preloads.filter((tag) => !shell.includes(`href="${hrefOf(tag)}"`)),
    ...sheets.map((href) => voidTag('link', { rel: 'stylesheet', href })),
    `<script defer src="${start}" data-entry="${entry}" data-scripts="${scripts.join(' ')}"></script>`,
  ];
}

async function readManifest(outDir: string): Promise<ClientManifest> {
  const folder = join(outDir, '.vite');
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  await rm(folder, { recursive: true });
  return JSON.parse(text) as ClientManifest;
}

/** The file of each page by its pattern. */
function pageSources(root: string, { brand }: SiteFacts): ReadonlyMap<string, string> {
  const names = pageKind.names(readTree(root, [pageKind]));
  return new Map(
    names.map((name) => [
      urlPattern(name).replaceAll('{brand}', brand.slug),
      `src/web/pages/${name}/page.tsx`,
    ]),
  );
}

/** What the server needs to tell an address that exists (200) from one that does not (404) without loading web code. */
function addresses({ patterns, closedPatterns, pages }: SiteFacts): readonly string[] {
  const open = patterns.filter((pattern) => !closedPatterns.includes(pattern));
  return [...new Set([...open, ...pages.map(({ path }) => path)])].toSorted();
}
