import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import initSqlJs, { type SqlJsStatic } from 'sql.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardSchema, type StudyCard } from '../../../../catalog/study/card.ts';
import { usualDeckSettings } from '../../../../catalog/study/deck-settings.ts';
import { MemoryBook } from '../../../../catalog/study/memory-book.ts';
import { placeCards } from '../../../../catalog/study/place-cards.ts';
import { shelfOf } from '../../../../catalog/study/shelf.ts';
import { clozeOf, fillTemplate, textOfHtml } from './anki-text.ts';
import { PackageFault, readPackage } from './read-package.ts';
import { writePackage } from './write-package.ts';

let sql: SqlJsStatic;
beforeAll(async () => {
  sql = await initSqlJs();
});

const now = Date.UTC(2026, 2, 31, 12);
const day = 86_400_000;
const card = (id: string, more: Partial<StudyCard>) =>
  cardSchema.parse({
    id,
    kind: 'basic',
    front: 'Capital of France?',
    back: 'Paris',
    made: 1,
    changed: 1,
    ...more,
  });
const cards = [
  card('a', { tags: ['europe', 'two words'] }),
  card('b', { kind: 'cloze', front: 'Water boils at {{100}} degrees & more', back: '' }),
  card('c', { kind: 'choice', front: 'Largest?', back: 'Jupiter', options: ['Mars', 'Venus'] }),
  card('d', { kind: 'order', front: 'Phases', back: '', options: ['Pro', 'Meta', 'Ana'] }),
  card('e', { front: 'Energy?', back: '$E = mc^2$', suspended: true }),
];
const deck = { id: 'd', name: 'Mixed', settings: usualDeckSettings };
const shelf = shelfOf(
  [deck],
  [{ id: 'p', deck_id: 'd', cards }],
  [
    {
      reviews: [
        ['a', now - 9 * day, 3, 4000],
        ['a', now - 8 * day, 3, 3000],
        ['b', now - day, 1, 2000],
      ],
    },
  ],
  new MemoryBook(),
);
const picture = { front: new Uint8Array([1, 2, 3]), back: new Uint8Array([4]), ending: 'png' as const };
const write = () =>
  writePackage(sql, {
    deck,
    cards: cards.map((of) => ({ card: of, memory: shelf.memoryOf(of.id), reviews: shelf.reviewsOf(of.id) })),
    pictures: new Map([['c', picture]]),
    now,
  });
let count = 0;
const tools = (known: ReadonlySet<string> = new Set()) => ({
  newId: () => `new ${(count += 1)}`,
  now,
  isKnown: (guid: string) => known.has(guid),
});
const read = (bytes: Uint8Array, known?: ReadonlySet<string>) => readPackage(sql, bytes, tools(known));

describe('the package', () => {
  it('is a collection of schema 11 with its media, as Anki reads it', () => {
    const files = unzipSync(write());
    expect(Object.keys(files).toSorted()).toEqual(['0', '1', 'collection.anki2', 'media']);
    const database = new sql.Database(files['collection.anki2']);
    const all = (query: string) => database.exec(query)[0]?.values ?? [];
    expect(
      all(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name",
      ).flat(),
    ).toEqual(['cards', 'col', 'graves', 'notes', 'revlog']);
    const [[ver, models, decks, dconf, conf] = []] = all('select ver, models, decks, dconf, conf from col');
    expect(ver).toBe(11);
    const parsedModels = JSON.parse(String(models)) as Record<
      string,
      { flds: unknown[]; tmpls: unknown[]; id: number }
    >;
    for (const [id, model] of Object.entries(parsedModels)) {
      expect(String(model.id)).toBe(id);
      expect(model.flds).toHaveLength(2);
      expect(model.tmpls).toHaveLength(1);
    }
    expect(
      Object.values(JSON.parse(String(decks)) as Record<string, { name: string }>)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Default', 'Mixed']);
    expect(JSON.parse(String(dconf))).toHaveProperty('1');
    expect(JSON.parse(String(conf))).toHaveProperty('curDeck');
    expect(all('select count(*) from cards c join notes n on n.id = c.nid')[0]).toEqual([5]);
    expect(
      all('select mid from notes')
        .flat()
        .every((mid) => String(mid) in parsedModels),
    ).toBe(true);
    expect(
      all('select distinct did from cards')
        .flat()
        .every((did) => String(did) in (JSON.parse(String(decks)) as object)),
    ).toBe(true);
    expect(all('select ease from revlog order by id').flat()).toEqual([3, 3, 1]);
    expect(all('select type, queue from cards order by id')).toEqual([
      [2, 2],
      [1, 1],
      [0, 0],
      [0, 0],
      [0, -1],
    ]);
    expect(all('pragma integrity_check')[0]).toEqual(['ok']);
    database.close();
  });

  it('comes back as it went, with what was reviewed', () => {
    const { decks, reviews, pictures, known, left } = read(write());
    const found = decks.get('Mixed') ?? [];
    expect([known, left, found.length]).toEqual([0, 0, 5]);
    const by = (guid: string) => found.find((one) => one.guid === guid);
    expect(by('a')).toMatchObject({
      kind: 'basic',
      front: 'Capital of France?',
      back: 'Paris',
      tags: ['europe', 'two_words'],
    });
    expect(by('b')).toMatchObject({ kind: 'cloze', front: 'Water boils at {{100}} degrees & more' });
    expect(by('c')?.back).toBe('Jupiter');
    expect(by('d')?.back).toBe('1. Pro\n2. Meta\n3. Ana');
    expect(by('e')).toMatchObject({ back: String.raw`\(E = mc^2\)`, suspended: true });
    expect(pictures.get(by('c')?.id ?? '')?.bytes).toEqual(picture.front);
    expect(reviews.filter(([id]) => id === by('a')?.id).map(([, at, grade]) => [at, grade])).toEqual([
      [now - 9 * day, 3],
      [now - 8 * day, 3],
    ]);
  });

  it('adds nothing when it is imported a second time', () => {
    const second = read(write(), new Set(cards.map(({ id }) => id)));
    expect(second.decks.size).toBe(0);
    expect(second.known).toBe(5);
    expect(second.reviews).toEqual([]);
  });
});

it('reads a package that another program wrote (anki-apkg-export 4.0.3)', async () => {
  const bytes = new Uint8Array(await readFile(`${import.meta.dirname}/written-elsewhere.apkg`));
  const { decks, pictures } = readPackage(sql, bytes, {
    now,
    newId: () => `n${(count += 1)}`,
    isKnown: () => false,
  });
  const found = [...decks].flatMap(([name, list]) =>
    list.map(({ front, back, tags }) => ({ name, front, back, tags })),
  );
  const name = 'Capitals of the north';
  expect(found).toEqual([
    { name, front: 'Capital of Norway?', back: 'Oslo', tags: ['north', 'europe'] },
    { name, front: 'Capital of Iceland?', back: 'Reykjavík\non the bay', tags: [] },
    { name, front: 'Flag', back: 'Sweden', tags: [] },
  ]);
  expect([...pictures.values()].map(({ name: file }) => file)).toEqual(['flag.png']);
});

it('takes 20,000 cards, onto pages of a hundred, and adds none of them a second time', () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    card(`c${index}`, { front: `Question ${index}` }),
  );
  const memory = shelf.memoryOf('nobody');
  const entries = many.map((of) => ({ card: of, memory, reviews: [] }));
  const bytes = writePackage(sql, { deck, cards: entries, pictures: new Map(), now });
  const first = read(bytes).decks.get('Mixed') ?? [];
  expect(first).toHaveLength(20_000);
  const { added } = placeCards([], 'd', first, () => `page ${(count += 1)}`);
  expect(added).toHaveLength(200);
  const again = read(bytes, new Set(first.map(({ guid, id }) => guid ?? id)));
  expect([again.decks.size, again.known]).toEqual([0, 20_000]);
}, 600_000);

describe('a broken package', () => {
  const fault = (bytes: Uint8Array) => {
    try {
      read(bytes);
    } catch (error) {
      if (error instanceof PackageFault) return error.message;
      throw error;
    }
    return 'taken';
  };

  it('is refused in words', () => {
    expect(fault(new Uint8Array([1, 2, 3]))).toMatch(/damaged/);
    expect(fault(zipSync({ 'a.txt': strToU8('x') }))).toMatch(/no package of Anki/);
    expect(fault(zipSync({ 'collection.anki2': strToU8('not a database') }))).toMatch(/damaged/);
    expect(fault(write().slice(0, 800))).toMatch(/damaged/);
  });

  it('with a made-up collection is refused and not run', () => {
    const database = new sql.Database();
    database.run(
      'create table notes (id integer); create table cards (id integer); create table col (models text, decks text)',
    );
    const bytes = zipSync({ 'collection.anki2': database.export() });
    database.close();
    expect(fault(bytes)).toMatch(/damaged/);
  });

  it('that unpacks to more than a deck has is not opened', () => {
    const bomb = zipSync({ 'collection.anki2': new Uint8Array(3_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(() => readPackage(sql, bomb, { ...tools(), mostBytes: 1_000_000 })).toThrow(/far more/);
  });
});

describe('the text of a field', () => {
  it('keeps lines and loses what is not text', () => {
    expect(textOfHtml('<div>a &amp; b<br>c</div><script>x()</script>[sound:a.mp3]&#65;')).toBe('a & b\nc\nA');
  });
  it('fills templates', () => {
    const fields = new Map([
      ['Front', 'F'],
      ['Extra', ''],
    ]);
    expect(
      fillTemplate('{{FrontSide}}{{#Extra}}no{{/Extra}}{{^Extra}}yes{{/Extra}} {{type:Front}}', fields),
    ).toBe('yes F');
  });
  it('leaves the gaps of one number', () => {
    expect(clozeOf('{{c1::a}} {{c2::b::hint}}', 2)).toBe('a {{b}}');
  });
});
