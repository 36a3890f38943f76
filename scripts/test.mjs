// Only what every Node can read stands here: an old one must get as far as the message that it is too old.
import { resolve } from 'node:path';
import { checkNode } from './setup/check-node.mjs';
import { orShowFault } from './setup/setup-fault.mjs';

await orShowFault(async () => {
  checkNode();
  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled(resolve(import.meta.dirname, '..'), { development: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { runTests } = await import('./test/run-tests.ts');
  process.exitCode = await runTests(process.argv.slice(2));
});
