import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataApiDouble } from '../../../testing/local/data-api-double.ts';
import { newBrowser, noteDefaults, notes, shownNotes, syncNow } from '../../../testing/local/device.ts';
import type { LocalStore } from './local-store.ts';
import type { PersonData, RecordsView } from './person-data.ts';

const waitUntil = (met: () => void) => vi.waitFor(met, { timeout: 15_000 });

const opened: PersonData[] = [];
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const person of opened.splice(0)) person.close();
  vi.restoreAllMocks();
});

const named = (name: string) => Object.assign(new Error(name), { name });

/** A disk that takes nothing more once it is told so; removing still works. */
function fillingDisk() {
  const disk = { full: false };
  const wrap = async (open: () => Promise<LocalStore>): Promise<LocalStore> => {
    const store = await open();
    return {
      ...store,
      write: (work) =>
        store.write((tx) =>
          work({
            ...tx,
            async putRecord(record) {
              if (disk.full) throw Object.assign(named('AbortError'), { inner: named('QuotaExceededError') });
              await tx.putRecord(record);
            },
          }),
        ),
    };
  };
  return { disk, wrap };
}

describe('where the browser keeps nothing', () => {
  it('records live in memory, are sent, and the state says so', async () => {
    const server = dataApiDouble('id', noteDefaults);
    const tab = await newBrowser().open('ann', server, {
      disk: () => Promise.reject(named('SecurityError')),
    });
    opened.push(tab);
    expect(tab.syncState().keeping).toBe('memory-refused');
    await tab.insert(notes, { id: 'a', title: 'One' });
    expect(await shownNotes(tab)).toMatchObject({ a: { title: 'One' } });
    await syncNow(tab);
    expect(server.writes).toEqual(['insert a']);
  });
});

describe('when the device is full', () => {
  it('goes on in memory with everything that was there', async () => {
    const server = dataApiDouble('id', noteDefaults);
    const { disk, wrap } = fillingDisk();
    const browser = newBrowser();
    const tab = await browser.open('ann', server, { disk: wrap });
    opened.push(tab);
    server.line = 'down';
    await tab.insert(notes, { id: 'a', title: 'On disk' });
    const states: string[] = [];
    tab.watchSyncState(({ keeping }) => states.push(keeping));
    let view: RecordsView | undefined;
    tab.watch(notes, undefined, (next) => {
      view = next as RecordsView;
    });
    disk.full = true;
    await tab.insert(notes, { id: 'b', title: 'In memory' });
    expect(states.at(-1)).toBe('memory-full');
    expect(await shownNotes(tab)).toMatchObject({ a: { title: 'On disk' }, b: { title: 'In memory' } });
    await waitUntil(() => expect(view?.records.map(({ key }) => key)).toEqual(['a', 'b']));

    server.line = 'up';
    await syncNow(tab);
    expect(server.writes).toEqual(['insert a', 'insert b']);
    tab.close();

    // What was sent from memory is not sent again from the disk.
    disk.full = false;
    const next = await browser.open('ann', server, { disk: wrap });
    opened.push(next);
    expect(await next.unsent()).toEqual([]);
  });

  it('a fault of the change itself is no reason to leave the disk', async () => {
    const tab = await newBrowser().open('ann', dataApiDouble('id', noteDefaults));
    opened.push(tab);
    await expect(tab.update(notes, 'none', {})).rejects.toMatchObject({ code: 'not_found' });
    expect(tab.syncState().keeping).toBe('device');
  });
});
