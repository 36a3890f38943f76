import type { LocalStore, StoreReads, StoreWrites } from './local-store.ts';
import { contentOf, openMemoryStore } from './memory-store.ts';
import { storageFaultOf } from './storage-fault.ts';

/** Where changes are kept. In memory they are gone with the tab, and the person is told so. */
export type Keeping = 'device' | 'memory-refused' | 'memory-full';

export interface FallbackStore extends LocalStore {
  keeping(): Keeping;
}

/**
 * A store on the device that becomes one in memory when the browser refuses to keep anything, or the disk is full: what is
 * typed is shown and sent all the same. `changed` hears of it.
 */
export async function openFallbackStore(
  openDisk: () => Promise<LocalStore>,
  changed: (keeping: Keeping) => void,
): Promise<FallbackStore> {
  let keeping: Keeping = 'device';
  let closed = false;
  const watches = new Set<{ begin(): void; end(): void }>();
  let disk: LocalStore | undefined;
  let current: LocalStore;
  try {
    disk = await openDisk();
    current = disk;
  } catch (error) {
    console.warn('This browser keeps nothing for this page.', error);
    keeping = 'memory-refused';
    current = openMemoryStore();
  }

  async function moveToMemory(why: Exclude<Keeping, 'device'>): Promise<void> {
    const before = current;
    const content = await before.read(contentOf).catch(() => undefined);
    if (current !== before) return;
    for (const watch of watches) watch.end();
    current = forgettingOn(before, openMemoryStore(content), content?.nextSeq ?? 0);
    keeping = why;
    for (const watch of watches) watch.begin();
    changed(keeping);
  }

  async function orInMemory<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      const fault = storageFaultOf(error);
      if (fault === undefined || closed || (keeping !== 'device' && current !== disk)) throw error;
      await moveToMemory(`memory-${fault}`);
      return attempt();
    }
  }

  return {
    keeping: () => keeping,
    write: (work) => orInMemory(() => current.write(work)),
    read: (work) => orInMemory(() => current.read(work)),
    watch(work, told) {
      let stop = () => {};
      const watch = {
        begin: () => {
          stop = current.watch(work, told);
        },
        end: () => stop(),
      };
      watches.add(watch);
      watch.begin();
      return () => {
        watches.delete(watch);
        watch.end();
      };
    },
    close() {
      closed = true;
      current.close();
      disk?.close();
    },
    async destroy() {
      closed = true;
      if (current !== disk) await current.destroy();
      await disk?.destroy();
    },
  };
}

/** What was sent from memory leaves the device's outbox too, if the device lets it: removing needs no space. */
function forgettingOn(disk: LocalStore, memory: LocalStore, firstOfMemory: number): LocalStore {
  return {
    ...memory,
    async write(work) {
      const settled: number[] = [];
      const answer = await memory.write((tx) => {
        settled.length = 0;
        const noting: StoreReads & StoreWrites = {
          ...tx,
          deleteEntry(seq) {
            if (seq < firstOfMemory) settled.push(seq);
            return tx.deleteEntry(seq);
          },
        };
        return work(noting);
      });
      if (settled.length > 0)
        await disk
          .write(async (tx) => {
            for (const seq of settled) await tx.deleteEntry(seq);
          })
          .catch(() => undefined);
      return answer;
    },
  };
}
