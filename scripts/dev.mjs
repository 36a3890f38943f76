// Only what every Node can read stands here: an old one must get as far as the message that it is too old.
import { join, resolve } from 'node:path';
import { checkNode } from './setup/check-node.mjs';
import { orShowFault } from './setup/setup-fault.mjs';

await orShowFault(async () => {
  checkNode();
  const root = resolve(import.meta.dirname, '..');
  const { readEnvironmentFile } = await import('./setup/environment-file.mjs');
  readEnvironmentFile(join(root, '.env'), process.env);
  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled(root, { development: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { develop } = await import('./dev/develop.ts');
  await develop(root);
});
