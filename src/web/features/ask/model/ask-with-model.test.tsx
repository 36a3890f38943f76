import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answerers } from '../../../../ask/answer-question.ts';
import { saidAnswer } from '../../../../ask/said/said-answer.ts';
import type { AskModelInput } from '../../../../functions/ask-model/contract.ts';
import { noAccess, SessionContext, type SessionView } from '../../../lib/session.ts';
import { axeFaults } from '../../../ui/axe-faults.ts';
import { AskPage } from '../ask-page.tsx';
import type { ModelChoice } from './usable-model.ts';

interface Followed {
  onProgress: (progress: unknown) => void;
  signal: AbortSignal;
}
const { followFunction } = vi.hoisted(() => ({
  followFunction: vi.fn<(contract: object, input: AskModelInput, options: Followed) => Promise<unknown>>(),
}));
vi.mock('../../../lib/follow-function.ts', () => ({ followFunction }));

// A browser says so of a page like ours; the one of the tests says nothing, and formulas are not drawn then.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' });
vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);
// Dexie looks for them once, when it is loaded.
const { documentShelf } = await import('../../../app/local/documents/document-shelf.ts');

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const house = { id: 'm1', name: 'House', place: 'models.example' };
const by = { name: house.name, place: house.place };
const choose = vi.fn<(id: string | undefined) => void>();
const chosen: ModelChoice = { models: [house], chosen: house, choose };
const answerers: Answerers = {
  exact: (question) =>
    question === '6 x 7' ? { kind: 'exact', understood: '6 × 7', answer: '42', steps: [] } : undefined,
  own: () => undefined,
  agent: () => undefined,
  term: () => undefined,
  passages: () => ({ kind: 'cannot', reason: 'Answered from what is here.' }),
};
const source = {
  number: 1,
  title: 'Backups',
  place: 'Nights',
  address: '/support#backups',
  text: 'Backups are kept for 30 days.',
};
const grounds = { sources: [source], texts: ['How long?'] };

function show(models: ModelChoice = chosen) {
  const page = <AskPage answerers={answerers} models={models} />;
  const router = createMemoryRouter(
    [
      { path: '/ask-kora', element: page },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { initialEntries: ['/ask-kora'] },
  );
  const { container } = render(
    <SessionContext value={visitor}>
      <main>
        <RouterProvider router={router} />
      </main>
    </SessionContext>,
  );
  return { router, container };
}

const answers = (text: string, trouble?: string) =>
  followFunction.mockImplementationOnce(async (_contract, _input, { onProgress }) => {
    onProgress({ kind: 'grounds', ...grounds });
    onProgress({ kind: 'text', text });
    return { answer: saidAnswer({ text, by, trouble }, grounds), fault: null };
  });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
async function ask(question: string) {
  await userEvent.type(box(), `${question}{Enter}`);
  return screen.findByRole('article', { name: question });
}

afterEach(() => {
  cleanup();
  followFunction.mockReset();
  choose.mockReset();
});

describe('asking a model', () => {
  it('shows what it said with its sources, marks what does not hold, and says so to everybody', async () => {
    answers(
      'Backups are kept for **30 days** [1]. They weigh 99 tonnes.\n\n- a list\n\n| A | B |\n| - | - |\n| x | y |\n\n```js\nrun()\n```\n\n[out](https://example.org) [bad](javascript:alert) ![pixel](https://evil.example/p.png) and $x^2$.',
    );
    const { router, container } = show();
    const turn = await ask('How long?');
    const named = { name: 'Source 1: Backups, Nights' };
    const citation = await within(turn).findByRole('link', named);
    expect(citation.getAttribute('href')).toBe('/support#backups');
    const mark = turn.querySelector('mark');
    expect(mark?.textContent).toBe('99 (not found in the sources)');
    expect(turn.querySelectorAll('mark')).toHaveLength(1);
    expect(within(turn).getByText(/Checked: 1 citation and 2 figures\. 1 thing was not found/)).toBeTruthy();
    expect(within(turn).getByRole('table')).toBeTruthy();
    expect(within(turn).getByRole('button', { name: 'Copy code' })).toBeTruthy();
    expect(within(turn).getByRole('link', { name: /^out/ }).getAttribute('rel')).toContain('noopener');
    expect(within(turn).queryByRole('link', { name: 'bad' })).toBeNull();
    // Nothing is fetched from where a model says.
    expect(turn.querySelector('img')).toBeNull();
    await waitFor(() => expect(turn.querySelector('math')).toBeTruthy());
    const live = container.querySelector('p[aria-live="polite"]');
    await waitFor(() => expect(live?.textContent).toContain('Checked: 1 citation'));
    expect(await axeFaults(container)).toEqual([]);
    // It may have been drawn again since.
    await userEvent.click(screen.getByRole('link', named));
    await waitFor(() => expect(router.state.location.pathname).toBe('/support'));
  });

  it('is told the conversation and what the attached documents say, and nothing else', async () => {
    show();
    answers('First said [1].');
    await ask('First');
    expect(followFunction.mock.calls[0]?.[1]).toMatchObject({ documents: [] });
    const [chooser] = screen.getAllByLabelText<HTMLInputElement>('Documents', { selector: 'input' });
    if (chooser === undefined) throw new Error('There is no way to choose files.');
    const text = '# Nights\n\nBackups of the shop are kept for 30 days.\n';
    await userEvent.upload(chooser, [new File([text], 'Notes.md')], { applyAccept: false });
    await screen.findByRole('list', { name: 'Attached documents' });
    answers('Second said.');
    await ask('How long are backups kept?');
    const [{ id: document } = { id: '' }] = await documentShelf(null).list();
    expect(followFunction.mock.calls[1]?.[1]).toMatchObject({
      question: 'How long are backups kept?',
      model: 'm1',
      conversation: [{ question: 'First', answer: 'First said [1].' }],
      documents: [
        {
          document,
          title: 'Notes',
          place: 'section Nights',
          text: 'Nights\nBackups of the shop are kept for 30 days.',
        },
      ],
    });
    await documentShelf(null).remove(document);
  });

  it('is not asked for what can be reckoned, or for an app', async () => {
    show();
    expect(within(await ask('6 x 7')).getByText('42')).toBeTruthy();
    const wish = await ask('make me an app that tracks my plants');
    expect(within(wish).getByRole('button', { name: 'Make this app' })).toBeTruthy();
    expect(followFunction).not.toHaveBeenCalled();
  });

  it('that fails is answered for by what is here, with what was wrong', async () => {
    show();
    const fault = {
      kind: 'key-refused',
      message: 'The key was refused by models.example.',
      retry_after: null,
    };
    followFunction.mockResolvedValueOnce({ answer: null, fault });
    const turn = await ask('How long?');
    expect(within(turn).getByText('The key was refused by models.example.')).toBeTruthy();
    expect(within(turn).getByText('Answered from what is here.')).toBeTruthy();
  });

  it('that breaks off keeps what was said, and offers to ask without', async () => {
    show();
    followFunction.mockImplementationOnce(async (_contract, _input, { onProgress }) => {
      onProgress({ kind: 'text', text: 'Backups are kept for 77' });
      throw new TypeError('Failed to fetch');
    });
    const turn = await ask('How long?');
    expect(await within(turn).findByText('The model could not be asked. Please try again.')).toBeTruthy();
    await waitFor(() => expect(turn.querySelector('mark')?.textContent).toContain('77'));
    await userEvent.click(within(turn).getByRole('button', { name: 'Ask without a model' }));
    expect(await screen.findByText('2 of 2')).toBeTruthy();
    const again = screen.getByRole('article', { name: 'How long?' });
    expect(within(again).getByText('Answered from what is here.')).toBeTruthy();
    expect(followFunction).toHaveBeenCalledTimes(1);
  });

  it('is stopped: before a word nothing is kept, afterwards what was said is', async () => {
    show();
    const waits = (words: string) =>
      followFunction.mockImplementationOnce(
        (_contract, _input, { onProgress, signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
            if (words !== '') onProgress({ kind: 'text', text: words });
          }),
      );
    waits('');
    await userEvent.type(box(), 'Slow one{Enter}');
    expect(await screen.findByText('House is answering')).toBeTruthy();
    await waitFor(() => expect(followFunction).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(followFunction.mock.calls[0]?.[2].signal.aborted).toBe(true);
    expect(box().value).toBe('Slow one');
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.clear(box());
    waits('The beginning');
    await userEvent.type(box(), 'Slow two{Enter}');
    expect(await screen.findByText('The beginning')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    const turn = await screen.findByRole('article', { name: 'Slow two' });
    expect(within(turn).getByText('The beginning')).toBeTruthy();
    expect(await within(turn).findByText('You stopped it here.')).toBeTruthy();
    expect(box().value).toBe('');
  });

  it('is chosen in the box, which says where the question goes', async () => {
    show({ ...chosen, chosen: undefined });
    expect(screen.getByText('Answered on this device.')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: 'Who answers' }));
    await userEvent.click(await screen.findByRole('option', { name: 'House' }));
    expect(choose).toHaveBeenCalledWith('m1');
    cleanup();
    show();
    expect(screen.getByText(/are sent to models\.example/)).toBeTruthy();
    cleanup();
    show({ ...chosen, models: [], chosen: undefined });
    expect(screen.queryByRole('combobox', { name: 'Who answers' })).toBeNull();
  });
});
