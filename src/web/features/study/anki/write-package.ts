import { strToU8, zipSync } from 'fflate';
import type { SqlJsStatic } from 'sql.js';
import type { StudyCard } from '../../../../catalog/study/card.ts';
import type { StudyDeck } from '../../../../catalog/study/shelf.ts';
import type { Memory, Review } from '../../../../methods/study/memory.ts';
import { gapParts, plainBack, shuffled } from '../card-words.ts';
import {
  ankiDeckOptions,
  ankiDecks,
  ankiModels,
  ankiSettings,
  ankiTables,
  basicModel,
  clozeModel,
} from './anki-schema.ts';
import { htmlOfText } from './anki-text.ts';

const dayMs = 86_400_000;

/** A picture of a card as a file: as it is asked, and as it is answered. */
export interface CardPictures {
  readonly front: Uint8Array;
  readonly back: Uint8Array;
  readonly ending: 'png' | 'jpg' | 'webp' | 'gif';
}

/** A card with what was learnt of it. */
interface LearntCard {
  readonly card: StudyCard;
  readonly memory: Memory;
  readonly reviews: readonly Review[];
}

export interface PackageParts {
  readonly deck: StudyDeck;
  readonly cards: readonly LearntCard[];
  /** By the id of the card. */
  readonly pictures: ReadonlyMap<string, CardPictures>;
  readonly now: number;
}

/** A deck as a package of Anki: a collection of schema 11 and its media in a zip. */
export function writePackage(sql: SqlJsStatic, { deck, cards, pictures, now }: PackageParts): Uint8Array {
  const media = new Map<string, Uint8Array>();
  const database = new sql.Database();
  try {
    database.run(ankiTables);
    const seconds = Math.floor(now / 1000);
    const created = Math.floor((now - 400 * dayMs) / dayMs) * (dayMs / 1000);
    const deckId = now;
    const json = (value: unknown) => JSON.stringify(value);
    database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      created,
      now,
      now,
      json(ankiSettings(deckId)),
      json(ankiModels(deckId, seconds)),
      json(ankiDecks(deckId, deck.name, seconds)),
      json(ankiDeckOptions(seconds, deck.settings.newPerDay, deck.settings.reviewsPerDay)),
      '{}',
    ]);
    // One transaction: tens of thousands of them would take their time.
    database.run('begin');
    const note = database.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)');
    const card = database.prepare(
      'insert into cards values (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)',
    );
    const review = database.prepare('insert or ignore into revlog values (?, ?, -1, ?, ?, 0, 0, ?, ?)');
    for (const [index, { card: of, memory, reviews }] of cards.entries()) {
      const id = now - 10_000_000 + index;
      const files = addMedia(of, pictures.get(of.id), media);
      const [front, back] = fieldsOf(of, files);
      const tags = of.tags.map((tag) => tag.replaceAll(/\s+/g, '_'));
      const mid = of.kind === 'cloze' ? clozeModel : basicModel;
      note.run([
        id,
        of.guid ?? of.id,
        mid,
        seconds,
        tags.length === 0 ? '' : ` ${tags.join(' ')} `,
        `${front}\u001F${back}`,
        front,
        checksum(front),
        '',
      ]);
      const { type, queue, due, ivl } = standing(memory, of.suspended, index, created);
      card.run([
        id,
        id,
        deckId,
        seconds,
        type,
        queue,
        due,
        ivl,
        type === 0 ? 0 : 2500,
        memory.reviews,
        memory.lapses,
        '',
      ]);
      for (const { at, grade, ms } of reviews)
        if (grade !== 0)
          review.run([at, id, grade, Math.max(0, Math.round(memory.days)), Math.min(60_000, ms), 1]);
    }
    for (const statement of [note, card, review]) statement.free();
    database.run('commit');
    const names = [...media.keys()];
    return zipSync(
      {
        'collection.anki2': database.export(),
        media: strToU8(JSON.stringify(Object.fromEntries(names.map((name, index) => [String(index), name])))),
        ...Object.fromEntries([...media.values()].map((bytes, index) => [String(index), bytes])),
      },
      { level: 6 },
    );
  } finally {
    database.close();
  }
}

function addMedia(card: StudyCard, pictures: CardPictures | undefined, media: Map<string, Uint8Array>) {
  if (pictures === undefined) return;
  const [front, back] = [`${card.id}-front.${pictures.ending}`, `${card.id}-back.${pictures.ending}`];
  media.set(front, pictures.front);
  const isSame = pictures.back === pictures.front;
  if (!isSame) media.set(back, pictures.back);
  return { front, back: isSame ? undefined : back };
}

function fieldsOf(
  card: StudyCard,
  files: { front: string; back: string | undefined } | undefined,
): [string, string] {
  const image = (name: string | undefined) => (name === undefined ? '' : `<img src="${name}"><br>`);
  const above = image(files?.front);
  const answer = image(files?.back);
  if (card.kind === 'cloze') {
    const text = gapParts(card.front)
      .map(({ text: part, isGap }) => (isGap ? `{{c1::${htmlOfText(part)}}}` : htmlOfText(part)))
      .join('');
    return [above + text, answer + htmlOfText(card.back)];
  }
  const choices =
    card.kind === 'choice' ? [card.back, ...card.options] : card.kind === 'order' ? card.options : [];
  const list = shuffled(choices, card.id).map((option) => `<li>${htmlOfText(option)}</li>`);
  const below = list.length === 0 ? '' : `<ul>${list.join('')}</ul>`;
  return [above + htmlOfText(card.front) + below, answer + htmlOfText(plainBack(card))];
}

function standing({ state, due, days }: Memory, isSuspended: boolean, index: number, created: number) {
  const at = (type: number, queue: number, when: number, ivl: number) => ({
    type,
    queue: isSuspended ? -1 : queue,
    due: when,
    ivl,
  });
  if (state === 'new') return at(0, 0, index + 1, 0);
  if (state === 'review')
    return at(2, 2, Math.floor((due / 1000 - created) / 86_400), Math.max(1, Math.round(days)));
  return at(state === 'learning' ? 1 : 3, 1, Math.floor(due / 1000), 0);
}

/** What Anki finds doubles by: any number that is the same for the same first field. */
function checksum(text: string): number {
  let sum = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619);
  return sum >>> 0;
}
