import { useSyncExternalStore } from 'react';

let isThrifty = false;
const watchers = new Set<() => void>();

/** While the server is slow or failing, it is asked for nothing that nobody waits for. */
export function setThrift(next: boolean): void {
  if (next === isThrifty) return;
  isThrifty = next;
  for (const changed of watchers) changed();
}

/** Whether what may be needed soon may be fetched now. */
export function mayFetchAhead(): boolean {
  return !isThrifty;
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Calls back once fetching ahead is allowed; at once where it is. */
export function whenMayFetchAhead(work: () => void): void {
  if (!isThrifty) {
    work();
    return;
  }
  const stop = watch(() => {
    if (isThrifty) return;
    stop();
    work();
  });
}

/** Whether the server may be asked again and again for news. */
export function useMayPoll(): boolean {
  return useSyncExternalStore(
    watch,
    () => !isThrifty,
    () => true,
  );
}
