import type { RestCall } from './rest-request.ts';
import type { Preferences } from './syntax/parse-preferences.ts';
import { askedEnd } from './transaction-end.ts';

/** The wishes that were granted, out of those that mattered for this request. */
export function preferenceApplied(
  call: RestCall,
  mattered: readonly (keyof Preferences)[],
): Record<string, string> {
  const { preferences } = call;
  const granted: string[] = [];
  const add = (key: keyof Preferences, name: string) => {
    const value = preferences[key];
    if (value !== undefined && mattered.includes(key)) granted.push(`${name}=${value}`);
  };
  add('resolution', 'resolution');
  add('missing', 'missing');
  add('returning', 'return');
  add('count', 'count');
  const end = askedEnd(call);
  if (end !== undefined) granted.push(`tx=${end}`);
  if (preferences.handling !== undefined) granted.push(`handling=${preferences.handling}`);
  if (preferences.timezone !== undefined) granted.push(`timezone=${preferences.timezone}`);
  if (preferences.handling === 'strict') add('maxAffected', 'max-affected');
  return granted.length === 0 ? {} : { 'preference-applied': granted.join(', ') };
}
