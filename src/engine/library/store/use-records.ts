import { useSyncExternalStore } from 'react';
import type { AppRecord, Collection } from './collection.ts';

/** The records of a collection, always as they are now. */
export function useRecords<T extends AppRecord>(collection: Collection<T>): readonly T[] {
  return useSyncExternalStore(collection.subscribe, collection.all);
}
