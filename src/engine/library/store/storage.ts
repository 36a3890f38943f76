/** Where the app keeps its data. Browsers may refuse storage (private windows, embedded frames): then memory serves. */
export interface AppStorage {
  /** False when nothing outlives a reload. */
  readonly lasting: boolean;
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(prefix: string): readonly string[];
  onOutsideChange(listener: (key: string) => void): void;
}

function browserStorage(): Storage | undefined {
  try {
    const probe = '__storage_probe__';
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return window.localStorage;
  } catch {
    return undefined;
  }
}

export function openStorage(): AppStorage {
  const browser = browserStorage();
  const memory = new Map<string, string>();
  return {
    lasting: browser !== undefined,
    read: (key) => memory.get(key) ?? browser?.getItem(key) ?? null,
    write(key, text) {
      try {
        browser?.setItem(key, text);
        memory.delete(key);
        if (browser === undefined) memory.set(key, text);
      } catch {
        // The quota is used up: what was entered stays for this visit instead of being lost at once.
        memory.set(key, text);
      }
    },
    remove(key) {
      memory.delete(key);
      browser?.removeItem(key);
    },
    keys: (prefix) =>
      [...new Set([...memory.keys(), ...Object.keys(browser ?? {})])].filter((key) => key.startsWith(prefix)),
    onOutsideChange(listener) {
      window.addEventListener('storage', ({ key }) => {
        if (key !== null) listener(key);
      });
    },
  };
}

export const storage = openStorage();
