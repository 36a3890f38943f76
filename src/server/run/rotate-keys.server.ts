import { readEnvironment } from '../settings/read-environment.server.ts';
import { runProcess } from './run-process.server.ts';
import { withKeyRing } from './with-key-ring.server.ts';

/** A new key signs from now on. Tokens that the former keys have signed stay valid until they expire. */
await runProcess(async () => {
  const kid = await withKeyRing(readEnvironment(), (keys) => keys.rotate());
  process.stdout.write(`New tokens are signed with key ${kid}.\n`);
  process.exit(0);
});
