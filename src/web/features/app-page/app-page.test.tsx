import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionCallError } from '../../lib/call-function.ts';
import { readDraft } from '../../lib/creator-draft.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { answerFrames } from '../../ui/answer-frames.ts';
import { AppPage } from './app-page.tsx';
import type { AppView } from './app-view.ts';
import { appView, listedVersion } from './sample-view.ts';

const signedOutSession: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};

const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn<() => Promise<AppView>>() }));
vi.mock('../../lib/call-function.ts', async (original) => ({
  ...(await original<typeof import('../../lib/call-function.ts')>()),
  callFunction,
}));

const { readKeptAnswer } = vi.hoisted(() => ({
  readKeptAnswer: vi.fn<() => Promise<{ at: number; value: unknown } | undefined>>(),
}));
vi.mock('../../app/local/kept-answers.ts', () => ({ keepAnswer: async () => undefined, readKeptAnswer }));

function show(session: SessionView = signedOutSession) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retryDelay: 1 } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/preview/00000000-0000-4000-8000-00000000abcd']}>
        <SessionContext value={session}>
          <AppPage appId="00000000-0000-4000-8000-00000000abcd" />
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  answerFrames();
  callFunction.mockReset();
  readKeptAnswer.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

describe('the page of an app', () => {
  it('says the same of an app that is gone and of somebody else’s', async () => {
    callFunction.mockRejectedValue(new FunctionCallError('not_found', 'No.', 404));
    show();
    expect(await screen.findByRole('heading', { name: 'There is no such app of yours' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your apps' }).getAttribute('href')).toBe('/dashboard');
    expect(callFunction).toHaveBeenCalledTimes(1);
  });

  it('asks again when the server did not answer', async () => {
    callFunction.mockRejectedValue(new FunctionCallError('unreachable', 'The server does not answer.'));
    show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(callFunction).toHaveBeenCalledTimes(3);
  });

  it('opens as this device has kept it while the server does not answer, and says so', async () => {
    readKeptAnswer.mockResolvedValue({ at: 1, value: appView([listedVersion({})]) });
    callFunction.mockRejectedValue(new FunctionCallError('unreachable', 'The server does not answer.'));
    show({ ...signedOutSession, status: 'signed-in', user: { id: 'ada' } as SessionView['user'] });
    expect(await screen.findByTitle('Preview: Version 1')).toBeTruthy();
    expect(await screen.findByText(/Changes to it wait until the server is\s+back/)).toBeTruthy();
  });

  it('is not shown from this device when the server says that it is gone', async () => {
    readKeptAnswer.mockResolvedValue({ at: 1, value: appView([listedVersion({})]) });
    callFunction.mockRejectedValue(new FunctionCallError('not_found', 'No.', 404));
    show({ ...signedOutSession, status: 'signed-in', user: { id: 'ada' } as SessionView['user'] });
    expect(await screen.findByRole('heading', { name: 'There is no such app of yours' })).toBeTruthy();
  });

  it('shows the steps of a first version, and nothing to change yet', async () => {
    const first = listedVersion({ status: 'building', step: 'building', previewUrl: null });
    callFunction.mockResolvedValue(appView([first], { status: 'building' }));
    show();
    expect(await screen.findByText('Your app appears here as soon as it is built.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'How far version 1 is' }).textContent).toContain(
      'Building: Under way',
    );
    expect(screen.getByLabelText('Change the app by a sentence').hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('says why a first version failed and where to go on', async () => {
    const first = listedVersion({
      status: 'failed',
      step: 'building',
      previewUrl: null,
      error: 'Out of memory.',
    });
    callFunction.mockResolvedValue(appView([first], { status: 'failed' }));
    show();
    expect(await screen.findAllByText('Out of memory.')).toHaveLength(2);
    fireEvent.click(screen.getByRole('link', { name: 'Try again with this description' }));
    expect(readDraft()).toEqual({ appName: 'Pet adoption', prompt: 'A pet adoption site' });
  });

  it('shows the version that works beside one that did not', async () => {
    const failed = listedVersion({
      number: 2,
      status: 'failed',
      previewUrl: null,
      error: 'No.',
      origin: 'sentence',
    });
    callFunction.mockResolvedValue(appView([listedVersion(), failed]));
    show();
    expect(await screen.findByText('Nothing was changed: version 1 stays as it is.')).toBeTruthy();
    const frame = screen.getByTitle('Preview: Version 1');
    expect(frame.getAttribute('src')).toBe('http://version-1.apps.test/?edit#/');
    expect(frame.getAttribute('sandbox')).not.toMatch(/popups|top-navigation/);
  });

  it('says when visitors see an older version than the owner', async () => {
    const site = { slug: 'pets', url: 'http://pets.apps.test', number: 1, publishedAt: '', visits: 0 };
    const view = appView([listedVersion(), listedVersion({ number: 2 })]);
    callFunction.mockResolvedValue({ ...view, site });
    show();
    expect(await screen.findByText('Version 1 is published')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish changes' })).toBeTruthy();
  });

  it('brings a deleted app back', async () => {
    callFunction.mockResolvedValue(appView([listedVersion()], { deletedAt: '2026-01-03T00:00:00.000Z' }));
    show();
    expect(await screen.findByRole('heading', { name: 'Pet adoption was deleted' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});
