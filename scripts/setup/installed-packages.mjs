/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 */

/**
 * Compares package-lock.json with the list that npm leaves in node_modules after a complete install: the first
 * package that is missing or of another version, or undefined when all are there. Optional packages (those of
 * other platforms) may be missing, and those for development when they are not needed.
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 * @param {{ development: boolean }} options
 */
export function firstDifference(locked, installed, { development }) {
  for (const [path, wanted] of Object.entries(locked)) {
    if (path === '' || wanted.link === true) continue;
    const found = installed[path];
    if (found === undefined) {
      const dispensable =
        wanted.optional === true || wanted.devOptional === true || (wanted.dev === true && !development);
      if (!dispensable) return `${path} is missing`;
    } else if (found.version !== wanted.version) {
      return `${path} is ${found.version} instead of ${wanted.version}`;
    }
  }
  return undefined;
}
