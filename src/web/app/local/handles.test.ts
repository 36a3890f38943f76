import { expect, it } from 'vitest';
import type { AnyCollection } from './collection.ts';
import type { CollectionHandle } from './collection-handle.ts';
import { collections } from './collections.gen.ts';
import type { Row } from './row.ts';

const declared = collections as unknown as readonly AnyCollection[];
const files = import.meta.glob<Readonly<Record<string, CollectionHandle<Row>>>>('./handles/*.ts', {
  eager: true,
});
const handles = Object.values(files).flatMap((file) => Object.values(file));

it.each(handles)('the handle of $name says what the collection says', (handle) => {
  expect(declared.find(({ name }) => name === handle.name)).toMatchObject(handle);
});
