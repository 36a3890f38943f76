import { describe, expect, it } from 'vitest';
import { bothChanged, draftFiles, editFile, emptyDraft, fileMarks } from './code-draft.ts';

const base = { number: 3, files: { 'a.ts': 'a', 'b.ts': 'b' } };

describe('edits of files', () => {
  it('remember the version that they began with', () => {
    const draft = editFile(emptyDraft, base, 'a.ts', 'A');
    expect(draft).toEqual({ basedOn: 3, edits: { 'a.ts': 'A' } });
    expect(editFile(draft, { ...base, number: 4 }, 'b.ts', 'B').basedOn).toBe(3);
  });

  it('are none when a text is again as it was', () => {
    const draft = editFile(emptyDraft, base, 'a.ts', 'A');
    expect(editFile(draft, base, 'a.ts', 'a')).toBe(emptyDraft);
    expect(editFile(editFile(emptyDraft, base, 'c.ts', 'c'), base, 'c.ts', null)).toBe(emptyDraft);
  });

  it('change, add and remove files', () => {
    let draft = editFile(emptyDraft, base, 'a.ts', null);
    draft = editFile(draft, base, 'b.ts', 'B');
    draft = editFile(draft, base, 'c.ts', '');
    expect(draftFiles(base.files, draft)).toEqual({ 'b.ts': 'B', 'c.ts': '' });
    expect([...fileMarks(base.files, draft)]).toEqual([
      ['a.ts', 'removed'],
      ['b.ts', 'edited'],
      ['c.ts', 'new'],
    ]);
  });

  it('name what changed on the other side as well', () => {
    const draft = editFile(editFile(emptyDraft, base, 'a.ts', 'A'), base, 'b.ts', 'B');
    expect(bothChanged(draft, base.files, { 'a.ts': 'a', 'b.ts': 'other' })).toEqual(['b.ts']);
  });
});
