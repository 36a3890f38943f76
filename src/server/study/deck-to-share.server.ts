import {
  cardsOfPages,
  type DeckState,
  deckState,
  sharedPictureSchema,
  toSharedCard,
} from '../../catalog/study/shared-deck.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Tx } from '../db/database.ts';

/** What a deck of a person holds, as it goes behind a link. Refuses one that is not here whole, is empty or is too large for a link. */
export async function deckToShare(tx: Tx, owner: string, deck: string, seen: DeckState) {
  const { rows: pages } = await tx.query<{ cards: unknown[] }>(
    'select cards from public.study_pages where user_id = $1 and deck_id = $2 order by id',
    [owner, deck],
  );
  const own = cardsOfPages(pages.map(({ cards }) => cards));
  const here = deckState(own);
  if (here.cards !== seen.cards || here.changed !== seen.changed)
    throw new KoraError('conflict', {
      message: 'Not all cards of this deck have reached your account yet. Try again in a moment.',
      details: { reason: 'not_whole' },
    });
  if (own.length === 0)
    throw new KoraError('invalid_input', {
      message: 'There is no card in this deck yet, so there is nothing to share.',
    });
  const cards = JSON.stringify(own.map(toSharedCard));
  expectRoom(cards, limits.sharing.deckCardBytes, 'cards');
  const pictures = JSON.stringify(
    await picturesOf(tx, owner, new Set(own.flatMap(({ picture }) => picture?.id ?? []))),
  );
  expectRoom(pictures, limits.sharing.deckPictureBytes, 'pictures');
  const bytes = Buffer.byteLength(cards) + Buffer.byteLength(pictures);
  await expectRoomOfPerson(tx, owner, bytes);
  return { cards, pictures, bytes };
}

async function picturesOf(tx: Tx, owner: string, used: ReadonlySet<string>) {
  if (used.size === 0) return [];
  // Counted first, so that a deck of very many pictures is not read to be refused.
  const { rows: sizes } = await tx.query<{ bytes: string | number }>(
    'select coalesce(sum(octet_length(data)), 0) as bytes from public.study_pictures where user_id = $1 and id::text = any($2)',
    [owner, [...used]],
  );
  if (Number(sizes[0]?.bytes ?? 0) > limits.sharing.deckPictureBytes)
    refuse('pictures', limits.sharing.deckPictureBytes);
  const { rows } = await tx.query<{ id: string; data: string }>(
    'select id, data from public.study_pictures where user_id = $1 and id::text = any($2) order by id',
    [owner, [...used]],
  );
  return rows.filter((picture) => sharedPictureSchema.safeParse(picture).success);
}

function expectRoom(json: string, most: number, what: string): void {
  if (Buffer.byteLength(json) > most) refuse(what, most);
}

function refuse(what: string, most: number): never {
  throw new KoraError('body_too_large', {
    message: `The ${what} of this deck are more than the ${Math.round(most / 1024 / 1024)} MB that a link holds. Save the deck as an Anki package and send that, or share a part of it.`,
  });
}

async function expectRoomOfPerson(tx: Tx, owner: string, bytes: number): Promise<void> {
  // Two links that are made at once are counted one after the other.
  await tx.query('select from auth.users where id = $1 for update', [owner]);
  const { rows } = await tx.query<{ bytes: string | number }>(
    `select coalesce(sum(s.bytes), 0) as bytes from public.study_deck_shares s
     join public.study_decks d on d.id = s.deck_id where d.user_id = $1 and s.revoked_at is null`,
    [owner],
  );
  if (Number(rows[0]?.bytes ?? 0) + bytes > limits.sharing.deckBytesPerPerson)
    throw new KoraError('conflict', {
      message: 'Your links to decks hold as much as they may together. Take one back first.',
      details: { reason: 'too_many_links' },
    });
}
