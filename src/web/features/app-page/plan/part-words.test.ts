import { describe, expect, it } from 'vitest';
import { planFromText } from '../../../../engine/generate.ts';
import { versionStepList } from '../../../lib/version-steps.ts';
import { partWords } from './part-words.ts';

const spec = planFromText('A list of books with title and rating.');
const [entity] = spec.entities;
const page = spec.pages.find(({ sections }) => sections.some(({ block }) => block === 'records'));

describe('parts that a model brought', () => {
  it('are called as they are on the screen', () => {
    expect(partWords(`entity:${entity?.name}`, spec)).toBe(`Kind of records: ${entity?.many}`);
    expect(partWords(`field:${entity?.name}.rating`, spec)).toBe(`Field: Rating of ${entity?.many}`);
    expect(partWords(`page:${page?.id}`, spec)).toBe(`Page: ${page?.title}`);
  });

  it('are not spoken of where they go without saying, or are gone', () => {
    const list = page?.sections.find(({ block }) => block === 'records');
    for (const part of [`section:${list?.id}`, 'page:gone', 'entity:gone', 'field:gone.too', 'words:x'])
      expect(partWords(part, spec)).toBeUndefined();
  });
});

describe('the steps of a version', () => {
  it('name the model that is asked', () => {
    const news = { status: 'building', step: 'reading', fileCount: null } as const;
    expect(versionStepList({ ...news, model: 'House' })[0]).toMatchObject({
      label: 'Asking House',
      state: 'active',
    });
    expect(versionStepList(news)[0]).toMatchObject({ label: 'Reading' });
  });
});
