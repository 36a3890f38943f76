import { resolve } from 'node:path';
import { findStale, refresh } from './registry/refresh.ts';

const root = resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const { stale, faults } = check ? findStale(root) : refresh(root);

for (const fault of faults) console.error(fault);
if (check) {
  for (const file of stale) console.error(`${file.path} is stale: run “npm run registry”.`);
  process.exitCode = stale.length > 0 || faults.length > 0 ? 1 : 0;
} else if (faults.length > 0) {
  console.error('Nothing was written.');
  process.exitCode = 1;
} else {
  for (const file of stale) console.log(`wrote ${file.path}`);
}
