import type { User } from '@supabase/supabase-js';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { figureWords } from '../../../catalog/early-learning/figure.ts';
import type { Item } from '../../../catalog/early-learning/item.ts';
import { itemsOf } from '../../../catalog/early-learning/items.ts';
import { type DataApiDouble, dataApiDouble } from '../../../testing/local/data-api-double.ts';
import { LocalData } from '../../app/local/local-data.tsx';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { AbcHome } from './abc-home.tsx';
import { dayOf } from './day-of.ts';
import { GrownUpsPage } from './grown-ups/grown-ups-page.tsx';

// A busy machine takes its time to load the runtime of the collections.
configure({ asyncUtilTimeout: 40_000 });
vi.setConfig({ testTimeout: 240_000 });
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

let person = 0;
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
vi.mock('../../lib/supabase.ts', () => ({
  supabase: async () => ({
    auth: {
      getSession: async () => ({
        data: { session: { access_token: 'token', user: { id: idOf(person) } } },
        error: null,
      }),
    },
  }),
}));

let children: DataApiDouble;
let days: DataApiDouble;
beforeEach(() => {
  person += 1;
  children = dataApiDouble('id', { name: '', animal: 'fox', band: '3-4', settings: {} });
  days = dataApiDouble('id', { child_id: '', device: '', day: '', seconds: 0, answers: [], rounds: [] });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    (url.includes('early_days') ? days : children).fetch(url, init),
  );
});
afterEach(cleanup);

function show(at: string) {
  const session: SessionView = {
    status: 'signed-in',
    user: { id: idOf(person) } as User,
    access: { ...noAccess, special: true },
    accessKnown: true,
    pending: null,
    recovering: false,
  };
  const router = createMemoryRouter(
    [
      { path: '/abc-123', element: <AbcHome /> },
      { path: '/abc-123/grown-ups', element: <GrownUpsPage /> },
    ],
    { initialEntries: [at] },
  );
  const { container } = render(
    <SessionContext value={session}>
      <main>
        <RouterProvider router={router} />
      </main>
      <LocalData />
    </SessionContext>,
  );
  return { router, container };
}

const spoken = ({ say, prompt }: Item) => `${say} ${figureWords(prompt)}.`;

/** What is asked now, found by what a screen reader hears. */
async function asked(): Promise<Item> {
  const region = await screen.findByRole('region', { name: 'Question' });
  const heard = region.querySelector('p')?.textContent ?? '';
  const item = itemsOf('counting', '3-4').find((one) => spoken(one) === heard);
  if (item === undefined) throw new Error(`Nobody asks: ${heard}`);
  return item;
}

async function addChild() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add the child' }));
  expect(await screen.findByText('Give the child a name to be called by.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Nickname'), 'Kim');
  await userEvent.click(screen.getByRole('radio', { name: 'owl' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the child' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Kim' }));
}

it('leads from an empty page to a round with a wrong answer that comes again, stars and a sticker', async () => {
  const { container } = show('/abc-123');
  await addChild();
  expect(await axeFaults(container)).toEqual([]);
  await userEvent.click(await screen.findByRole('link', { name: 'Counting' }));

  const first = await asked();
  expect(await axeFaults(container)).toEqual([]);
  const right = figureWords(first.right);
  const wrong = screen
    .getAllByRole('button')
    .find((button) => first.wrong.some((one) => figureWords(one) === button.getAttribute('aria-label')));
  await userEvent.click(wrong as HTMLElement);
  expect(await screen.findByText(`It is ${right}. It comes again.`)).toBeTruthy();
  expect(screen.getByRole('button', { name: `${right}, this is it` })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));

  const seen: string[] = [];
  for (let question = 2; question <= 10; question++) {
    await screen.findByText(`${question - 1} of 10 done`);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull());
    const item = await asked();
    seen.push(item.id);
    const buttons = screen.getAllByRole('button', { name: /^\d/ });
    const place = buttons.findIndex((one) => one.getAttribute('aria-label') === figureWords(item.right));
    fireEvent.keyDown(document.body, { key: String(place + 1) });
    await screen.findByText(`${question} of 10 done`);
    fireEvent.keyDown(document.body, { key: 'Enter' });
  }
  expect(seen[3]).toBe(first.id);
  expect(await screen.findByRole('heading', { name: /Well done: 3 of 3 stars/ })).toBeTruthy();
  expect(await axeFaults(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the worlds' }));
  expect(await screen.findByRole('region', { name: 'Stickers: 1, stars: 3' })).toBeTruthy();
  await waitFor(() => expect([...days.rows.values()][0]?.['answers']).toHaveLength(10));
});

it('lets a child rest when the day is used up, and a grown-up give more time', async () => {
  const kim = '00000000-0000-7000-8000-00000000000a';
  const stored = { user_id: idOf(person), updated_at: '2026-01-01T00:00:00.000001+00:00' };
  children.rows.set(kim, { id: kim, name: 'Kim', animal: 'owl', band: '3-4', settings: {}, ...stored });
  days.rows.set('00000000-0000-7000-8000-00000000000b', {
    id: '00000000-0000-7000-8000-00000000000b',
    child_id: kim,
    device: 'another',
    day: dayOf(Date.now()),
    seconds: 1900,
    answers: [],
    rounds: [],
    ...stored,
  });
  const { router, container } = show(`/abc-123?child=${kim}&place=counting`);
  expect(await screen.findByRole('heading', { name: 'Time to rest. See you tomorrow.' })).toBeTruthy();
  expect(await axeFaults(container)).toEqual([]);

  await router.navigate('/abc-123/grown-ups');
  const field = await screen.findByLabelText(/^How much is/);
  await userEvent.type(field, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Go in' }));
  expect(await screen.findByText('That was not it. Here is another one.')).toBeTruthy();
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const [one = '', other = ''] = (screen.getByText(/^How much is/).textContent ?? '')
    .replace(/^How much is |\?$/g, '')
    .split(' times ');
  await userEvent.type(
    screen.getByLabelText(/^How much is/),
    String((words.indexOf(one) + 2) * (words.indexOf(other) + 2)),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go in' }));
  expect(await screen.findAllByText('32 min')).toHaveLength(2);
  expect(await axeFaults(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '10 minutes more today' }));
  await screen.findByText(/of 40 min/);

  await router.navigate(`/abc-123?child=${kim}&place=counting`);
  expect(await screen.findByRole('region', { name: 'Question' })).toBeTruthy();
});
