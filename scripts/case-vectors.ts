import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CaseFile } from '../src/engine/cases/case-file.ts';
import { markOf } from '../src/engine/cases/sentence-mark.ts';
import { cases } from '../src/engine/knowledge/cases.gen.ts';
import { createReader } from '../src/engine/reader/reader.ts';
import { generatedText } from './registry/generated-text.ts';

/** `npm run case-vectors`: what each sentence of each case means, after cases or the reader changed. */
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'src/engine/reader');
const reader = await createReader(
  readFileSync(join(folder, 'kernel/encoder.wasm')),
  readFileSync(join(folder, 'model/reader.weights')),
);
const sentences = [...new Set(cases.flatMap(({ json }) => (JSON.parse(json) as CaseFile).say))];
const numbers = sentences.flatMap((sentence) =>
  [...reader.vector(sentence)].map((one) => Math.round(one * 127)),
);
const text = [
  'export const vectors = {',
  `  marks: ${JSON.stringify(sentences.map(markOf).join(' '))},`,
  `  numbers: ${JSON.stringify(Buffer.from(Int8Array.from(numbers).buffer).toString('base64'))},`,
  '};',
].join('\n');
writeFileSync(join(root, 'src/engine/knowledge/case-vectors.gen.ts'), generatedText([], text));
console.log(`${sentences.length} sentences.`);
