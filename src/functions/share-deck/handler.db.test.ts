import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cardSchema, goneCard, type StudyCard } from '../../catalog/study/card.ts';
import { limits } from '../../kernel/limits.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../../testing/server/start-test-server-on.server.ts';
import type { SharedDeck } from '../read-shared-deck/contract.ts';
import type { ShareLink } from '../share-token.ts';

const card = (id: string, more: Partial<StudyCard> = {}) =>
  cardSchema.parse({ id, kind: 'basic', front: `Front ${id}`, back: 'b', made: 1, changed: 5, ...more });

describe.each(engines)('links to a deck on %s', (engine) => {
  let server: TestServer;
  let owner: SignedInPerson;
  let stranger: SignedInPerson;
  let deckId: string;
  let picture: string;

  const as = (person: SignedInPerson, text: string, values: unknown[]) =>
    server.services.database.tx('authenticated', { sub: person.id, role: 'authenticated' }, (tx) =>
      tx.query(text, values),
    );
  const addPage = (cards: readonly unknown[]) =>
    as(owner, 'insert into public.study_pages (id, user_id, deck_id, cards) values ($1, $2, $3, $4)', [
      server.services.ids.uuid(),
      owner.id,
      deckId,
      JSON.stringify(cards),
    ]);
  const call = (name: string, input: object, person?: SignedInPerson) =>
    callFunction(server, name, { deckId, ...input }, person);
  const seen = { cards: 2, changed: 7 };
  const linksOf = async (made?: object) =>
    (await call('share-deck', made === undefined ? {} : { seen: made }, owner)).body['links'] as ShareLink[];
  const read = async (token: string, person?: SignedInPerson) =>
    (await callFunction(server, 'read-shared-deck', { token }, person)).body as SharedDeck;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    owner = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
    deckId = server.services.ids.uuid();
    picture = server.services.ids.uuid();
    await as(owner, 'insert into public.study_decks (id, user_id, name) values ($1, $2, $3)', [
      deckId,
      owner.id,
      'Cells',
    ]);
    await as(
      owner,
      'insert into public.study_pictures (id, user_id, deck_id, data) values ($1, $2, $3, $4)',
      [picture, owner.id, deckId, 'data:image/png;base64,AAAA'],
    );
    const source = { note: 'n', text: 'A private sentence.', at: 1 };
    await addPage([card('a', { source, suspended: true }), goneCard(card('x'), 6), { kind: 'broken' }]);
    await addPage([card('b', { changed: 7, picture: { id: picture, boxes: [], asked: 0 } })]);
  });
  afterAll(() => server.close());

  it('are made by its owner, and show anybody the cards and pictures and nothing else', async () => {
    expect(await linksOf()).toEqual([]);
    const [link] = await linksOf(seen);
    const token = link?.token ?? '';
    expect(link?.url).toBe(`${server.url}/shared-decks/${token}`);
    for (const person of [undefined, stranger, owner]) {
      const shown = await read(token, person);
      expect(shown).toMatchObject({
        state: 'open',
        name: 'Cells',
        cards: [{ guid: 'a', front: 'Front a' }, { guid: 'b' }],
        pictures: [{ id: picture, data: 'data:image/png;base64,AAAA' }],
      });
      for (const hidden of [owner.id, 'private', 'suspended', 'made"', 'broken'])
        expect(JSON.stringify(shown), hidden).not.toContain(hidden);
    }
  });

  it('hold what the deck held then', async () => {
    const [link] = await linksOf();
    await addPage([card('c', { changed: 9 })]);
    const shown = await read(link?.token ?? '');
    expect(shown.state === 'open' && shown.cards).toHaveLength(2);
    // The device that asks has more than the server, or less.
    expect((await call('share-deck', { seen }, owner)).status).toBe(409);
    const [next] = await linksOf({ cards: 3, changed: 9 });
    const later = await read(next?.token ?? '');
    expect(later.state === 'open' && later.cards).toHaveLength(3);
  });

  it('lead nowhere once they are taken back, and hold nothing any more', async () => {
    const [first, second] = (await linksOf()).map(({ token }) => token);
    const revoke = (person: SignedInPerson) => call('unshare-deck', { token: first }, person);
    expect((await revoke(stranger)).status).toBe(404);
    expect((await revoke(owner)).body).toEqual({ revoked: true });
    expect((await revoke(owner)).body).toEqual({ revoked: false });
    expect(await read(first ?? '')).toEqual({ state: 'revoked' });
    expect(await read(second ?? '')).toMatchObject({ state: 'open' });
    const { rows } = await server.services.database.tx('service_role', {}, (tx) =>
      tx.query<{ cards: unknown[]; bytes: number }>(
        'select cards, bytes from public.study_deck_shares where token = $1',
        [first],
      ),
    );
    expect(rows[0]).toEqual({ cards: [], bytes: 0 });
  });

  it('hold no more than they may', async () => {
    const long = 'x'.repeat(6000);
    const many = Array.from({ length: 100 }, (_, index) => card(`l${index}`, { front: long, back: long }));
    const pages = Math.ceil(limits.sharing.deckCardBytes / (100 * 12_000));
    for (let page = 0; page < pages; page += 1)
      await addPage(many.map((of) => ({ ...of, id: `${page} ${of.id}` })));
    const refused = await call('share-deck', { seen: { cards: 3 + pages * 100, changed: 9 } }, owner);
    expect(refused.status).toBe(413);
    expect(JSON.stringify(refused.body)).toMatch(/Anki package/);
  });

  it('are nobody else’s to make, and end with the deck', async () => {
    expect((await call('share-deck', { seen }, stranger)).status).toBe(404);
    expect((await call('share-deck', { seen })).status).toBe(401);
    for (const token of ['a'.repeat(26), '', '__proto__', "'; drop table study_decks; --"])
      expect(await read(token), token).toEqual({ state: 'unknown' });
    const [link] = await linksOf();
    await as(owner, 'delete from public.study_decks where id = $1', [deckId]);
    expect(await read(link?.token ?? '')).toEqual({ state: 'unknown' });
  });
});
