import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markdownContent } from './markdown-content.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'markdown-content-'));
  mkdirSync(join(root, 'src/kernel'), { recursive: true });
  mkdirSync(join(root, 'content/blog'), { recursive: true });
  writeFileSync(join(root, 'src/kernel/brand.ts'), "export const brand = { name: 'A & B', slug: 'ab' };");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function built(markdown: string, entry: string): Promise<Record<string, unknown>> {
  writeFileSync(join(root, 'content/blog/one.md'), markdown);
  writeFileSync(join(root, 'entry.ts'), entry);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [markdownContent()],
    build: {
      lib: { entry: join(root, 'entry.ts'), formats: ['es'], fileName: () => 'out.mjs' },
      outDir: join(root, 'out'),
    },
  });
  return (await import(join(root, 'out/out.mjs'))) as Record<string, unknown>;
}

const text = '---\ntitle: One of {{brand}}\n---\n## By {{brand}}\n\nWritten at {{brand.slug}}.\n';

it('makes a module of a text, with the name of the installation in it', async () => {
  const { one } = await built(text, "export * as one from './content/blog/one.md';");
  expect(one).toMatchObject({
    html: '<h2 id="by">By A &#38; B</h2>\n<p>Written at ab.</p>',
    toc: [{ id: 'by', level: 2, text: 'By A & B' }],
    matter: { title: 'One of A & B' },
  });
});

it('gives the words alone when it is asked for them', async () => {
  const { one } = await built(text, "export * as one from './content/blog/one.md?text';");
  expect({ ...(one as object) }).toEqual({ text: 'By A & B Written at ab.' });
});

it('stops the build at a text with HTML and says where', async () => {
  const wrong = '---\ntitle: x\n---\nSo <b>bold</b>.\n';
  await expect(built(wrong, "export * as one from './content/blog/one.md';")).rejects.toThrow(
    /one\.md[\s\S]*no HTML/,
  );
});
