import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLabels } from '../../testing/reader/read-labels.ts';
import { cases } from '../knowledge/cases.gen.ts';

const folder = join(import.meta.dirname, '../../../training/labels/cases');
const rows = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split('\t')),
);

describe('descriptions with the case that they mean', () => {
  it('name cases that are there, or none', () => {
    const known = new Set(['-', ...cases.map(({ id }) => id)]);
    expect(rows.filter(([, id = '']) => !known.has(id))).toEqual([]);
  });

  it('are labelled descriptions, none of the sealed ones, each once', () => {
    const known = new Set([...readLabels('train'), ...readLabels('dev')].map(({ id }) => id));
    const ids = rows.map(([id = '']) => id);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(ids.length - new Set(ids).size).toBe(0);
  });
});
