import { SetupFault } from './setup-fault.mjs';

const oldest = [20, 19];

/** Older versions lack what the server uses and would fail in ways that explain nothing. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new SetupFault(
    `Node ${oldest.join('.')} or newer is needed; this is Node ${version}. Install a newer one from https://nodejs.org and try again.`,
    69,
  );
}
