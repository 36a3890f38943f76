import type { RestCall } from './rest-request.ts';

/** What the client asks for, where it may ask. */
export function askedEnd({ options, preferences }: Pick<RestCall, 'options' | 'preferences'>) {
  return options.txEnd.endsWith('-allow-override') ? preferences.tx : undefined;
}

export function isUndone(call: Pick<RestCall, 'options' | 'preferences'>): boolean {
  const asked = askedEnd(call);
  return asked === undefined ? call.options.txEnd.startsWith('rollback') : asked === 'rollback';
}
