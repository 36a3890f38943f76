import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from './outbox.ts';
import { sharedCollection } from './shared-collection.ts';
import { type Answer, SharedLink, type SharedPlace } from './shared-link.ts';
import type { AppStorage } from './storage.ts';

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

type Reply = (changes: readonly Change[]) => Answer;
const taken: Reply = (changes) => ({
  status: 200,
  body: { results: changes.map(({ key }) => ({ key, ok: true })) },
});

/** Answers as it is told, and knows one book and no loan. */
class Place implements SharedPlace {
  readonly sent: (readonly Change[])[] = [];
  readonly zones: unknown[] = [];
  replies: Reply[] = [];

  async ask(path: string, body?: unknown): Promise<Answer> {
    await Promise.resolve();
    if (path === 'changes') {
      const { changes, zone } = body as { changes: readonly Change[]; zone: unknown };
      this.sent.push(changes);
      this.zones.push(zone);
      return (this.replies.shift() ?? taken)(changes);
    }
    const records = [{ collection: 'books', id: 'b1', data: { title: 'Dune', state: 'here' } }];
    return { status: 200, body: { generation: '1', since: 1, more: false, reset: false, records } };
  }

  listen(): () => void {
    return () => undefined;
  }

  onReturn(): void {}
}

describe('changes that belong together', () => {
  let place: Place;
  let storage: AppStorage;
  let link: SharedLink;
  const books = () => sharedCollection('books', link, () => 'b9');
  const loans = () => sharedCollection('loans', link, () => 'l1');
  const settled = () => vi.advanceTimersByTimeAsync(10);
  const lend = () =>
    link.together(() => {
      loans().add({ book: 'b1' });
      books().update('b1', { state: 'lent' });
    });
  const shown = () => [loans().all().length, books().find('b1')?.['state']];

  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-05-05T10:00:00Z') });
    place = new Place();
    storage = memoryStorage();
    link = new SharedLink(place, storage, '');
    link.start();
    await settled();
  });
  afterEach(() => vi.useRealTimers());

  it('are shown at once and sent as one', async () => {
    lend();
    expect(shown()).toEqual([1, 'lent']);
    expect(loans().isOwn?.('l1')).toBe(true);
    expect(link.status().unsent).toBe(1);
    await settled();
    expect(place.sent).toMatchObject([
      [
        {
          kind: 'batch',
          changes: [
            { kind: 'add', collection: 'loans', id: 'l1' },
            { kind: 'update', collection: 'books', id: 'b1', values: { state: 'lent' } },
          ],
        },
      ],
    ]);
    expect(place.zones).toEqual([Intl.DateTimeFormat().resolvedOptions().timeZone]);
  });

  it('see what was done before them in the same act', () => {
    link.together(() => {
      books().update('b1', { state: 'lent' });
      expect(books().find('b1')).toMatchObject({ state: 'lent' });
    });
  });

  it('are one change where there is only one', async () => {
    link.together(() => void loans().add({ book: 'b1' }));
    await settled();
    expect(place.sent).toMatchObject([[{ kind: 'add', collection: 'loans' }]]);
  });

  it('are not done at all when the act fails on the way', async () => {
    expect(() =>
      link.together(() => {
        loans().add({ book: 'b1' });
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(shown()).toEqual([0, 'here']);
    await settled();
    expect(place.sent).toEqual([]);
  });

  it('disappear together when a rule refuses them, with its reason, and are not sent again', async () => {
    const message = 'Dune is already lent.';
    place.replies = [
      ([change]) => ({
        status: 422,
        body: {
          code: 'rule_broken',
          message,
          details: { results: [{ key: change?.key, ok: false, reason: 'rule', message }] },
        },
      }),
    ];
    lend();
    await settled();
    expect(shown()).toEqual([0, 'here']);
    expect(link.status()).toMatchObject({ unsent: 0, online: true, refusal: { message } });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(place.sent).toHaveLength(1);
    expect(storage.keys('app:out:')).toEqual([]);
  });

  it('stay when it was too much for one time, and are sent again at once', async () => {
    place.replies = [
      taken,
      ([first, second]) => ({
        status: 200,
        body: {
          results: [
            { key: first?.key, ok: true },
            { key: second?.key, ok: false, reason: 'again' },
          ],
        },
      }),
    ];
    // The first is under way when the others come.
    books().add({ title: 'Emma' });
    books().update('b1', { title: 'Dune again' });
    lend();
    await settled();
    expect(place.sent.map((changes) => changes.length)).toEqual([1, 2, 1]);
    expect(link.status()).toMatchObject({ unsent: 0, refusal: undefined });
  });

  it('are kept when something else answers in the place of the app', async () => {
    place.replies = [() => ({ status: 200, body: { message: '<html>Sign in to this network' } })];
    lend();
    await settled();
    expect(link.status()).toMatchObject({ unsent: 1, online: false });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(link.status()).toMatchObject({ unsent: 0, online: true });
  });
});
