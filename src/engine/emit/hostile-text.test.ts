import fc from 'fast-check';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { filesOf, planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { parseSpec } from '../spec/check-spec.ts';

const plan = planFromText(
  'A shop. Users can browse products, order products, vote in polls and contact the manufacturer. Admins can manage products, including material and weight.',
);
/** Members that hold words of a person; the others name parts of the plan. */
const texts = new Set([
  'tagline',
  'one',
  'many',
  'label',
  'hint',
  'unit',
  'lead',
  'done',
  'resultLabel',
  'addLabel',
]);

/** The plan with a text in every place where words may stand. */
function withText(text: string): AppSpec {
  function put(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        texts.has(key) && typeof member === 'string'
          ? text.slice(0, key === 'unit' ? 20 : 2_000)
          : put(member),
      ]),
    );
  }
  const spec = put(plan) as AppSpec;
  return {
    ...spec,
    name: text.slice(0, 100),
    pages: spec.pages.map((page) => ({ ...page, title: text })),
    entities: spec.entities.map((entity) => ({
      ...entity,
      samples: entity.samples.map((sample) => ({ ...sample, [entity.title]: text })),
    })),
    notes: [text],
    trace: spec.trace.map((entry) => ({ ...entry, request: text })),
  };
}

/** Names that code uses, whatever stands in its texts. */
function namesIn(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) for (const one of node) namesIn(one, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as { type?: string; name?: unknown };
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') found.add(name);
    for (const member of Object.values(node)) namesIn(member, found);
  }
  return found;
}

const tagsIn = (html: string) => [...html.matchAll(/<[/!]?[a-z]+/gi)].map(([tag]) => tag);

/** What became more than words, file by file. */
function faultsOf(text: string): string[] {
  const usual = filesOf(plan);
  return Object.entries(filesOf(withText(text))).flatMap(([path, body]) =>
    isStillText(path, body, usual[path] ?? '') ? [] : [`${path} with ${text}`],
  );
}

function isStillText(path: string, body: string, usual: string): boolean {
  if (body === usual) return true;
  if (/\.tsx?$/.test(path))
    return !namesIn(parseAst(body, { lang: path.endsWith('x') ? 'tsx' : 'ts' })).has('evil');
  if (/\.(json|webmanifest)$/.test(path)) return Object.keys(JSON.parse(body) as object).length > 0;
  if (/\.(html|svg)$/.test(path)) return tagsIn(body).join() === tagsIn(usual).join();
  if (path === 'README.md')
    return (
      !/<[a-z]|\[/i.test(body.replaceAll(/\\[\s\S]/g, '')) &&
      body.split('\n').length === usual.split('\n').length
    );
  return false;
}

const hostile = [
  '"><script>evil()</script>',
  "'><img src=x onerror=evil()>",
  '</title><script>evil()</script>',
  "'; evil(); '",
  '"; evil(); "',
  '`; evil(); `',
  '${evil()}',
  '{evil()}',
  '\\',
  "\\'; evil(); //",
  '\\"; evil(); //',
  '*/ evil(); /*',
  '-->\n<script>evil()</script>',
  '\u2028evil()\u2029',
  'a\r\n# evil\n[x](javascript:evil())',
  '__proto__',
  '</style><script>evil()</script>',
  '"}], "scripts": {"postinstall": "evil"}, "x": [{"y": "',
];

describe('words of a plan in the files of its app', { timeout: 120_000 }, () => {
  it.each(hostile)('stay words: %j', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('stay words, whatever they are', () => {
    const parts = fc.constantFrom(
      '"',
      "'",
      '`',
      '\\',
      '${',
      '{',
      '}',
      '<',
      '>',
      '/*',
      '*/',
      '//',
      '\n',
      'evil()',
      '&',
      '</script>',
      ']',
      ';',
    );
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 8 }), (some) => {
        expect(faultsOf(some.join(''))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('are no language', () => {
    for (const language of ['en', 'pt-BR', 'zh-Hant-TW'])
      expect(parseSpec({ ...plan, language }).ok, language).toBe(true);
    for (const language of ['', '"><script>', 'en" onload="evil()', "en'", 'en us', 'e'.repeat(40)]) {
      expect(parseSpec({ ...plan, language }).ok, language).toBe(false);
      expect(tagsIn(filesOf({ ...plan, language })['index.html'] ?? '')).toEqual(
        tagsIn(filesOf(plan)['index.html'] ?? ''),
      );
    }
  });
});
