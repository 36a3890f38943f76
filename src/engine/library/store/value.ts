import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

export interface StoredValue<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** One setting or counter that is kept in the browser, such as a best score or the chosen language. */
export function createValue<T>(name: string, initial: T): StoredValue<T> {
  const key = `app:${name}`;
  const listeners = new Set<() => void>();
  let value = readValue(key, initial);
  function tell(): void {
    for (const listener of listeners) listener();
  }
  storage.onOutsideChange((changed) => {
    if (changed !== key) return;
    value = readValue(key, initial);
    tell();
  });
  return {
    get: () => value,
    set(next) {
      value = next;
      storage.write(key, JSON.stringify(next));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readValue<T>(key: string, initial: T): T {
  const text = storage.read(key);
  if (text === null) return initial;
  try {
    return JSON.parse(text) as T;
  } catch {
    return initial;
  }
}

export function useValue<T>(stored: StoredValue<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(stored.subscribe, stored.get), stored.set];
}
