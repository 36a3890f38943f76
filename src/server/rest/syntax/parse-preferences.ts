import { PostgrestError } from '../postgrest-error.ts';

export interface Preferences {
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  returning: 'representation' | 'minimal' | 'headers-only' | undefined;
  count: 'exact' | 'planned' | 'estimated' | undefined;
  tx: 'commit' | 'rollback' | undefined;
  missing: 'default' | 'null' | undefined;
  handling: 'strict' | 'lenient' | undefined;
  timezone: string | undefined;
  maxAffected: number | undefined;
}

const choices: Readonly<Record<string, { key: keyof Preferences; values: readonly string[] }>> = {
  resolution: { key: 'resolution', values: ['merge-duplicates', 'ignore-duplicates'] },
  return: { key: 'returning', values: ['representation', 'minimal', 'headers-only'] },
  count: { key: 'count', values: ['exact', 'planned', 'estimated'] },
  tx: { key: 'tx', values: ['commit', 'rollback'] },
  missing: { key: 'missing', values: ['default', 'null'] },
  handling: { key: 'handling', values: ['strict', 'lenient'] },
};

/** The first of two contradicting preferences holds. What is not known is refused only under `handling=strict`. */
export function parsePreferences(header: string | undefined): Preferences {
  const found: Record<string, string | number> = {};
  const invalid: string[] = [];
  for (const part of (header ?? '').split(',')) {
    const text = part.trim();
    if (text !== '' && !readPreference(text, found)) invalid.push(text);
  }
  if (found['handling'] === 'strict' && invalid.length > 0) throw invalidPreferences(invalid);
  return {
    resolution: undefined,
    returning: undefined,
    count: undefined,
    tx: undefined,
    missing: undefined,
    handling: undefined,
    timezone: undefined,
    maxAffected: undefined,
    ...(found as Partial<Preferences>),
  };
}

function readPreference(text: string, found: Record<string, string | number>): boolean {
  const equals = text.indexOf('=');
  const name = text.slice(0, equals);
  const value = text.slice(equals + 1);
  if (name === 'timezone' && value !== '') {
    found['timezone'] ??= value;
    return true;
  }
  if (name === 'max-affected' && /^\d{1,15}$/.test(value)) {
    found['maxAffected'] ??= Number(value);
    return true;
  }
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  if (choice === undefined || !choice.values.includes(value)) return false;
  found[choice.key] ??= value;
  return true;
}

export function invalidPreferences(invalid: readonly string[]): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${invalid.join(', ')}`,
  });
}
