import { resolve } from 'node:path';
import { buildStaleParts } from './build/build-parts.ts';
import { refresh } from './registry/refresh.ts';

const root = resolve(import.meta.dirname, '..');
// A build is always for production: React would otherwise be bundled with its development checks.
process.env.NODE_ENV = 'production';

const { faults, stale } = refresh(root);
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
} else {
  for (const file of stale) console.log(`Wrote ${file.path}.`);
  try {
    const built = await buildStaleParts(root, process.env);
    if (built.length === 0) console.log('The build is up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
