import { useSyncExternalStore } from 'react';

/** The keys that a passphrase has opened, in the memory of this tab alone: they are gone when it is closed. */
let open: ReadonlyMap<string, CryptoKey> = new Map();
/** Texts that were opened, by what is kept of them. */
const read = new Map<string, string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function addOpenKey(id: string, key: CryptoKey): void {
  open = new Map(open).set(id, key);
  tell();
}

/** Forgets the keys and everything that they opened. */
export function lockJournal(): void {
  open = new Map();
  read.clear();
  tell();
}

export function useOpenKeys(): ReadonlyMap<string, CryptoKey> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => open,
  );
}

export const openedTexts: ReadonlyMap<string, string> = read;

export function keepOpened(data: string, text: string): void {
  read.set(data, text);
}
