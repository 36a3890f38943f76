import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedCollection } from './shared-collection.ts';
import { type Answer, SharedLink, type SharedPlace } from './shared-link.ts';
import type { AppStorage } from './storage.ts';

type Data = Record<string, unknown>;
interface Sent {
  key: string;
  kind: 'add' | 'update' | 'remove' | 'restore';
  collection: string;
  id: string;
  values?: Data;
}

interface Batch {
  key: string;
  kind: 'batch';
  changes: Omit<Sent, 'key'>[];
}

function memoryStorage(): AppStorage {
  const kept = new Map<string, string>();
  return {
    lasting: true,
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
    onOutsideChange: () => undefined,
  };
}

/** Speaks the protocol of the server: numbers in order, keys that count once, removed stays removed. */
class Place implements SharedPlace {
  readonly rows = new Map<string, { seq: number; data: Data | null; keys: string[] }>();
  readonly batches: string[][] = [];
  seq = 0;
  generation = '1';
  /** What happens to the next questions: no network, a refusal, or an answer that gets lost after the work. */
  next: ('offline' | 'lost' | number)[] = [];
  offline = false;
  refuse: (change: Sent) => string | undefined = () => undefined;
  /** What it has no room for now. */
  isFull: (change: Sent) => boolean = () => false;
  pageSize = 100;
  /** The records that the one who asks made. */
  readonly made = new Set<string>();
  readonly ears = new Set<() => void>();
  back: () => void = () => undefined;

  async ask(path: string, body?: unknown): Promise<Answer> {
    const fate = this.offline ? 'offline' : this.next.shift();
    await Promise.resolve();
    if (fate === 'offline') throw new Error('no network');
    if (typeof fate === 'number') return { status: fate, body: { message: `No: ${fate}` } };
    const answer = path === 'changes' ? this.write(body as { changes: (Sent | Batch)[] }) : this.read(path);
    if (fate === 'lost') throw new Error('the answer was lost');
    return { status: 200, body: answer };
  }

  write({ changes }: { changes: (Sent | Batch)[] }): Data {
    this.batches.push(
      changes.flatMap((change) => ('changes' in change ? change.changes : [change])).map(({ id }) => id),
    );
    return {
      results: changes.map((change) => {
        if (!('changes' in change)) return this.apply(change);
        for (const [place, part] of change.changes.entries())
          this.apply({ ...part, key: `${change.key}-${place}` });
        return { key: change.key, ok: true };
      }),
    };
  }

  apply(change: Sent): Data {
    const { key, kind, collection, id, values = {} } = change;
    const row = this.rows.get(`${collection}/${id}`);
    if (row?.keys.includes(key) === true) return { key, ok: true };
    if (this.isFull(change)) return { key, ok: false, reason: 'full', message: 'No room.' };
    const message = this.refuse(change);
    if (message !== undefined) return { key, ok: false, message };
    if (kind === 'add' && row !== undefined) return { key, ok: false, message: 'taken' };
    const data =
      kind === 'remove'
        ? null
        : kind === 'update'
          ? row?.data == null
            ? null
            : { ...row.data, ...values }
          : values;
    this.seq += 1;
    this.rows.set(`${collection}/${id}`, { seq: this.seq, data, keys: [...(row?.keys ?? []), key] });
    return { key, ok: true };
  }

  read(path: string): Data {
    const since = Number(path.split('=')[1]);
    const all = [...this.rows]
      .filter(([, row]) => row.seq > since)
      .toSorted(([, a], [, b]) => a.seq - b.seq)
      .map(([name, { seq, data }]) => ({
        collection: name.split('/')[0],
        id: name.split('/')[1],
        seq,
        data,
        own: this.made.has(name.split('/')[1] ?? ''),
      }));
    const records = all.slice(0, this.pageSize);
    const more = all.length > records.length;
    return {
      generation: this.generation,
      since: more ? records.at(-1)?.seq : this.seq,
      more,
      reset: since > this.seq,
      records,
    };
  }

  listen(news: () => void): () => void {
    this.ears.add(news);
    return () => this.ears.delete(news);
  }

  onReturn(back: () => void): void {
    this.back = back;
  }

  tell(): void {
    for (const ear of this.ears) ear();
  }
}

let ids = 0;
const notesOf = (link: SharedLink) => sharedCollection('notes', link, () => `n${++ids}`);
const titles = (link: SharedLink) =>
  notesOf(link)
    .all()
    .map(({ title }) => title);
const settled = () => vi.advanceTimersByTimeAsync(10);

describe('records that visitors share', () => {
  let place: Place;
  let storage: AppStorage;
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-05-05T10:00:00Z') });
    place = new Place();
    storage = memoryStorage();
    place.apply({
      key: 'start',
      kind: 'add',
      collection: 'notes',
      id: 's1',
      values: { title: 'Start', createdAt: '2026-01-01' },
    });
  });
  afterEach(() => vi.useRealTimers());

  function open(who = '', kept = storage): SharedLink {
    const link = new SharedLink(place, kept, who);
    link.start();
    return link;
  }

  it('reads what is there, page by page, newest first', async () => {
    for (const day of [2, 4, 3])
      place.apply({
        key: `k${day}`,
        kind: 'add',
        collection: 'notes',
        id: `d${day}`,
        values: { title: `Day ${day}`, createdAt: `2026-01-0${day}` },
      });
    place.pageSize = 2;
    const link = open();
    expect(titles(link)).toEqual([]);
    await settled();
    expect(titles(link)).toEqual(['Day 4', 'Day 3', 'Day 2', 'Start']);
    expect(link.view('notes')).toBe(link.view('notes'));
  });

  it('shows a change at once and sends it once; others see it without asking', async () => {
    const [mine, theirs] = [open(), open('', memoryStorage())];
    await settled();
    notesOf(mine).add({ title: 'New' });
    expect(titles(mine)).toEqual(['New', 'Start']);
    await settled();
    expect(titles(mine)).toEqual(['New', 'Start']);
    expect(place.batches).toHaveLength(1);
    place.tell();
    await settled();
    expect(titles(theirs)).toEqual(['New', 'Start']);
    expect(storage.keys('app:out:')).toEqual([]);
  });

  it('sends together what belongs together, with ids that were given before', async () => {
    const link = open();
    await settled();
    link.together(() => {
      notesOf(link).add({ title: 'Loan' }, 'loan');
      notesOf(link).add({ title: 'Receipt', of: 'loan' }, 'receipt');
      notesOf(link).update('s1', { title: 'Lent' });
    });
    expect(titles(link)).toContain('Receipt');
    await settled();
    expect(place.batches).toEqual([['loan', 'receipt', 's1']]);
    expect(link.isRead()).toBe(true);
  });

  it('keeps what is done without a network through a reload, and sends it in order', async () => {
    const link = open();
    await settled();
    place.offline = true;
    const notes = notesOf(link);
    const { id } = notes.add({ title: 'Offline' });
    notes.update(id, { title: 'Offline, changed' });
    notes.remove('s1');
    await settled();
    expect(link.status()).toMatchObject({ online: false, unsent: 3 });
    const later = open();
    expect(titles(later)).toEqual(['Offline, changed']);
    place.offline = false;
    place.back();
    await settled();
    expect(later.status()).toMatchObject({ online: true, unsent: 0 });
    expect(place.rows.get(`notes/${id}`)?.data).toMatchObject({ title: 'Offline, changed' });
    expect(place.rows.get('notes/s1')?.data).toBeNull();
    expect(titles(later)).toEqual(['Offline, changed']);
  });

  it('does not do again what arrived when only the answer was lost', async () => {
    const link = open();
    await settled();
    place.next = ['lost'];
    notesOf(link).update('s1', { title: 'Mine' });
    await settled();
    place.apply({ key: 'other', kind: 'update', collection: 'notes', id: 's1', values: { title: 'Theirs' } });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(place.batches).toHaveLength(2);
    expect(titles(link)).toEqual(['Theirs']);
  });

  it('waits longer and longer while the place does not answer', async () => {
    place.next = [503, 429, 500];
    const link = open();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(link.status().online).toBe(false);
    await vi.advanceTimersByTimeAsync(4_200);
    expect(link.status().online).toBe(true);
    expect(titles(link)).toEqual(['Start']);
  });

  it('takes back what is refused and says why, and goes on with the rest', async () => {
    const link = open();
    await settled();
    place.refuse = ({ kind }) => (kind === 'remove' ? 'You may not remove this.' : undefined);
    notesOf(link).remove('s1');
    notesOf(link).add({ title: 'Fine' });
    expect(titles(link)).toEqual(['Fine']);
    await settled();
    expect(titles(link)).toEqual(['Fine', 'Start']);
    expect(link.status()).toMatchObject({ unsent: 0, refusal: { message: 'You may not remove this.' } });
  });

  it('keeps what there is no room for, says so, does the rest, and sends it when there is room again', async () => {
    const link = open();
    await settled();
    place.isFull = ({ kind }) => kind === 'add';
    notesOf(link).add({ title: 'No room yet' });
    notesOf(link).update('s1', { title: 'Changed' });
    await settled();
    expect(titles(link)).toEqual(['No room yet', 'Changed']);
    expect(link.status()).toMatchObject({ online: true, unsent: 1, held: 'No room.', refusal: undefined });
    // It waits instead of asking again and again, and a reload loses nothing.
    const asked = place.batches.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(place.batches).toHaveLength(asked);
    expect(titles(open())).toEqual(['No room yet', 'Changed']);
    place.isFull = () => false;
    await vi.advanceTimersByTimeAsync(61_000);
    expect(link.status()).toMatchObject({ unsent: 0, held: undefined });
    expect([...place.rows.values()].map(({ data }) => data?.['title'])).toEqual(['Changed', 'No room yet']);
  });

  it.each([409, 429, 507])(
    'keeps everything when the place answers with %s, and says what it said',
    async (status) => {
      const link = open();
      await settled();
      place.next = [status];
      notesOf(link).add({ title: 'Kept' });
      await settled();
      expect(link.status()).toMatchObject({ online: true, unsent: 1, held: `No: ${status}` });
      await vi.advanceTimersByTimeAsync(61_000);
      expect(link.status()).toMatchObject({ unsent: 0, held: undefined });
      expect(titles(link)).toEqual(['Kept', 'Start']);
    },
  );

  it('does not let one change that is too large stand in the way', async () => {
    const link = open();
    await settled();
    place.offline = true;
    notesOf(link).add({ title: 'Large' });
    notesOf(link).add({ title: 'Small' });
    await settled();
    place.offline = false;
    place.next = [413, 413];
    place.back();
    await settled();
    expect(titles(link)).toEqual(['Small', 'Start']);
    expect(link.status().refusal).toEqual({ message: 'No: 413' });
  });

  it('merges fields that two people changed, and brings back what was taken back', async () => {
    const [mine, theirs] = [open(), open('', memoryStorage())];
    await settled();
    notesOf(mine).update('s1', { title: 'Changed', id: 's1', createdAt: '2026-01-01' });
    notesOf(theirs).update('s1', { text: 'Added' });
    await settled();
    expect(place.rows.get('notes/s1')?.data).toEqual({
      title: 'Changed',
      text: 'Added',
      createdAt: '2026-01-01',
    });
    const removed = notesOf(mine).remove('s1');
    if (removed !== undefined) notesOf(mine).restore(removed);
    await settled();
    expect(titles(mine)).toEqual(['Changed']);
    expect(place.rows.get('notes/s1')?.data).not.toBeNull();
  });

  it('sends nothing of one person in the name of another, and reads anew for each', async () => {
    const link = open('anna');
    await settled();
    place.offline = true;
    notesOf(link).add({ title: 'Of Anna' });
    await settled();
    place.offline = false;
    place.next = [404];
    link.become('ben');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(titles(link)).toEqual(['Start']);
    expect(place.batches).toEqual([]);
    link.become('anna');
    await settled();
    expect(place.batches).toHaveLength(1);
    expect(titles(link)).toEqual(['Of Anna', 'Start']);
  });

  it('reads everything anew under new rules, and after the place was put back', async () => {
    const link = open();
    await settled();
    place.generation = '2';
    place.rows.delete('notes/s1');
    place.apply({ key: 'k', kind: 'add', collection: 'notes', id: 'n', values: { title: 'After' } });
    place.tell();
    await settled();
    expect(titles(link)).toEqual(['After']);
    place.seq = 0;
    place.rows.clear();
    place.tell();
    await settled();
    expect(titles(link)).toEqual([]);
  });

  it('knows what the visitor made, at once, when it has arrived and at the next visit', async () => {
    const link = open();
    await settled();
    const notes = notesOf(link);
    const { id } = notes.add({ title: 'Mine' });
    expect([notes.isOwn?.(id), notes.isOwn?.('s1')]).toEqual([true, false]);
    place.made.add(id);
    await settled();
    expect(notes.isOwn?.(id)).toBe(true);
    place.offline = true;
    expect(notesOf(open()).isOwn?.(id)).toBe(true);
    link.become('ben');
    expect(notes.isOwn?.(id)).toBe(false);
  });

  it('reads anew what was kept before it said whose records are whose', async () => {
    place.made.add('s1');
    storage.write('app:shared', JSON.stringify({ since: place.seq, generation: '1', records: {} }));
    const link = open();
    await settled();
    expect(titles(link)).toEqual(['Start']);
    expect(notesOf(link).isOwn?.('s1')).toBe(true);
  });

  it('begins the next visit with what was known, also when something of it is damaged', async () => {
    open();
    await settled();
    place.offline = true;
    expect(titles(open())).toEqual(['Start']);
    storage.write('app:shared', '{"since":');
    storage.write('app:out:damaged', 'x');
    expect(titles(open())).toEqual([]);
    expect(storage.keys('app:out:')).toEqual([]);
  });
});
