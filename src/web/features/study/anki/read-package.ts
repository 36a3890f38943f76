import { strFromU8, unzipSync } from 'fflate';
import type { Database, SqlJsStatic } from 'sql.js';
import { cardSchema, longestSide, type StudyCard } from '../../../../catalog/study/card.ts';
import type { KeptReview } from '../../../../catalog/study/kept-review.ts';
import { clozeOf, fillTemplate, pictureIn, textOfHtml } from './anki-text.ts';

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
  const files = unpack(bytes, tools.mostBytes ?? usualBytes);
  const collection = files['collection.anki21'] ?? files['collection.anki2'];
  if (files['collection.anki21b'] !== undefined && files['collection.anki21'] === undefined)
    throw new PackageFault(
      'The package is in the newest format of Anki. In Anki, export it with “Support older Anki versions” ticked.',
    );
  if (collection === undefined)
    throw new PackageFault('This is no package of Anki: there is no collection in it.');
  const database = opened(sql, collection);
  try {
    return cardsOf(database, files, tools);
  } catch (error) {
    if (error instanceof PackageFault) throw error;
    throw new PackageFault(damaged, { cause: error });
  } finally {
    database.close();
  }
}

function unpack(bytes: Uint8Array, mostBytes: number): Record<string, Uint8Array> {
  let size = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter({ originalSize }) {
        size += originalSize;
        count += 1;
        if (size > mostBytes || count > mostFiles)
          throw new PackageFault('The package unpacks to far more than a deck has, so it was not opened.');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof PackageFault) throw error;
    throw new PackageFault(damaged, { cause: error });
  }
}

function opened(sql: SqlJsStatic, collection: Uint8Array): Database {
  try {
    const database = new sql.Database(collection);
    database.exec('select count(*) from notes');
    return database;
  } catch (error) {
    throw new PackageFault(damaged, { cause: error });
  }
}

interface Model {
  readonly isCloze: boolean;
  readonly fields: readonly string[];
  readonly templates: readonly { readonly front: string; readonly back: string }[];
}

interface AnkiModel {
  readonly type?: number;
  readonly flds?: readonly { readonly name?: string }[];
  readonly tmpls?: readonly { readonly qfmt?: string; readonly afmt?: string }[];
}

function cardsOf(database: Database, files: Record<string, Uint8Array>, tools: ReadTools): ReadPackage {
  const [models = '{}', decks = '{}'] =
    rowsOf(database, 'select models, decks from col')[0]?.map(String) ?? [];
  const modelOf = readModels(models);
  const nameOf = JSON.parse(decks) as Record<string, { name?: string }>;
  const rows = rowsOf(
    database,
    `select c.id, c.ord, c.did, c.queue, n.guid, n.mid, n.flds, n.tags from cards c join notes n on n.id = c.nid order by c.due, c.id limit ${mostCards}`,
  );
  const found = new Map<string, StudyCard[]>();
  const ids = new Map<number, string>();
  const pictures = new Map<string, { name: string; bytes: Uint8Array }>();
  const fileOf = mediaOf(files);
  let known = 0;
  let left = 0;
  for (const [index, [cardId, ord, did, queue, guid, mid, flds, tags]] of rows.entries()) {
    const name = Number(ord) === 0 ? String(guid) : `${guid}:${ord}`;
    if (tools.isKnown(name)) {
      known += 1;
      continue;
    }
    const model = modelOf.get(String(mid));
    const sides = model && sidesOf(model, String(flds).split('\u001F'), Number(ord));
    const picture = sides && fileOf(sides.picture);
    if (sides === undefined || !isWhole(sides, picture !== undefined)) {
      left += 1;
      continue;
    }
    const id = tools.newId();
    if (picture !== undefined) pictures.set(id, picture);
    ids.set(Number(cardId), id);
    const deck = String(nameOf[String(did)]?.name ?? 'Imported')
      .replaceAll('::', ' / ')
      .slice(0, 120);
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

function readModels(json: string): Map<string, Model> {
  const models = JSON.parse(json) as Record<string, AnkiModel>;
  if (Object.keys(models).length === 0)
    throw new PackageFault(
      'The package is in a newer format of Anki. In Anki, export it with “Support older Anki versions” ticked.',
    );
  return new Map(
    Object.entries(models).map(([id, { type, flds = [], tmpls = [] }]) => [
      id,
      {
        isCloze: type === 1,
        fields: flds.map(({ name = '' }) => name),
        templates: tmpls.map(({ qfmt = '', afmt = '' }) => ({ front: qfmt, back: afmt })),
      },
    ]),
  );
}

function mediaOf(files: Record<string, Uint8Array>) {
  const numbers = new Map<string, string>();
  try {
    const listed = JSON.parse(strFromU8(files['media'] ?? new Uint8Array([0x7b, 0x7d]))) as Record<
      string,
      string
    >;
    for (const [number, name] of Object.entries(listed)) numbers.set(name, number);
  } catch {
    // Without a list of its media a package still has its words.
  }
  return (name: string | undefined) => {
    const bytes = name === undefined ? undefined : files[numbers.get(name) ?? ''];
    return name === undefined || bytes === undefined ? undefined : { name, bytes };
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

function rowsOf(database: Database, query: string) {
  return database.exec(query)[0]?.values ?? [];
}
