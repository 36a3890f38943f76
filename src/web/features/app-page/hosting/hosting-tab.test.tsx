import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/failures/failure.ts';
import { AppPageContext } from '../app-page-context.ts';
import type { AppView } from '../app-view.ts';
import { appView, listedVersion } from '../sample-view.ts';
import type { Changes } from '../use-changes.ts';
import * as hostingData from './hosting-data.ts';
import { HostingTab } from './hosting-tab.tsx';

vi.mock('./hosting-data.ts');
const { callFunction } = vi.hoisted(() => ({
  callFunction: vi.fn<(...given: unknown[]) => Promise<unknown>>(),
}));
vi.mock('../../../lib/call-function.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/call-function.ts')>()),
  callFunction,
}));

const data = vi.mocked(hostingData);
const vera = {
  id: 'v1',
  name: 'Vera',
  email: 'vera@example.com',
  role: 'Member',
  blocked_at: null,
  created_at: '2026-01-01T00:00:00Z',
};
const site: NonNullable<AppView['site']> = {
  slug: 'board',
  url: 'http://board.localhost',
  number: 1,
  visits: 3,
  publishedAt: '2026-01-01T00:00:00Z',
};

function show(published: AppView['site']) {
  const view = { ...appView([listedVersion({})]), site: published };
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <AppPageContext value={{ view, changes: {} as Changes }}>
        <HostingTab />
      </AppPageContext>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  // There is no layout here, and a chart is drawn as large as its place.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 320));
  data.readVisits.mockResolvedValue([]);
  data.readRoles.mockResolvedValue(['Member', 'Admin']);
  data.readVisitors.mockResolvedValue([]);
  data.readKinds.mockResolvedValue([]);
  data.readKeptAddresses.mockResolvedValue([]);
  data.readRecords.mockResolvedValue([]);
  callFunction.mockResolvedValue({ domain: null });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

it('says how an app that is not published gets visitors', async () => {
  show(null);
  expect(await screen.findByRole('heading', { name: 'This app is not published' })).toBeTruthy();
});

it('shows the owner which addresses are kept for them, and until when', async () => {
  data.readKeptAddresses.mockResolvedValue([
    { address: 'old-board', free_at: '2027-02-13T12:00:00Z' },
    { address: 'board.example.org', free_at: '2027-01-05T12:00:00Z' },
  ]);
  show(null);
  expect(await screen.findByText(/nobody else can take it/)).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/old-board.*until 13 Feb 2027/);
  expect(second).toMatch(/^board\.example\.org.*until 5 Jan 2027/);
});

it('keeps for the owner what visitors left when the app is closed', async () => {
  data.readVisitors.mockResolvedValue([vera]);
  show(null);
  expect(await screen.findByText('vera@example.com')).toBeTruthy();
  expect(screen.getByText(/is kept here for you/)).toBeTruthy();
});

it('draws the visits of each day, and says so in words when there were none', async () => {
  show(site);
  expect(await screen.findByText(/Nobody has opened it in the last 30 days/)).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
  cleanup();
  data.readVisits.mockResolvedValue([{ day: new Date().toISOString().slice(0, 10), visits: 7 }]);
  show(site);
  expect(await screen.findByRole('heading', { name: 'Opened 7 times' })).toBeTruthy();
  expect(screen.getByRole('figure')).toBeTruthy();
});

it('blocks a visitor, and says when it did not work', async () => {
  data.readVisitors.mockResolvedValue([vera]);
  data.changeVisitor.mockRejectedValue(new Failure('internal', 'No.'));
  show(site);
  fireEvent.click(await screen.findByRole('button', { name: 'Block Vera' }));
  await waitFor(() =>
    expect(data.changeVisitor).toHaveBeenCalledWith('v1', { blocked_at: expect.any(String) as string }),
  );
});

it('lists who registered in rows that fit a phone, with the role and the buttons of each', async () => {
  data.readVisitors.mockResolvedValue([vera, { ...vera, id: 'v2', name: 'Ugo', blocked_at: '2026-02-01' }]);
  show(site);
  const list = await screen.findByRole('list', { name: 'Visitors with an account' });
  const [first, second] = within(list).getAllByRole('listitem');
  if (first === undefined || second === undefined) throw new Error('There are not two rows.');
  expect(within(first).getByRole('combobox', { name: 'Role of Vera' })).toBeTruthy();
  expect(within(first).getByRole('button', { name: 'Remove Vera' })).toBeTruthy();
  expect(within(second).getByText('Blocked')).toBeTruthy();
  expect(within(second).getByRole('button', { name: 'Unblock Ugo' })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Visitors with an account' })).toBeNull();
});

it('asks before a record is deleted', async () => {
  data.readKinds.mockResolvedValue([{ name: 'notes', label: 'Notes', count: 1 }]);
  data.readRecords.mockResolvedValue([
    { id: 'n1', data: { title: 'Picnic', createdAt: '2026' }, author: null, updated_at: '2026' },
  ]);
  show(site);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Picnic' }));
  expect(data.removeRecord).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(data.removeRecord).toHaveBeenCalledWith(expect.any(String), 'notes', 'n1'));
});

it('says what could not be read, and shows the rest', async () => {
  data.readKinds.mockRejectedValue(new Failure('internal', 'The server is away.'));
  show(site);
  expect(await screen.findByText('The server is away.')).toBeTruthy();
  expect(screen.getByText('Nobody has registered yet.')).toBeTruthy();
});

it('refuses what is no domain before it is sent', async () => {
  show(site);
  fireEvent.change(await screen.findByLabelText('Domain'), { target: { value: 'no domain' } });
  callFunction.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Use this domain' }));
  expect(await screen.findByText(/Enter a domain such as app\.example\.com/)).toBeTruthy();
  expect(callFunction).not.toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ domain: 'no domain' }),
  );
});
