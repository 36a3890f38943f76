import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { lawTerms } from '../../../catalog/law-terms.gen.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { DictionaryPage } from './dictionary-page.tsx';
import { lawAddress } from './law-addresses.ts';
import { termOfTheDay } from './law-names.ts';
import { searchTerms } from './search-terms.ts';
import { TermPage } from './term-page.tsx';

afterEach(cleanup);

function show(address: string) {
  const router = createMemoryRouter(
    [
      { path: lawAddress.all, Component: DictionaryPage },
      {
        path: lawAddress.term(':term'),
        Component: () => <TermPage slug={router.state.location.pathname.split('/').at(-1)} />,
      },
    ],
    { initialEntries: [address] },
  );
  return render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
}

describe('the search of the law dictionary', () => {
  it('finds every term by its own name first', () => {
    const lost = lawTerms.filter(({ slug, term }) => searchTerms(term)[0]?.slug !== slug);
    expect(lost.map(({ term }) => `${term}: ${searchTerms(term)[0]?.term}`)).toEqual([]);
  });

  it.each([
    ['adverse posession', 'Adverse possession'],
    ['habeus corpus', 'Habeas corpus'],
    ['negligense', 'Negligence'],
  ])('forgives %j', (typed, term) => {
    expect(
      searchTerms(typed)
        .slice(0, 3)
        .map((found) => found.term),
    ).toContain(term);
  });

  it('has another term on another day, and the same all day', () => {
    const days = Array.from({ length: 60 }, (_, at) => termOfTheDay(new Date(2026, 0, 1 + at, 9))?.slug);
    expect(new Set(days).size).toBe(days.length);
    expect(termOfTheDay(new Date(2026, 0, 1, 23))?.slug).toBe(days[0]);
  });
});

describe('the pages of the law dictionary', () => {
  it('list everything by letter, and what was typed instead', async () => {
    const { container } = show(lawAddress.all);
    expect(await screen.findByRole('navigation', { name: 'Letters' })).toBeDefined();
    expect(screen.getByText(`${lawTerms.length.toLocaleString('en')} terms`)).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the dictionary' }), 'contract');
    const found = await screen.findByRole('list', { name: 'Terms that were found' });
    expect(within(found).getAllByRole('link')[0]?.textContent).toMatch(/^Contract/);
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search the dictionary' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the dictionary' }), 'qqqq');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all terms' }));
    expect(await screen.findByRole('navigation', { name: 'Letters' })).toBeDefined();
  });

  it('mark the terms of a clause and say what they mean', async () => {
    show(`${lawAddress.all}?show=clause`);
    const field = await screen.findByRole('textbox', { name: /^A clause/ });
    await userEvent.type(field, 'A breach of contract leads to damages.');
    const marked = await screen.findByRole('region', { name: 'The text with its terms marked' });
    expect(within(marked).getByRole('link', { name: 'breach of contract' })).toBeDefined();
    expect(
      within(screen.getByRole('list', { name: 'What the terms mean' })).getAllByRole('link').length,
    ).toBe(2);
  });

  it('show a term with its example, its sources and what it is not', async () => {
    // The entry comes with the code of its letter.
    const { container } = await act(async () => show(lawAddress.term('adverse-possession')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Adverse possession' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'An example' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Sources' })).toBeDefined();
    expect(screen.getByText(/They are not legal advice/)).toBeDefined();
    expect(await axeFaults(container)).toEqual([]);
  });
});
