/** @type {readonly (readonly [RegExp, string])[]} */
const causes = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|UNABLE_TO_\w+|network)\b/,
    'The package registry cannot be reached. Check the network (and “npm config get registry” behind a proxy), then run the command again. Only the first start needs the network.',
  ],
  [
    /\b(EROFS|EACCES|EPERM)\b/,
    'The project folder cannot be written. Make it and its node_modules yours (or copy the project to a folder that is), then run the command again.',
  ],
  [/\bENOSPC\b/, 'The disk is full. Free about 1 GB, then run the command again.'],
  [
    /\b(EUSAGE|in sync|Missing: .+ from lock file)/,
    'package.json and package-lock.json do not fit together. Run “npm install”, then the command again.',
  ],
  [
    /\b(EINTEGRITY|E404|ETARGET|No matching version)/,
    'A package in package-lock.json is not offered by the registry in use. Check “npm config get registry”, then run the command again.',
  ],
  [/spawn npm ENOENT/, 'npm was not found. Install Node with npm from https://nodejs.org.'],
];

/**
 * What npm said in its last lines, and what to do about it.
 * @param {string} output
 */
export function explainInstallFailure(output) {
  const advice =
    causes.find(([sign]) => sign.test(output))?.[1] ??
    'Run “npm ci” to see the whole story; removing node_modules first often helps.';
  const tail = output.trim().split('\n').slice(-12).join('\n');
  return `The packages could not be installed.\n${tail}\n\n${advice}`;
}
