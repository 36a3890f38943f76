import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../lib/save-file.ts';
import { CorrectionsSection } from './corrections-section.tsx';
import { countCorrections, deleteCorrections, readLabelsFile } from './kept-corrections.ts';

const { profile, save } = vi.hoisted(() => ({
  profile: { keepCorrections: false },
  save: vi.fn<(change: { keepCorrections?: boolean }) => Promise<void>>(),
}));
vi.mock('./use-profile.ts', () => ({ useProfile: () => ({ status: 'ready', profile, save }) }));
vi.mock('./kept-corrections.ts', () => ({
  countCorrections: vi.fn<() => Promise<number>>(),
  deleteCorrections: vi.fn<(userId: string) => Promise<void>>(),
  readLabelsFile: vi.fn<() => Promise<Blob>>(),
}));
vi.mock('../../lib/save-file.ts', () => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }));

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <CorrectionsSection userId="somebody" />
    </QueryClientProvider>,
  );
}

const keeps = () => screen.getByRole('switch', { name: /Keep my corrections/ });

describe('corrected labels in the settings', () => {
  beforeEach(() => {
    profile.keepCorrections = false;
    save.mockResolvedValue();
    vi.mocked(countCorrections).mockResolvedValue(0);
    vi.mocked(deleteCorrections).mockResolvedValue();
    vi.mocked(readLabelsFile).mockResolvedValue(new Blob(['@ C-001 given\n']));
  });
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('are not kept until that is turned on', async () => {
    show();
    expect(keeps().getAttribute('aria-checked')).toBe('false');
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(keeps());
    expect(save).toHaveBeenCalledWith({ keepCorrections: true });
  });

  it('are downloaded as a file of labels', async () => {
    profile.keepCorrections = true;
    vi.mocked(countCorrections).mockResolvedValue(2);
    show();
    expect(await screen.findByText('2 descriptions are kept.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Download labels' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(vi.mocked(saveFile).mock.lastCall?.[1]).toMatch(/-labels-\d{4}-\d\d-\d\d\.txt$/);
  });

  it('can be deleted when they are not kept any more', async () => {
    profile.keepCorrections = true;
    vi.mocked(countCorrections).mockResolvedValue(1);
    show();
    await screen.findByText('One description is kept.');
    await userEvent.click(keeps());
    expect(save).toHaveBeenCalledWith({ keepCorrections: false });
    expect(await screen.findByRole('alertdialog', { name: 'Delete what is kept' })).toBeDefined();
    expect(deleteCorrections).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleteCorrections).toHaveBeenCalledWith('somebody'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
