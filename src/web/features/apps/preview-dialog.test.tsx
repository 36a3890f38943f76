import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/failures/failure.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { SampleVisitor } from './sample-visitor.tsx';

const { callFunction, callFunctionByName, readAppFiles, saveFile } = vi.hoisted(() => ({
  callFunction: vi.fn<(contract: { name: string }, input: object) => Promise<unknown>>(),
  callFunctionByName: vi.fn<(name: string, input: object) => Promise<unknown>>(),
  readAppFiles: vi.fn<(id: string) => Promise<object>>(),
  saveFile: vi.fn<(file: Blob, name: string) => void>(),
}));
vi.mock('../../lib/call-function.ts', () => ({ callFunction, callFunctionByName }));
vi.mock('../../lib/save-file.ts', () => ({ saveFile }));
vi.mock('./read-apps.ts', () => ({ readAppFiles }));

const app = {
  id: '1',
  app_name: 'Engine No 1',
  description: 'It computes.',
  tech_stack: ['React', 'TypeScript', 'Tailwind CSS', 'Vite', 'Vitest'],
  created_at: '2026-01-31T00:00:00+00:00',
  preview_url: null,
  current_version: 1,
  archived_at: null,
  build_status: 'completed',
  build_error: null,
};

interface Answers {
  subscribed?: boolean;
  preview?: () => Promise<unknown>;
  upscaled?: () => Promise<unknown>;
}

const taken = () => Promise.resolve({ desktopPreview: 'ZGVza3RvcA==', mobilePreview: 'cGhvbmU=' });

function show({ subscribed = false, preview = taken, upscaled = taken }: Answers, given = app) {
  callFunction.mockImplementation(({ name }) =>
    name === 'upscale-image'
      ? upscaled()
      : Promise.resolve({ subscribed, subscription_tier: null, subscription_end: null }),
  );
  callFunctionByName.mockImplementation((name) =>
    name === 'enhanced-app-preview' ? preview() : Promise.resolve(new Blob(['x'])),
  );
  const tree = (open: boolean) => (
    <SampleVisitor>
      <PreviewDialog app={given} open={open} onClose={() => undefined} />
    </SampleVisitor>
  );
  const { rerender } = render(tree(true));
  return { openAgain: () => (rerender(tree(false)), rerender(tree(true))) };
}

const previews = () => callFunctionByName.mock.calls.filter(([name]) => name === 'enhanced-app-preview');
const picture = (name: string) => screen.findByRole<HTMLImageElement>('img', { name });

beforeEach(() => {
  callFunction.mockReset();
  callFunctionByName.mockReset();
  readAppFiles.mockReset();
  saveFile.mockReset();
});
afterEach(cleanup);

describe('the preview of an app', () => {
  it('takes the pictures once and shows both', async () => {
    const { openAgain } = show({});
    expect(await screen.findByText('Taking pictures of the app')).toBeTruthy();
    expect((await picture('Engine No 1 on a desktop')).src).toBe('data:image/webp;base64,ZGVza3RvcA==');
    expect((await picture('Engine No 1 on a phone')).src).toBe('data:image/webp;base64,cGhvbmU=');
    openAgain();
    await picture('Engine No 1 on a phone');
    expect(previews()).toEqual([
      [
        'enhanced-app-preview',
        {
          appName: 'Engine No 1',
          description: 'It computes.',
          techStack: ['React', 'TypeScript', 'Tailwind CSS', 'Vite'],
          useReplicateModel: false,
          appId: '1',
        },
        expect.any(AbortSignal),
      ],
    ]);
  });

  it('says when there are none, and tries again', async () => {
    const preview = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce({ mobilePreview: 'cGhvbmU=' });
    preview.mockImplementation(taken);
    show({ preview });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Preview Generation Error');
    expect(alert.textContent).toContain('Invalid response: missing desktop preview image');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await picture('Engine No 1 on a desktop');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a placeholder for a picture that cannot be drawn', async () => {
    show({ preview: () => Promise.resolve({ desktopPreview: 'broken', mobilePreview: '' }) });
    fireEvent.error(await picture('Engine No 1 on a desktop'));
    expect(screen.getAllByText('Failed to load image')).toHaveLength(2);
  });

  it('puts a finer picture in the place of one, or says why not', async () => {
    const upscaled = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Failure('internal', 'Too busy.'));
    upscaled.mockResolvedValueOnce({ upscaledImage: 'ZmluZQ==', method: 'capture' });
    show({ upscaled });
    await picture('Engine No 1 on a phone');
    const upscale = () => userEvent.click(screen.getByRole('button', { name: 'Upscale the phone picture' }));
    await upscale();
    expect((await screen.findByRole('alert')).textContent).toBe('Upscaling ErrorToo busy.');
    await upscale();
    await screen.findByRole('link', { name: 'Save the phone picture' });
    expect((await picture('Engine No 1 on a phone')).src).toContain('ZmluZQ==');
    expect((await picture('Engine No 1 on a desktop')).src).toContain('ZGVza3RvcA==');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callFunction).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'upscale-image' }), {
      imageBase64: 'cGhvbmU=',
      scale: 4,
      appId: '1',
      size: 'phone',
    });
  });

  it('names the first four things that it is made with, or what all are made with', async () => {
    show({}, { ...app, tech_stack: [] });
    const stack = within(await screen.findByRole('list', { name: 'Made with' }));
    expect(stack.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'React',
      'TypeScript',
      'Tailwind CSS',
    ]);
  });

  it('offers full access with its prices to whoever has no plan, and the zip to everybody', async () => {
    show({});
    const offers = within(await screen.findByRole('region', { name: 'Get Full Access' }));
    for (const price of ['50 credits', '$9.99', '$129', '$500']) expect(offers.getByText(price)).toBeTruthy();
    for (const link of offers.getAllByRole('link')) expect(link.getAttribute('href')).toBe('/plans');
    expect(screen.queryByRole('button', { name: 'Download Source' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Download project (zip)' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Engine-No-1.zip'));
  });

  it('hands the source to subscribers, as a file and to read', async () => {
    readAppFiles.mockResolvedValue({ 'b.css': 'b {}', 'src/app.tsx': 'export const one = 1;' });
    show({ subscribed: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Download Source' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Engine-No-1.txt'));
    expect(callFunctionByName).toHaveBeenCalledWith('download-app', { appId: '1', as: 'text' });
    expect(screen.queryByRole('region', { name: 'Get Full Access' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View Source Code' }));
    const code = await screen.findByRole('region', { name: 'src/app.tsx' });
    expect(code.textContent).toContain('export const one = 1;');
    await userEvent.click(screen.getByRole('button', { name: 'b.css' }));
    expect(screen.getByRole('region', { name: 'b.css' }).textContent).toContain('b {}');
  });
});
