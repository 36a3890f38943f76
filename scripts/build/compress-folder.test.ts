import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from './compress-folder.ts';

it('compresses text of a kilobyte and more, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const text = 'const answer = 42;\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>short</p>');
  writeFileSync(join(folder, 'assets/app.js'), text);
  writeFileSync(join(folder, 'assets/photo.webp'), text);
  await compressFolder(folder);
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(['app.js', 'app.js.br', 'photo.webp']);
  expect(readdirSync(folder).toSorted()).toEqual(['assets', 'index.html']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
