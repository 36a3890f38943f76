/** How IndexedDB, or Dexie for it, says that nothing can be kept. */
const full = new Set(['QuotaExceededError']);
const refused = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'NotFoundError',
  'OpenFailedError',
  'SecurityError',
  'UnknownError',
  'VersionError',
]);

/** Why the device keeps nothing; undefined for every other error. */
export function storageFaultOf(error: unknown): 'full' | 'refused' | undefined {
  for (const name of namesOf(error)) {
    if (full.has(name)) return 'full';
    if (refused.has(name)) return 'refused';
  }
  return undefined;
}

function namesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { name, inner } = error as { name?: unknown; inner?: unknown };
  return [...namesOf(inner), ...(typeof name === 'string' ? [name] : [])];
}
