import { afterEach, describe, expect, it } from 'vitest';
import { brand } from '../../../kernel/brand.ts';
import { checkDraft, keepDraft, newDraft, readKeptDraft } from './desktop-draft.ts';

afterEach(() => localStorage.clear());

describe('the settings of a desktop app', () => {
  it.each(['Book shelf', 'Café 24', '24 hours', '日本語', 'App'])(
    'are fit to send as they start for “%s”',
    (name) => {
      const checked = checkDraft(newDraft(name));
      expect(checked).toMatchObject({ settings: { name, targets: ['windows', 'macos', 'linux'] } });
    },
  );

  it('say what is wrong at the field that is wrong', () => {
    const draft = newDraft('Books');
    const wrong = {
      ...draft,
      name: '',
      identifier: 'books',
      version: '1',
      targets: [],
      sides: { ...draft.sides, width: null, minHeight: 9_000 },
    };
    const checked = checkDraft(wrong);
    const faults = 'faults' in checked ? checked.faults : {};
    expect(Object.keys(faults).toSorted()).toEqual([
      'identifier',
      'minHeight',
      'name',
      'targets',
      'version',
      'width',
    ]);
    expect(faults['width']).toBe('Use a whole number.');
    expect(faults['name']).toBe('App name cannot be empty');
    const narrow = checkDraft({ ...draft, sides: { ...draft.sides, minWidth: 1_300 } });
    expect(narrow).toEqual({ faults: { minWidth: 'The least width is above the width.' } });
  });

  it('are remembered for each app, and forgotten when they are something else', () => {
    const draft = { ...newDraft('Books'), shell: 'tauri' as const, version: '2.0.0' };
    keepDraft('one', draft);
    expect(readKeptDraft('one', 'Books')).toEqual(draft);
    expect(readKeptDraft('two', 'Other')).toEqual(newDraft('Other'));
    for (const strange of ['{', '1', '{"shell":"nw"}', JSON.stringify({ ...draft, sides: {} })]) {
      localStorage.setItem(`${brand.slug}-desktop-project-one`, strange);
      expect(readKeptDraft('one', 'Books')).toEqual(newDraft('Books'));
    }
  });
});
