import { unzipSync } from 'fflate';
import type { Database, SqlJsStatic } from 'sql.js';
import { cardSchema, longestSide, type StudyCard } from '../../../../catalog/study/card.ts';
import type { KeptReview } from '../../../../catalog/study/kept-review.ts';
import { layoutOf, type Model, mediaNames, rowsOf } from './anki-layout.ts';
import { clozeOf, fillTemplate, pictureIn, textOfHtml } from './anki-text.ts';
import { isZstd, TooMuchData, unpackZstd } from './unpack-zstd.ts';

/** A package that cannot be taken; the message is for the person. */
export class PackageFault extends Error {}

export interface ReadPackage {
  /** Decks by their names, with their cards. */
  readonly decks: ReadonlyMap<string, readonly StudyCard[]>;
  readonly reviews: readonly KeptReview[];
  /** The picture that a card shows, by the id of the card. */
  readonly pictures: ReadonlyMap<string, { readonly name: string; readonly bytes: Uint8Array }>;
  /** Cards that were there already. */
  readonly known: number;
  /** Cards without a word, or longer than a card can be. */
  readonly left: number;
}

const usualBytes = 400 * 1024 * 1024;
const mostFiles = 50_000;
const mostCards = 100_000;
const tooMuch = 'The package unpacks to far more than a deck has, so it was not opened.';
const damaged = 'The package is damaged or not whole. Export it anew in Anki and try again.';

interface ReadTools {
  readonly newId: () => string;
  readonly now: number;
  /** What is there already, by its name in Anki. */
  readonly isKnown: (guid: string) => boolean;
  /** What a package may unpack to. */
  readonly mostBytes?: number;
}

export function readPackage(sql: SqlJsStatic, bytes: Uint8Array, tools: ReadTools): ReadPackage {
  const mostBytes = tools.mostBytes ?? usualBytes;
  const files = unpack(bytes, mostBytes);
  const newest = files['collection.anki21b'];
  // Beside a collection of the newest kind, the older one only says that Anki is too old.
  const older = files['collection.anki21'] ?? files['collection.anki2'];
  if (newest === undefined && older === undefined)
    throw new PackageFault('This is no package of Anki: there is no collection in it.');
  const unpackPart = unpacker(mostBytes);
  try {
    const collection = newest === undefined ? older : unpackPart(newest);
    const database = new sql.Database(collection);
    try {
      return cardsOf(database, mediaOf(files, unpackPart), tools);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof PackageFault) throw error;
    throw new PackageFault(error instanceof TooMuchData ? tooMuch : damaged, { cause: error });
  }
}

/** All parts together unpack to no more than this. */
function unpacker(mostBytes: number): (bytes: Uint8Array) => Uint8Array {
  let left = mostBytes;
  return (bytes) => {
    const unpacked = unpackZstd(bytes, left);
    left -= unpacked.length;
    return unpacked;
  };
}

function unpack(bytes: Uint8Array, mostBytes: number): Record<string, Uint8Array> {
  let size = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter({ originalSize }) {
        size += originalSize;
        count += 1;
        if (size > mostBytes || count > mostFiles) throw new PackageFault(tooMuch);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof PackageFault) throw error;
    throw new PackageFault(damaged, { cause: error });
  }
}

type FileOf = ReturnType<typeof mediaOf>;

function cardsOf(database: Database, fileOf: FileOf, tools: ReadTools): ReadPackage {
  const { models, deckNames } = layoutOf(database);
  const rows = rowsOf(
    database,
    `select c.id, c.ord, c.did, c.queue, n.guid, n.mid, n.flds, n.tags from cards c join notes n on n.id = c.nid order by c.due, c.id limit ${mostCards}`,
  );
  const found = new Map<string, StudyCard[]>();
  const ids = new Map<number, string>();
  const pictures = new Map<string, { name: string; bytes: Uint8Array }>();
  let known = 0;
  let left = 0;
  for (const [index, [cardId, ord, did, queue, guid, mid, flds, tags]] of rows.entries()) {
    const name = Number(ord) === 0 ? String(guid) : `${guid}:${ord}`;
    if (tools.isKnown(name)) {
      known += 1;
      continue;
    }
    const model = models.get(String(mid));
    const sides = model && sidesOf(model, String(flds).split('\u001F'), Number(ord));
    const picture = sides && fileOf(sides.picture);
    if (sides === undefined || !isWhole(sides, picture !== undefined)) {
      left += 1;
      continue;
    }
    const id = tools.newId();
    if (picture !== undefined) pictures.set(id, picture);
    ids.set(Number(cardId), id);
    const deck = (deckNames.get(String(did)) || 'Imported').slice(0, 120);
    const card = cardSchema.parse({
      id,
      kind: sides.kind,
      front: sides.front,
      back: sides.back,
      tags: String(tags)
        .trim()
        .split(/\s+/)
        .filter((tag) => tag !== '')
        .map((tag) => tag.slice(0, 60))
        .slice(0, 20),
      suspended: Number(queue) === -1,
      guid: name.slice(0, 200),
      made: tools.now + index,
      changed: tools.now,
    });
    const of = found.get(deck) ?? [];
    of.push(card);
    found.set(deck, of);
  }
  return { decks: found, reviews: reviewsOf(database, ids, tools.now), pictures, known, left };
}

interface Sides {
  readonly kind: 'basic' | 'cloze';
  readonly front: string;
  readonly back: string;
  readonly picture: string | undefined;
}

function sidesOf(model: Model, values: readonly string[], ord: number): Sides | undefined {
  const fields = new Map(model.fields.map((name, index) => [name, values[index] ?? '']));
  if (model.isCloze) {
    const [text = '', ...more] = values;
    return {
      kind: 'cloze',
      front: textOfHtml(clozeOf(text, ord + 1)),
      back: textOfHtml(more.filter((value) => value.trim() !== '').join('<br>')),
      picture: pictureIn(text),
    };
  }
  const template = model.templates[ord];
  if (template === undefined) return;
  const [front, back] = [fillTemplate(template.front, fields), fillTemplate(template.back, fields)];
  return {
    kind: 'basic',
    front: textOfHtml(front),
    back: textOfHtml(back),
    picture: pictureIn(front) ?? pictureIn(back),
  };
}

function isWhole({ kind, front, back }: Sides, hasPicture: boolean): boolean {
  if (front.length > longestSide || back.length > longestSide) return false;
  if (kind === 'cloze') return front.includes('{{');
  return (front !== '' || hasPicture) && (back !== '' || hasPicture);
}

function mediaOf(files: Record<string, Uint8Array>, unpackPart: (bytes: Uint8Array) => Uint8Array) {
  let numbers = new Map<string, string>();
  try {
    if (files['media'] !== undefined) numbers = mediaNames(files['media'], unpackPart);
  } catch (error) {
    if (error instanceof TooMuchData) throw error;
    // Without a list of its media a package still has its words.
  }
  return (name: string | undefined) => {
    const bytes = name === undefined ? undefined : files[numbers.get(name) ?? ''];
    if (name === undefined || bytes === undefined) return;
    try {
      return { name, bytes: isZstd(bytes) ? unpackPart(bytes) : bytes };
    } catch (error) {
      if (error instanceof TooMuchData) throw error;
      // A picture that is damaged is left out; the words of its card stay.
      return;
    }
  };
}

function reviewsOf(database: Database, ids: ReadonlyMap<number, string>, now: number): KeptReview[] {
  return rowsOf(
    database,
    'select id, cid, ease, time from revlog where ease between 1 and 4 order by id',
  ).flatMap(([at, card, ease, ms]): KeptReview[] => {
    const id = ids.get(Number(card));
    return id === undefined || Number(at) > now
      ? []
      : [[id, Number(at), Number(ease), Math.max(0, Number(ms))]];
  });
}
