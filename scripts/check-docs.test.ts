import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../src/server/settings/settings.server.ts';

const root = resolve(import.meta.dirname, '..');
const pages = ['README.md', 'CONTRIBUTING.md', ...markdownBelow('docs')];
const readme = textOf('README.md');

/** Folders that are made and not committed: a page may name what will be in them. */
const made = new Set(['.git', 'data', 'dist', 'node_modules', 'playwright-report', 'test-results']);
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !made.has(entry.name))
  .map(({ name }) => name);

function markdownBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .toSorted();
}

/** A folder counts when a file is in it: a clone has no empty ones. */
function isThere(path: string): boolean {
  const full = join(root, path);
  if (!existsSync(full)) return false;
  if (!statSync(full).isDirectory()) return true;
  return readdirSync(full, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}

function textOf(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}

/** Blocks of code are examples: they may name files that somebody is about to make. */
function proseOf(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '');
}

/** The cells of the first table under a heading, without its head. */
function tableUnder(text: string, heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const lines = section.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rows = lines.slice(first, lines.indexOf('', first));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

function inlineCode(text: string): string[] {
  return [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Paths with a placeholder stand for many files, or for none yet. */
function repositoryPaths(text: string): string[] {
  return inlineCode(text)
    .filter((code) => folders.some((folder) => code === folder || code.startsWith(`${folder}/`)))
    .filter((code) => !/[<>*{}…\s]/.test(code));
}

/** Planned folders, each said to be empty where it is named. */
const notYet = new Set(['src/web/games']);

function linksOf(text: string): string[] {
  return [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** As GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : relative(root, resolve(root, dirname(page), path));
  if (!isThere(target)) return true;
  return anchor !== undefined && !anchorsOf(textOf(target)).includes(anchor);
}

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

function scriptsNamedIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]*\w)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );
}

describe('the README', () => {
  it('lists every setting, and no other, with its default', () => {
    const defaults: Readonly<Record<string, unknown>> = settingsSchema.parse({});
    const expected = Object.keys(settingsSchema.shape).map((name) => {
      const value = String(defaults[name] ?? '');
      return [`\`${name}\``, value === '' ? 'none' : `\`${value}\``];
    });
    const listed = tableUnder(readme, 'Settings');
    expect(listed.map(([name, value]) => [name, value])).toEqual(expected);
    expect(listed.filter(([, , meaning = '']) => meaning === '')).toEqual([]);
  });

  it('describes every command', () => {
    const described = tableUnder(readme, 'Commands').flatMap(([command = '']) => scriptsNamedIn(command));
    expect(described.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

describe.each(pages)('%s', (page) => {
  const text = textOf(page);

  it('names only commands that exist', () => {
    expect(scriptsNamedIn(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const missing = repositoryPaths(text).filter((path) => !isThere(path));
    expect(missing.filter((path) => !notYet.has(path))).toEqual([]);
  });

  it('has no broken link', () => {
    expect(linksOf(text).filter((link) => isBroken(page, link))).toEqual([]);
  });
});

it('does not call empty what has come into being', () => {
  expect([...notYet].filter(isThere)).toEqual([]);
});

it('numbers decisions without a gap', () => {
  const numbers = pages
    .filter((page) => page.startsWith('docs/decisions/'))
    .map((page) => Number(page.slice('docs/decisions/'.length, 'docs/decisions/'.length + 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
