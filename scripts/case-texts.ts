import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCaseTexts } from './meeting/case-texts.ts';

/** `npm run case-texts -- FILE`: all texts of which it is known which case they mean, for `training/same_case.py`. */
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Say which file to write: npm run case-texts -- FILE');
const texts = readCaseTexts(resolve(import.meta.dirname, '..'));
writeFileSync(resolve(target), JSON.stringify(texts));
console.log(`${texts.length} texts.`);
