import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { checkSaid } from '../../../../ask/said/check-said.ts';
import { SaidText } from './said-text.tsx';

const sources = [
  {
    number: 1,
    title: 'Backups',
    place: '',
    address: '/support#backups',
    text: 'Backups are kept for 30 days.',
  },
  { number: 2, title: 'notes.pdf', place: 'page 4', document: 'd1', text: 'Backups are kept for 30 days.' },
];

function show(text: string) {
  const { marks } = checkSaid(text, { sources, texts: [] });
  const { container } = render(
    <MemoryRouter>
      <SaidText text={text} marks={marks} sources={sources} idOf={(number) => `source-${number}`} />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
}

afterEach(cleanup);

describe('the text of what was said', () => {
  it('leads a citation to its source, whatever a definition in the text says', () => {
    show('Backups are kept for 30 days [1].\n\n[1]: https://evil.example/');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/support#backups');
  });

  it('leads to the words below where the source is a document, and to each of several', () => {
    show('Backups are kept for 30 days [1, 2].');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/support#backups',
      '#source-2',
    ]);
  });

  it('reads a mark out once, however many pieces it has', () => {
    const marks = show('Penguins **live in large** colonies [1].');
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.filter((mark) => mark.includes('(not found in the sources)'))).toHaveLength(1);
    expect(marks.at(-1)).toContain('(not found in the sources)');
  });

  it('marks the whole piece where its places are not known', () => {
    expect(show('It is 77 \\* 1 & more.')).toEqual(['It is 77 * 1 & more. (not found in the sources)']);
  });

  it('makes no link of what leads neither to a page of ours nor to the web', () => {
    show('[a](//evil.example) [b](mailto:x@y.example) [c](data:text/html,x) [d](/settings) <b>e</b>');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['d']);
    expect(screen.getByText(/<b>e<\/b>/)).toBeTruthy();
  });
});
