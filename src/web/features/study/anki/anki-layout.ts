import { strFromU8 } from 'fflate';
import type { Database } from 'sql.js';
import { numberField, readProtobuf, textField } from './read-protobuf.ts';
import { isZstd } from './unpack-zstd.ts';

/** A kind of note: its fields and what its cards ask and answer. */
export interface Model {
  readonly isCloze: boolean;
  readonly fields: readonly string[];
  readonly templates: readonly { readonly front: string; readonly back: string }[];
}

/** What the formats of Anki write down differently. */
interface Layout {
  readonly models: ReadonlyMap<string, Model>;
  readonly deckNames: ReadonlyMap<string, string>;
}

interface JsonModel {
  readonly type?: number;
  readonly flds?: readonly { readonly name?: string }[];
  readonly tmpls?: readonly { readonly qfmt?: string; readonly afmt?: string }[];
}

/** Up to schema 11, kinds of notes and decks stand in the collection as JSON; since schema 15 in tables of their own. */
export function layoutOf(database: Database): Layout {
  const [models = '', decks = ''] =
    rowsOf(database, 'select models, decks from col')[0]?.map((value) => String(value ?? '')) ?? [];
  const read = jsonLayout(models || '{}', decks || '{}');
  return read.models.size > 0 ? read : tableLayout(database);
}

function jsonLayout(models: string, decks: string): Layout {
  const named = JSON.parse(decks) as Record<string, { name?: string }>;
  return {
    models: new Map(
      Object.entries(JSON.parse(models) as Record<string, JsonModel>).map(
        ([id, { type, flds = [], tmpls = [] }]) => [
          id,
          {
            isCloze: type === 1,
            fields: flds.map(({ name = '' }) => name),
            templates: tmpls.map(({ qfmt = '', afmt = '' }) => ({ front: qfmt, back: afmt })),
          },
        ],
      ),
    ),
    deckNames: new Map(
      Object.entries(named).map(([id, { name = '' }]) => [id, name.replaceAll('::', ' / ')]),
    ),
  };
}

function tableLayout(database: Database): Layout {
  forgetCollation(database);
  const models = new Map<
    string,
    Model & { fields: string[]; templates: { front: string; back: string }[] }
  >();
  for (const [id, config] of rowsOf(database, 'select id, config from notetypes')) {
    const isCloze = numberField(readProtobuf(bytesIn(config)), 1) === 1;
    models.set(String(id), { isCloze, fields: [], templates: [] });
  }
  for (const [id, name] of rowsOf(database, 'select ntid, name from fields order by ntid, ord'))
    models.get(String(id))?.fields.push(String(name));
  for (const [id, config] of rowsOf(database, 'select ntid, config from templates order by ntid, ord')) {
    const template = readProtobuf(bytesIn(config));
    models.get(String(id))?.templates.push({ front: textField(template, 1), back: textField(template, 2) });
  }
  const decks = rowsOf(database, 'select id, name from decks');
  return {
    models,
    deckNames: new Map(decks.map(([id, name]) => [String(id), String(name).replaceAll('\u001F', ' / ')])),
  };
}

/**
 * Names are ordered in a way that only Anki has, and SQLite reads no table with an order it does not know. Nothing here asks for that
 * order, and this copy is never written.
 */
function forgetCollation(database: Database): void {
  database.exec(
    `pragma writable_schema = on;
     update sqlite_master set sql = replace(replace(sql, 'COLLATE unicase', ''), 'collate unicase', '');
     pragma writable_schema = reset;`,
  );
}

/** The files of a package by the names that cards call them. Their list is JSON, or since the newest format a packed message. */
export function mediaNames(
  listed: Uint8Array,
  unpack: (bytes: Uint8Array) => Uint8Array,
): Map<string, string> {
  const numbers = new Map<string, string>();
  if (!isZstd(listed)) {
    for (const [number, name] of Object.entries(JSON.parse(strFromU8(listed)) as Record<string, string>))
      numbers.set(name, number);
    return numbers;
  }
  for (const [index, entry] of (readProtobuf(unpack(listed)).get(1) ?? []).entries()) {
    if (typeof entry === 'number') continue;
    const fields = readProtobuf(entry);
    numbers.set(textField(fields, 1), String(numberField(fields, 255) ?? index));
  }
  return numbers;
}

export function rowsOf(database: Database, query: string) {
  return database.exec(query)[0]?.values ?? [];
}

function bytesIn(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}
