import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { collection as entries } from '../../app/local/collections/journal-entries.ts';
import { collection as keys } from '../../app/local/collections/journal-keys.ts';
import { loadRuntime } from '../../app/local/load-runtime.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { JournalPage } from './journal-page.tsx';
import { lockJournal } from './open-keys.ts';

vi.setConfig({ testTimeout: 120_000 });
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const path = '/love-light-learn';

function show(at = path) {
  const router = createMemoryRouter([{ path, element: <JournalPage /> }], { initialEntries: [at] });
  return render(
    <SessionContext value={visitor}>
      <main>
        <RouterProvider router={router} />
      </main>
    </SessionContext>,
  );
}

const person = async () => (await loadRuntime()).personData(null);
async function keptEntries() {
  const { store } = await person();
  return (await store.read((tx) => tx.records(entries.name))).map(({ value }) => JSON.stringify(value));
}

afterEach(async () => {
  cleanup();
  lockJournal();
  const { store } = await person();
  for (const collection of [entries, keys])
    for (const { key } of await store.read((tx) => tx.records(collection.name)))
      await (await person()).remove(collection as never, key);
});

async function write(text: string) {
  const field = await screen.findByPlaceholderText('Nobody else reads this.');
  fireEvent.change(field, { target: { value: text } });
  await screen.findByText('Kept on this device');
}

it('has its heading in HTML that is made at build', () => {
  const html = renderToString(
    <SessionContext value={{ ...visitor, status: 'loading' }}>
      <MemoryRouter initialEntries={[path]}>
        <JournalPage />
      </MemoryRouter>
    </SessionContext>,
  );
  expect(html).toContain('Love Light Learn');
});

it('keeps mood, gratitude and a reflection of today, and counts the row', async () => {
  const { container } = show();
  await screen.findByText('The first day begins a row.');
  await userEvent.click(await screen.findByRole('radio', { name: 'Good' }));
  await userEvent.type(screen.getByLabelText('One thing'), 'rain');
  await write('A slow morning.');
  await screen.findByText(/One day in a row/);
  expect(await axeFaults(container)).toEqual([]);
  cleanup();
  show();
  expect(await screen.findByDisplayValue('rain')).toBeTruthy();
  expect(await screen.findByDisplayValue('A slow morning.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
});

it('finds what was written by its words, and opens its day', async () => {
  show(`${path}?day=2026-03-04`);
  await write('The lighthouse stood in fog.');
  await userEvent.click(screen.getByRole('tab', { name: 'Journal' }));
  await userEvent.type(await screen.findByLabelText('Search the journal'), 'lighthose');
  await userEvent.click(await screen.findByRole('button', { name: /Wednesday, March 4, 2026/ }));
  expect(await screen.findByDisplayValue('The lighthouse stood in fog.')).toBeTruthy();
});

it('seals the journal with a passphrase, opens it with that alone, and takes the lock off', async () => {
  show(`${path}?day=2026-03-04`);
  await write('A secret about the garden.');
  await userEvent.click(screen.getByRole('tab', { name: 'Keep and lock' }));
  const seal = await screen.findByRole<HTMLButtonElement>('button', { name: 'Seal the journal' });
  fireEvent.change(screen.getByLabelText('Passphrase'), { target: { value: 'seven quiet herons' } });
  fireEvent.change(screen.getByLabelText('The same again'), { target: { value: 'seven quiet herons' } });
  expect(seal.disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('I know that the journal is lost without it'));
  await userEvent.click(seal);
  await waitFor(async () => expect((await keptEntries()).join()).toContain('sealed'));
  expect((await keptEntries()).join()).not.toContain('garden');

  await userEvent.click(await screen.findByRole('button', { name: 'Lock now' }));
  await screen.findByText('Your journal is locked');
  fireEvent.change(screen.getByLabelText('Passphrase'), { target: { value: 'seven quiet geese' } });
  await userEvent.click(screen.getByRole('button', { name: 'Open the journal' }));
  await screen.findByText(/This is not the passphrase/);
  fireEvent.change(screen.getByLabelText('Passphrase'), { target: { value: 'seven quiet herons' } });
  await userEvent.click(screen.getByRole('button', { name: 'Open the journal' }));

  fireEvent.change(await screen.findByLabelText('Passphrase now'), {
    target: { value: 'seven quiet herons' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Take the lock off' }));
  await waitFor(async () => expect((await keptEntries()).join()).toContain('garden'));
  await screen.findByRole('button', { name: 'Seal the journal' });
});
