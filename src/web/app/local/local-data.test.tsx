import type { User } from '@supabase/supabase-js';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DataApiDouble, dataApiDouble } from '../../../testing/local/data-api-double.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { signOut, stayedSignedIn } from '../../lib/sign-out.ts';
import { collection as profiles } from './collections/profiles.ts';
import { LocalData } from './local-data.tsx';
import { SyncStatus } from './sync-status.tsx';
import { useCollection, useRecord } from './use-collection.ts';
import { useUnsent } from './use-unsent.ts';

let userId: string | null = null;
const ended: string[] = [];
// The runtime is loaded when the first test needs it, and looks for them then.
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);
vi.mock('../../lib/supabase.ts', () => ({
  supabase: async () => ({
    auth: {
      getSession: async () => ({
        data: { session: userId === null ? null : { access_token: 'token', user: { id: userId } } },
        error: null,
      }),
      signOut: async ({ scope }: { scope: string }) => {
        ended.push(scope);
        return { error: null };
      },
    },
  }),
}));

const nobody: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const somebody = (id: string): SessionView => ({ ...nobody, status: 'signed-in', user: { id } as User });

function Name({ of }: { of: string }) {
  const { status, record, save } = useRecord(profiles, of);
  return (
    <>
      <p>{status}</p>
      <p>{`name: ${record?.value.display_name ?? ''} (${record?.sync.state ?? 'none'})`}</p>
      <p>{`unsent: ${useUnsent()}`}</p>
      <button type="button" onClick={() => void save(of, { display_name: 'Ada' })}>
        Rename
      </button>
    </>
  );
}

function Names() {
  const { status, records, save, remove } = useCollection(profiles);
  return (
    <>
      <p>{status}</p>
      <ul>
        {records.map(({ key, value }) => (
          <li key={key}>{value.display_name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void save(userId ?? '', { display_name: 'Ada' })}>
        Add
      </button>
      <button type="button" onClick={() => void remove(userId ?? '')}>
        Remove
      </button>
    </>
  );
}

const page = (session: SessionView, of: string) => (
  <SessionContext value={session}>
    <SyncStatus />
    <Name of={of} />
    <LocalData />
  </SessionContext>
);

let server: DataApiDouble;
let count = 0;
const freshId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
beforeEach(() => {
  server = dataApiDouble('user_id', { display_name: '', avatar_url: null, settings: {} });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => server.fetch(url, init));
  ended.length = 0;
});
afterEach(cleanup);

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

describe('useRecord', () => {
  it('is loading in HTML that is made at build, and touches nothing', () => {
    expect(renderToString(page({ ...nobody, status: 'loading' }, 'x'))).toContain('<p>loading</p>');
  });

  it('keeps what is saved before it is known who it is', async () => {
    const id = freshId();
    userId = id;
    const { rerender } = render(page({ ...nobody, status: 'loading' }, id));
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(server.asked).toEqual([]);
    rerender(page(somebody(id), id));
    await screen.findByText('name: Ada (synced)');
  });

  it('says that nobody is signed in', async () => {
    userId = null;
    render(page(nobody, 'x'));
    expect(screen.getByText('signed-out')).toBeDefined();
    expect(server.asked).toEqual([]);
  });

  it('shows what the server has, then a change at once, then that it was sent', async () => {
    const id = freshId();
    userId = id;
    server.change(id, { display_name: 'Before' });
    render(page(somebody(id), id));
    expect(screen.getByText('loading')).toBeDefined();
    await screen.findByText('name: Before (synced)');
    server.line = 'down';
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await screen.findByText(/name: Ada \((waiting|sending)\)/);
    await screen.findByText('unsent: 1');
    await screen.findByRole('button', { name: /1 change waiting/ });
    server.line = 'up';
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('name: Ada (synced)');
    expect(server.rows.get(id)).toMatchObject({ display_name: 'Ada' });
  });

  it('says when it was never read and cannot be', async () => {
    const id = freshId();
    userId = id;
    server.line = 'down';
    render(page(somebody(id), id));
    expect(await screen.findByText('error')).toBeDefined();
  });
});

describe('useCollection', () => {
  it('lists the records and follows what is made and removed', async () => {
    const id = freshId();
    userId = id;
    render(
      <SessionContext value={somebody(id)}>
        <Names />
      </SessionContext>,
    );
    expect(screen.getByText('loading')).toBeDefined();
    await screen.findByText('ready');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toBe('Ada'));
    await waitFor(() => expect(server.writes).toEqual([`insert ${id}`]));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
    await waitFor(() => expect(server.rows.size).toBe(0));
  });
});

describe('leaving', () => {
  async function withUnsent() {
    const id = freshId();
    userId = id;
    const shown = render(page(somebody(id), id));
    await screen.findByText('ready');
    server.line = 'down';
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await screen.findByText('unsent: 1');
    return { id, shown };
  }

  it('removes the data when everything was sent', async () => {
    const id = freshId();
    userId = id;
    const shown = render(page(somebody(id), id));
    await screen.findByText('ready');
    expect(await databases()).toContain(`kora-local-${id}`);
    expect(await signOut()).toBeUndefined();
    shown.rerender(page(nobody, id));
    await waitFor(async () => expect(await databases()).not.toContain(`kora-local-${id}`));
    expect(ended).toEqual(['global']);
  });

  it('asks when something is unsent; staying ends no session', async () => {
    await withUnsent();
    const leaving = signOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await leaving).toBe(stayedSignedIn);
    expect(ended).toEqual([]);
  });

  it('keeps what is unsent for the next time', async () => {
    const { id, shown } = await withUnsent();
    const leaving = signOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await leaving).toBeUndefined();
    shown.rerender(page(nobody, id));
    await screen.findByText('signed-out');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await databases()).toContain(`kora-local-${id}`);
    shown.rerender(page(somebody(id), id));
    await screen.findByText(/name: Ada/);
  });

  it('removes what is unsent when the person says so', async () => {
    const { id, shown } = await withUnsent();
    const leaving = signOut();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Discard them/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard and sign out' }));
    expect(await leaving).toBeUndefined();
    shown.rerender(page(nobody, id));
    await waitFor(async () => expect(await databases()).not.toContain(`kora-local-${id}`));
  });

  it('asks about documents, which are nowhere else: they stay unless the person discards them', async () => {
    const id = freshId();
    userId = id;
    const shown = render(page(somebody(id), id));
    await screen.findByText('ready');
    const { documentShelf } = await import('./documents/document-shelf.ts');
    const shelf = documentShelf(id);
    await shelf.add({
      id: `lease of ${id}`,
      title: 'Lease',
      fileName: 'lease.txt',
      kind: 'txt',
      size: 1,
      addedAt: '2026-11-17T10:00:00Z',
      bytes: new Uint8Array([65]),
      passages: [{ section: '', text: 'A' }],
    });
    const leaving = signOut();
    await screen.findByText('One document stays on this device');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await leaving).toBeUndefined();
    shown.rerender(page(nobody, id));
    await waitFor(async () => expect(await databases()).not.toContain(`kora-local-${id}`));
    expect(await shelf.list()).toHaveLength(1);

    shown.rerender(page(somebody(id), id));
    await screen.findByText('ready');
    const leavingForGood = signOut();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Discard them/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard and sign out' }));
    expect(await leavingForGood).toBeUndefined();
    shown.rerender(page(nobody, id));
    await waitFor(async () => expect(await shelf.list()).toEqual([]));
  });

  it('another person sees nothing of the first', async () => {
    const { shown } = await withUnsent();
    const other = freshId();
    userId = other;
    server.line = 'up';
    shown.rerender(page(somebody(other), other));
    await screen.findByText('ready');
    expect(screen.getByText('name: (none)')).toBeDefined();
    expect(screen.getByText('unsent: 0')).toBeDefined();
  });
});
