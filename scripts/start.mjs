// Only what every Node can read stands here: an old one must get as far as the message that it is too old.
import { checkNode } from './setup/check-node.mjs';
import { orShowFault } from './setup/setup-fault.mjs';

await orShowFault(async () => {
  checkNode();
  const { start } = await import('./setup/start.mjs');
  await start(process.argv[2] ?? 'serve');
});
