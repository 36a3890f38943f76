import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClauseAnswer } from '../../../../functions/app-shapes.ts';
import { answerFrames } from '../../../ui/answer-frames.ts';
import { AppPage } from '../app-page.tsx';
import type { AppView } from '../app-view.ts';
import { appView, listedVersion } from '../sample-view.ts';

const { callFunction, followFunction } = vi.hoisted(() => ({
  callFunction: vi.fn<(contract: { name: string }, input: object) => Promise<unknown>>(),
  followFunction: vi.fn<(contract: { name: string }, input: object) => Promise<unknown>>(),
}));
vi.mock('../../../lib/call-function.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/call-function.ts')>()),
  callFunction,
}));
vi.mock('../../../lib/follow-function.ts', () => ({ followFunction }));

const appId = '00000000-0000-4000-8000-00000000abcd';

function show(view: AppView) {
  callFunction.mockImplementation(({ name }) => {
    if (name === 'suggest-changes') return Promise.resolve({ suggestions: ['Add a photo to pets'] });
    return Promise.resolve(
      name === 'list-versions' ? view : { success: true, version: { number: 3 }, changes: [] },
    );
  });
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retryDelay: 1 } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/preview/${appId}`]}>
        <AppPage appId={appId} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function say(sentence: string) {
  const field = await screen.findByLabelText('Change the app by a sentence');
  fireEvent.change(field, { target: { value: sentence } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

const header: ClauseAnswer = {
  clause: 'make the header teal',
  state: 'done',
  changes: [{ text: 'The header is teal now.', swatch: '#008080' }],
  missing: [],
  choices: [],
};
const fax: ClauseAnswer = {
  clause: 'send a fax to the moon',
  state: 'not-understood',
  changes: [],
  missing: [],
  why: 'Apps send no messages to the outside: no email, no SMS, no fax.',
  choices: [{ sentence: 'Add a phone number to pets', label: 'Add a phone number to pets' }],
};

beforeEach(() => {
  answerFrames();
  callFunction.mockReset();
  followFunction.mockReset();
});
afterEach(cleanup);

describe('what is suggested under the box', () => {
  it('speaks of this app and is sent by one press', async () => {
    show(appView([listedVersion()]));
    followFunction.mockResolvedValue({ success: true, version: { number: 2 }, changes: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a photo to pets' }));
    await waitFor(() => expect(followFunction).toHaveBeenCalledTimes(1));
    expect(followFunction.mock.calls[0]?.[1]).toEqual({ appId, sentence: 'Add a photo to pets' });
  });

  it('is not there while no version could be changed', async () => {
    show(appView([listedVersion({ status: 'failed', error: 'No.', previewUrl: null })]));
    await screen.findByLabelText('Change the app by a sentence');
    expect(screen.queryByRole('region', { name: 'What you could ask for next' })).toBeNull();
    expect(callFunction.mock.calls.map(([{ name }]) => name)).not.toContain('suggest-changes');
  });
});

describe('a sentence that changes an app', () => {
  it('brings a question back that can be pressed, and makes no version, where nothing of it was understood', async () => {
    show(appView([listedVersion()]));
    followFunction.mockResolvedValue({ success: false, understood: false, nearest: [], answers: [fax] });
    await say('send a fax to the moon');
    expect(await screen.findByText(/no email, no SMS, no fax/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add a phone number to pets' }));
    await waitFor(() => expect(followFunction).toHaveBeenCalledTimes(2));
    expect(followFunction.mock.calls[1]?.[1]).toEqual({ appId, sentence: 'Add a phone number to pets' });
  });

  it('is still answered by what an older server says', async () => {
    show(appView([listedVersion()]));
    followFunction.mockResolvedValue({
      success: false,
      understood: false,
      nearest: ['Make the background ivory'],
    });
    await say('hm');
    expect(await screen.findByText('That was not understood, so nothing was changed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make the background ivory' })).toBeTruthy();
  });

  it('shows what was done and what was not, also after a reload, and what was left out since it did not work', async () => {
    const second = listedVersion({
      number: 2,
      basedOn: 1,
      origin: 'sentence',
      request: 'make the header teal and send a fax to the moon',
      changes: ['The header is teal now.', 'Chess was left out: it did not work in the browser.'],
      answers: [header, fax],
    });
    show(appView([listedVersion(), second]));
    expect(await screen.findByText('Done: “make the header teal”')).toBeTruthy();
    expect(screen.getByRole('img', { name: '#008080' })).toBeTruthy();
    expect(screen.getByText('Not done: “send a fax to the moon”')).toBeTruthy();
    expect(screen.getAllByText('The header is teal now.')).toHaveLength(1);
    expect(screen.getByText('Chess was left out: it did not work in the browser.')).toBeTruthy();
  });

  it('is undone by one press, which brings the version before back', async () => {
    const second = listedVersion({
      number: 2,
      basedOn: 1,
      origin: 'sentence',
      changes: ['The header is teal now.'],
      answers: [header],
    });
    show(appView([listedVersion(), second]));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(callFunction.mock.calls.find(([contract]) => contract.name === 'restore-version')?.[1]).toEqual({
        appId,
        number: 1,
      }),
    );
  });
});
