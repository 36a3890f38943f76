import { describe, expect, it } from 'vitest';
import { treeOf } from './file-tree.ts';
import { placesIn, searchFiles } from './search-files.ts';

describe('a search over all files', () => {
  const files = { 'b.ts': 'const Teal = 1;\nteal;', 'a.css': 'color: teal', 'c.ts': 'none' };

  it('finds every line, large or small, and where in it', () => {
    expect(searchFiles(files, 'teal', 10)).toEqual({
      lines: [
        { path: 'a.css', line: 1, text: 'color: teal', start: 7, end: 11 },
        { path: 'b.ts', line: 1, text: 'const Teal = 1;', start: 6, end: 10 },
        { path: 'b.ts', line: 2, text: 'teal;', start: 0, end: 4 },
      ],
      more: false,
    });
  });

  it('says when there is more', () => {
    expect(searchFiles(files, 'teal', 2)).toMatchObject({ lines: { length: 2 }, more: true });
  });

  it('takes signs as they are and nothing for nothing', () => {
    expect(searchFiles({ 'a.ts': 'f(x)' }, '(x)', 5).lines).toHaveLength(1);
    expect(searchFiles(files, '  ', 5).lines).toEqual([]);
  });
});

describe('a reason that names places', () => {
  it('leads to them', () => {
    const error =
      'The app cannot be built. src/pages/home-page.tsx:12:3: Expected ";"\nsrc/app.tsx:2: Could not resolve "./x"';
    expect(placesIn(error)).toEqual([
      { path: 'src/pages/home-page.tsx', line: 12, message: 'Expected ";"' },
      { path: 'src/app.tsx', line: 2, message: 'Could not resolve "./x"' },
    ]);
  });

  it('leads nowhere without one', () => {
    expect(placesIn('You cancelled it.')).toEqual([]);
  });
});

describe('the tree of files', () => {
  it('has folders in folders, each with its files', () => {
    const tree = treeOf(['index.html', 'src/app.tsx', 'src/ui/button.tsx']);
    expect(tree.files.map(({ name }) => name)).toEqual(['index.html']);
    expect(tree.folders[0]).toMatchObject({
      name: 'src',
      path: 'src',
      files: [{ name: 'app.tsx', path: 'src/app.tsx' }],
      folders: [{ name: 'ui', path: 'src/ui', files: [{ name: 'button.tsx' }] }],
    });
  });
});
