import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export const parts = /** @type {const} */ (['server', 'image', 'web']);

const test = /\.(test|bench)\.tsx?$/;
const engine = 'node_modules/@electric-sql/pglite';

/** A part is there when this file is. */
const proof = {
  server: 'dist/server/serve.js',
  image: 'dist/start-image.tar.gz',
  web: 'dist/web/shell.html',
};

/**
 * What each part is made of. Changing a test, or the side that a part does not hold, rebuilds nothing.
 * @type {Record<'server' | 'image' | 'web', { folders: string[], files: string[], skip: RegExp }>}
 */
const ingredients = {
  server: {
    folders: ['src', 'scripts/build'],
    files: ['scripts/build.ts', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.server.json'],
    skip: /^src\/(web|testing)\//,
  },
  image: {
    folders: ['src/server/db/migrations', 'src/server/db/migrate', 'src/server/db/pglite'],
    files: ['src/server/run/make-start-image.server.ts'],
    skip: /^$/,
  },
  web: {
    folders: [
      'src',
      'content',
      'public',
      'vite-plugins',
      'scripts/build',
      'scripts/registry',
      'scripts/passages',
    ],
    files: [
      'index.html',
      'vite.config.ts',
      'scripts/build.ts',
      'package-lock.json',
      'tsconfig.base.json',
      'tsconfig.web.json',
    ],
    skip: /^src\/(server|testing)\/|\.server(\.gen)?\.ts$/,
  },
};

/**
 * A hash for each part over everything that goes into it.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment
 */
export function computeStamps(root, environment) {
  const files = new Map();
  const brand = JSON.stringify([environment.BRAND_NAME ?? '', environment.BRAND_SLUG ?? '']);
  const stampOf = (part) => {
    const hash = createHash('sha256').update(part === 'image' ? engineVersion(root) : brand);
    const { folders, files: single, skip } = ingredients[part];
    const paths = [...folders.flatMap((folder) => filesBelow(root, folder)), ...single];
    for (const path of paths.toSorted()) {
      if (skip.test(path) || test.test(path)) continue;
      if (!files.has(path)) files.set(path, contentHash(join(root, path)));
      hash.update(`\n${path}\n${files.get(path)}`);
    }
    return hash.digest('hex');
  };
  return { server: stampOf('server'), image: stampOf('image'), web: stampOf('web') };
}

/**
 * The parts that have to be built: never built, built from something else, or lost.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment
 */
export function staleParts(root, environment) {
  const now = computeStamps(root, environment);
  const built = readStamps(root);
  return parts.filter((part) => built[part] !== now[part] || !existsSync(join(root, proof[part])));
}

/**
 * @param {string} root
 * @returns {Partial<Record<'server' | 'image' | 'web', string>>}
 */
export function readStamps(root) {
  try {
    return JSON.parse(readFileSync(stampPath(root), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} root
 * @param {Partial<Record<'server' | 'image' | 'web', string>>} stamps
 */
export function writeStamps(root, stamps) {
  const draft = `${stampPath(root)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(stamps, null, 2)}\n`);
  renameSync(draft, stampPath(root));
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'dist/stamp.json');
}

/** @param {string} root */
function engineVersion(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return String(lock.packages?.[engine]?.version);
}

/**
 * @param {string} root
 * @param {string} folder
 */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    );
}

/** @param {string} path */
function contentHash(path) {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch (error) {
    if (error.code === 'ENOENT') return 'absent';
    throw error;
  }
}
