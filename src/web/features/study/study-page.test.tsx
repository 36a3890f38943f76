import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';

vi.setConfig({ testTimeout: 120_000 });
// Dexie looks for them once, when it is loaded.
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);
const { DecksHome } = await import('./decks-home.tsx');
const { DeckPage } = await import('./deck-page.tsx');
afterEach(cleanup);

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};

function OneDeck() {
  const { deck = '' } = useParams();
  return <DeckPage key={deck} deckId={deck} />;
}

function show(at: string) {
  const router = createMemoryRouter(
    [
      { path: '/study-buddy', element: <DecksHome /> },
      { path: '/study-buddy/:deck', element: <OneDeck /> },
    ],
    { initialEntries: [at] },
  );
  render(
    <SessionContext value={visitor}>
      <main>
        <RouterProvider router={router} />
      </main>
    </SessionContext>,
  );
  return router;
}

it('leads from an empty page over notes to reviews that are kept', async () => {
  const router = show('/study-buddy');
  await screen.findByText('Make your first deck');
  await userEvent.click(await screen.findByRole('button', { name: 'New deck' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make the deck' }));
  expect(await screen.findByText('Give the deck a name.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name of the deck'), { target: { value: 'Plants' } });
  await userEvent.click(screen.getByRole('button', { name: 'Make the deck' }));
  await screen.findByRole('heading', { level: 1, name: 'Plants' });

  await userEvent.click(await screen.findByRole('button', { name: 'Try an example' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make a summary and cards' }));
  await screen.findByText(/Chosen by TextRank/);
  await userEvent.click(await screen.findByRole('button', { name: /^Add \d+ cards$/ }));
  await userEvent.click(await screen.findByRole('link', { name: /^Review \d+/ }));

  await screen.findByRole('button', { name: 'Show the answer' });
  fireEvent.keyDown(document.body, { key: ' ' });
  await screen.findByRole('button', { name: /^Good/ });
  fireEvent.keyDown(document.body, { key: '4' });
  expect(await screen.findByText(/left, 1 done/)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(await screen.findByText(/left, 0 done/)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: '3' });
  await screen.findByText(/left, 1 done/);

  cleanup();
  const { pathname } = router.state.location;
  show(`${pathname}?view=statistics`);
  // The answer that was taken back does not count.
  expect(await screen.findByText('1 review on 1 day of the last 26 weeks')).toBeTruthy();
});

it('says of a deck that is not there what may have happened', async () => {
  show('/study-buddy/0a000000-0000-7000-8000-000000000001');
  await waitFor(() => expect(screen.getByText('There is no such deck here')).toBeTruthy());
});
