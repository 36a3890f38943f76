import type { User } from '@supabase/supabase-js';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testTopic } from '../../../methods/curriculum/plan-for-tests.ts';
import { dataApiDouble } from '../../../testing/local/data-api-double.ts';
import { LocalData } from '../../app/local/local-data.tsx';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { type ToastOptions, takeToasts } from '../../ui/toast.ts';
import { findMatches } from './find-matches.ts';
import { PlanPage } from './plan-page.tsx';
import { PlansPage } from './plans-page.tsx';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const ada = '00000000-0000-4000-8000-00000000000a';
vi.mock('../../lib/supabase.ts', () => ({
  supabase: async () => ({
    auth: {
      getSession: async () => ({
        data: {
          session: { access_token: 'token', user: { id: '00000000-0000-4000-8000-00000000000a' } },
        },
        error: null,
      }),
    },
  }),
}));

vi.mock('../../../catalog/subjects.gen.ts', () => ({
  subjects: [
    {
      slug: 'things',
      title: 'Things',
      area: 'Science',
      about: 'What things are.',
      words: ['objects', 'stuff'],
      topics: ['One', 'Two', 'Three'],
      hours: 4,
      builds: [],
    },
  ],
}));
vi.mock('./load-topics.ts', () => ({
  loadTopics: async () => {
    const one = testTopic('One');
    const two = testTopic('Two', { needs: [one.id] });
    return [one, two, testTopic('Three', { needs: [two.id], level: 3, minutes: 360 })];
  },
}));

const somebody: SessionView = {
  status: 'signed-in',
  user: { id: ada } as User,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};

function OnePlan() {
  return <PlanPage id={useParams()['id'] ?? ''} />;
}

function show() {
  const router = createMemoryRouter(
    [
      { path: '/curriculum-on-demand', element: <PlansPage /> },
      { path: '/curriculum-on-demand/:id', element: <OnePlan /> },
    ],
    { initialEntries: ['/curriculum-on-demand'] },
  );
  const { container } = render(
    <SessionContext value={somebody}>
      <main>
        <RouterProvider router={router} />
      </main>
      <LocalData />
    </SessionContext>,
  );
  return { router, container };
}

const told: ToastOptions[] = [];
let leave = () => {};
beforeEach(() => {
  const server = dataApiDouble('id', { title: '', plan: {}, progress: {} });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => server.fetch(url, init));
  told.length = 0;
  leave = takeToasts({ show: (message) => told.push(message), dismiss: () => {} });
});
afterEach(() => {
  leave();
  cleanup();
});

it('finds subjects and topics by what people type', () => {
  expect(findMatches('thngs')[0]).toMatchObject({ id: 'things' });
  expect(findMatches('stuff')[0]).toMatchObject({ id: 'things' });
  expect(findMatches('two')[0]).toMatchObject({ id: 'things/two', topic: 'things/two' });
  expect(findMatches('   ')).toEqual([]);
});

it('makes a plan that can be moved, ticked off and changed', async () => {
  const { container, router } = show();
  const press = async (name: string | RegExp) =>
    await userEvent.click(await screen.findByRole('button', { name }));
  await press('Make the plan');
  expect(screen.getByText('Say what you want to learn.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('What do you want to learn?'), 'things');
  expect(await axeFaults(container)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Weeks'));
  await userEvent.type(screen.getByLabelText('Weeks'), '2');
  await press('Make the plan');

  await screen.findByRole('heading', { level: 1, name: 'Things' });
  expect(screen.getByText(/These are left for later: Three\./)).toBeDefined();
  expect(await axeFaults(container)).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: 'Weeks' }));
  const week = await screen.findByRole('region', { name: /^Week 1/ });
  await userEvent.click(within(week).getByRole('button', { name: 'Move up: Two' }));
  expect(told.at(-1)?.description).toBe('“Two” needs “One” first, which is in week 1.');
  await userEvent.click(within(week).getByRole('button', { name: 'Move down: Two' }));
  const next = screen.getByRole('region', { name: 'Week 2' });
  await within(next).findByRole('button', { name: 'Two' });
  await userEvent.click(within(week).getByRole('checkbox', { name: 'Done: One' }));
  expect(await within(week).findByRole('checkbox', { name: 'Done: One', checked: true })).toBeDefined();
  await userEvent.click(within(week).getByRole('button', { name: 'One' }));
  await userEvent.click(within(week).getAllByRole('button', { name: 'Show the answer' })[0] as HTMLElement);
  await userEvent.click(within(week).getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(within(week).getAllByText('Not yet')).toHaveLength(2));
  await userEvent.type(within(week).getByLabelText('Notes'), 'Mine');
  expect(await axeFaults(container)).toEqual([]);

  await userEvent.click(screen.getByRole('tab', { name: 'Topics' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave One for later' }));
  expect(told.at(-1)?.description).toContain('“Two” needs “One”.');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Three' }));
  await screen.findByRole('button', { name: 'Leave Three for later' });
  expect(await axeFaults(container)).toEqual([]);

  await router.navigate('/curriculum-on-demand');
  expect(await screen.findByRole('link', { name: /Things.*1 of \d+ lessons done/ })).toBeDefined();
});

it('says when there is no such plan', async () => {
  const { router } = show();
  await router.navigate('/curriculum-on-demand/00000000-0000-4000-8000-000000000001');
  expect(await screen.findByRole('heading', { name: 'There is no such plan' })).toBeDefined();
});
