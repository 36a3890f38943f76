import { createValue, type StoredValue, useValue } from '../store/value.ts';

const values = new Map<string, StoredValue<unknown>>();

function keptValue<T>(name: string, initial: T): StoredValue<T> {
  const known = values.get(name);
  if (known !== undefined) return known as StoredValue<T>;
  const value = createValue<T>(name, initial);
  values.set(name, value as StoredValue<unknown>);
  return value;
}

/** A value that outlives a reload, such as a tally of wins. */
export function useKept<T>(name: string, initial: T): [T, (value: T) => void] {
  return useValue(keptValue(name, initial));
}
