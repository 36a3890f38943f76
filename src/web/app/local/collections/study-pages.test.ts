import { afterEach, expect, it, vi } from 'vitest';
import { cardSchema, goneCard, type StudyCard } from '../../../../catalog/study/card.ts';
import { dataApiDouble } from '../../../../testing/local/data-api-double.ts';
import { newBrowser, syncNow } from '../../../../testing/local/device.ts';
import type { AnyCollection } from '../collection.ts';
import type { PersonData } from '../person-data.ts';
import { collection as pages } from './study-pages.ts';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const opened: PersonData[] = [];
afterEach(() => {
  for (const person of opened.splice(0)) person.close();
});

const card = (id: string, changed: number, front = id) =>
  cardSchema.parse({ id, kind: 'basic', front, back: 'b', made: 1, changed });
const collections = [pages as unknown as AnyCollection];

async function device(userId: string | null, server = dataApiDouble('id', {}), browser = newBrowser()) {
  const tab = await browser.open(userId, server, { collections });
  opened.push(tab);
  tab.engine?.use('study-pages');
  tab.engine?.refresh('all');
  await syncNow(tab);
  return { server, browser, tab };
}

const fronts = async (tab: PersonData) => {
  const found = await tab.store.read((tx) => tx.record('study-pages', 'p'));
  return ((found?.value?.['cards'] ?? []) as StudyCard[])
    .filter(({ gone }) => !gone)
    .map(({ front }) => front);
};
const save = (tab: PersonData, cards: readonly StudyCard[]) => tab.update(pages, 'p', { cards: [...cards] });

it('keeps what two tabs save onto one page in the same instant', async () => {
  const { server, browser, tab } = await device(null);
  const other = (await device(null, server, browser)).tab;
  const start = [card('a', 1), card('b', 1), card('c', 1)];
  await tab.insert(pages, { id: 'p', deck_id: 'd', cards: start });
  // Both know only what was there before.
  await Promise.all([
    save(tab, [card('a', 5, 'changed here'), card('b', 1), card('c', 1), card('e', 5)]),
    save(other, [card('a', 1), goneCard(card('b', 1), 6), card('c', 1), card('d', 6)]),
  ]);
  expect((await fronts(tab)).toSorted()).toEqual(['c', 'changed here', 'd', 'e']);
});

it('keeps what another device added to a page that was changed here several times without a network', async () => {
  const server = dataApiDouble('id', {});
  const { tab } = await device('ann', server);
  await tab.insert(pages, { id: 'p', deck_id: 'd', cards: [card('a', 1)] });
  await tab.insert(pages, { id: 'q', deck_id: 'd', cards: [] });
  await syncNow(tab);
  server.line = 'down';
  await save(tab, [card('a', 1), card('first', 3)]);
  // A change of another record between the two keeps them apart in the outbox.
  await tab.update(pages, 'q', { cards: [card('z', 3)] });
  await save(tab, [card('a', 1), card('first', 3), card('second', 4)]);
  await syncNow(tab);
  server.change('p', { cards: [card('a', 2, 'changed there'), card('there', 2)] });
  server.line = 'up';
  await syncNow(tab);
  expect(await tab.unsent()).toEqual([]);
  const kept = (server.rows.get('p')?.['cards'] ?? []) as StudyCard[];
  expect(kept.map(({ front }) => front).toSorted()).toEqual(['changed there', 'first', 'second', 'there']);
  expect((await fronts(tab)).toSorted()).toEqual(['changed there', 'first', 'second', 'there']);
});
