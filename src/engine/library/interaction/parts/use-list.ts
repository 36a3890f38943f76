import { type StoredValue, useValue } from '../../store/value.ts';

/** A list that starts with samples and is kept as soon as it changes. */
export function useList<T>(
  stored: StoredValue<readonly T[] | null>,
  samples: readonly T[],
): [readonly T[], (next: readonly T[]) => void] {
  const [kept, keep] = useValue(stored);
  return [kept ?? samples, keep];
}

/** The list with one of its members changed. */
export function changed<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  changes: Partial<T>,
): readonly T[] {
  return list.map((one) => (one.id === id ? { ...one, ...changes } : one));
}
