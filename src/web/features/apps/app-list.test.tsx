import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/failures/failure.ts';
import type { ToastOptions } from '../../ui/toast.ts';
import { AppList } from './app-list.tsx';
import type { AppShelf, AppSummary } from './read-apps.ts';
import { SampleVisitor } from './sample-visitor.tsx';
import { useMyApps } from './use-my-apps.ts';

const { changeApp, readApps, toast } = vi.hoisted(() => ({
  changeApp: vi.fn<(id: string, change: Partial<KeptApp>) => Promise<void>>(),
  readApps: vi.fn<(userId: string, shelf: AppShelf) => Promise<object>>(),
  toast: vi.fn<(options: ToastOptions) => void>(),
}));
vi.mock('./change-app.ts', () => ({ changeApp }));
vi.mock('./read-apps.ts', () => ({ readApps }));
vi.mock('../../ui/toast.ts', () => ({ toast, dismissFailure: () => undefined }));

interface KeptApp extends AppSummary {
  readonly deleted_at?: string | null;
}

function app(id: string, more: Partial<KeptApp> = {}): KeptApp {
  return {
    id,
    app_name: `App ${id}`,
    description: `What ${id} does.`,
    tech_stack: [],
    created_at: '2026-01-31T00:00:00+00:00',
    preview_url: null,
    current_version: 1,
    archived_at: null,
    build_status: 'completed',
    build_error: null,
    ...more,
  };
}

/** What the server has; changes arrive there. */
let kept: readonly KeptApp[] = [];

function Shown({ look }: { look: 'manage' | 'take' }) {
  return <AppList heading="Your Apps" mine={useMyApps(1_000)} look={look} waitMs={1_000} />;
}

function show(look: 'manage' | 'take' = 'manage') {
  render(
    <SampleVisitor>
      <Shown look={look} />
    </SampleVisitor>,
  );
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

async function choose(name: string, item: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `More about ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => {
  kept = [app('2'), app('1', { build_status: 'failed', build_error: 'It did not start.' })];
  toast.mockReset();
  changeApp.mockReset();
  changeApp.mockImplementation((id, change) => {
    kept = kept.map((each) => (each.id === id ? { ...each, ...change } : each));
    return Promise.resolve();
  });
  readApps.mockImplementation((_, shelf) => {
    const apps = kept.filter(
      ({ archived_at, deleted_at }) =>
        deleted_at == null && (archived_at !== null) === (shelf === 'archived'),
    );
    return Promise.resolve({ apps, total: apps.length });
  });
});
afterEach(cleanup);

describe('the list of apps', () => {
  it('leads from each card to its page and its pictures, and says why one failed', async () => {
    show();
    await waitFor(() => expect(names()).toEqual(['App 2', 'App 1']));
    const [, failed] = screen.getAllByRole('listitem');
    const card = within(failed as HTMLElement);
    expect(card.getByText('It did not start.')).toBeTruthy();
    expect(card.getByText('failed').closest('[data-look]')?.getAttribute('data-look')).toBe('destructive');
    expect(card.getByRole('button', { name: 'Preview Screenshots' })).toBeTruthy();
    expect(card.getByRole('link', { name: 'Manage' }).getAttribute('href')).toBe('/preview/1');
  });

  it('offers preview and download on the home page', async () => {
    kept = [app('1', { current_version: null, build_status: 'building' })];
    show('take');
    const preview = await screen.findByRole<HTMLButtonElement>('button', { name: 'Preview' });
    expect(preview.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true);
  });

  it('takes a deleted app away at once and brings it back', async () => {
    show();
    await waitFor(() => expect(names()).toEqual(['App 2', 'App 1']));
    await choose('App 2', 'Delete');
    await waitFor(() => expect(names()).toEqual(['App 1']));
    expect(changeApp).toHaveBeenCalledWith('2', { deleted_at: expect.stringMatching(/^\d{4}-/) as string });
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'App deleted', description: 'App 2' }),
      ),
    );
    act(() => toast.mock.calls[0]?.[0].action?.onAction());
    await waitFor(() => expect(names()).toEqual(['App 2', 'App 1']));
    expect(changeApp).toHaveBeenLastCalledWith('2', { deleted_at: null });
  });

  it('puts an app back that could not be deleted', async () => {
    show();
    await waitFor(() => expect(names()).toEqual(['App 2', 'App 1']));
    changeApp.mockRejectedValueOnce(new Failure('internal', 'No answer.'));
    await choose('App 1', 'Delete');
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Not changed', description: 'No answer.' }),
      ),
    );
    await waitFor(() => expect(names()).toEqual(['App 2', 'App 1']));
  });

  it('shows archived apps only when asked, and brings them back', async () => {
    show();
    await waitFor(() => expect(names()).toEqual(['App 2', 'App 1']));
    await choose('App 1', 'Archive');
    await waitFor(() => expect(names()).toEqual(['App 2']));
    await userEvent.click(screen.getByRole('button', { name: 'Archived' }));
    await waitFor(() => expect(names()).toEqual(['App 1']));
    await choose('App 1', 'Bring back');
    expect(await screen.findByText('Nothing archived')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Archived' }));
    await waitFor(() => expect(names()).toEqual(['App 2', 'App 1']));
  });
});
