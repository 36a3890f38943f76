import { resolve } from 'node:path';
import { collectPassages } from './passages/collect-passages.ts';
import { keepVectors, vectorsOf } from './passages/kept-vectors.ts';

/** `npm run passage-vectors`: keeps what each shipped passage is about, after a text, a card or the model of sentences changed. */
const root = resolve(import.meta.dirname, '..');
const passages = await collectPassages(root);
const { vectors, fresh } = await vectorsOf(root, passages);
keepVectors(root, passages, vectors);
console.log(`${passages.length} passages, ${fresh} of them new.`);
