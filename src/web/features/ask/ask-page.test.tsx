import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerHere } from '../../../ask/answer.ts';
import type { Answerers } from '../../../ask/answer-question.ts';
import { collection } from '../../app/local/collections/ask-conversations.ts';
import { loadRuntime } from '../../app/local/load-runtime.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { type ToastOptions, takeToasts } from '../../ui/toast.ts';
import { AskPage } from './ask-page.tsx';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};

const answers: Readonly<Record<string, AnswerHere>> = {
  'What is 15% of 240?': {
    kind: 'exact',
    understood: '15 % of 240',
    answer: '36',
    steps: ['240 × 0.15 = 36'],
    table: { columns: ['Share', 'Value'], rows: [['15 %', '36']] },
  },
  'How do I export?': {
    kind: 'quotes',
    quotes: [
      {
        text: 'Press Export in the settings.\n- One file for each app\n- One for the rest',
        from: { title: 'Export my data', address: '/support#export-my-data', section: 'Files' },
      },
    ],
  },
  'Work out a loan over 5 years': {
    kind: 'agent',
    slug: 'loan-desk',
    name: 'Loan Desk',
    job: 'Works out loans.',
    filled: [{ field: 'years', label: 'Term', value: 5, words: '5 years' }],
    others: [{ title: 'Property Analyst', address: '/agents/property-analyst' }],
  },
  'My apps': { kind: 'own', text: 'You have one app.', places: [{ title: 'Bakery', address: '/preview/1' }] },
  'Divide by zero': { kind: 'cannot', reason: 'Nothing divides by zero.' },
  'Something odd': { kind: 'unknown', nearest: [{ title: 'Oddities', address: '/blog/odd' }] },
};
const answerers: Answerers = {
  exact: (question) => answers[question] ?? { kind: 'cannot', reason: `Heard: ${question}` },
  own: () => undefined,
  agent: () => undefined,
  term: () => undefined,
  passages: () => undefined,
};

function show(at = '/ask-kora', given = answerers) {
  const router = createMemoryRouter(
    [
      { path: '/ask-kora', element: <AskPage answerers={given} /> },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { initialEntries: [at] },
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

const told: ToastOptions[] = [];
let leave = () => {};
beforeEach(() => {
  told.length = 0;
  leave = takeToasts({ show: (message) => told.push(message), dismiss: () => {} });
});
afterEach(async () => {
  leave();
  cleanup();
  vi.restoreAllMocks();
  const person = await (await loadRuntime()).personData(null);
  const kept = await person.store.read((tx) => tx.records(collection.name));
  for (const { key } of kept) await person.remove(collection, key);
});

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
async function ask(question: string) {
  await userEvent.type(box(), `${question}{Enter}`);
  return screen.findByRole('article', { name: question });
}
const list = () => screen.getByRole('complementary', { name: 'Conversations' });
async function choose(conversation: string, action: string) {
  await userEvent.click(await within(list()).findByRole('button', { name: `More for ${conversation}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('asking', () => {
  it('has its box in HTML that is made at build, which the browser can send itself', () => {
    const html = renderToString(
      <SessionContext value={{ ...visitor, status: 'loading' }}>
        <MemoryRouter initialEntries={['/ask-kora?ask=x']}>
          <AskPage answerers={answerers} />
        </MemoryRouter>
      </SessionContext>,
    );
    expect(html).toContain('name="ask"');
    expect(html).toContain('Make me an app that tracks my plants');
  });

  it('answers with the figure, how it was understood, the steps and the table, and reads the answer out once', async () => {
    const { container } = show();
    const turn = await ask('What is 15% of 240?');
    expect(within(turn).getAllByText('36').length).toBeGreaterThan(0);
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
    expect(within(turn).getByText('Understood as: 15 % of 240')).toBeTruthy();
    expect(within(turn).queryByText('240 × 0.15 = 36')).toBeNull();
    await userEvent.click(within(turn).getByRole('button', { name: 'How it was worked out' }));
    expect(await within(turn).findByText('240 × 0.15 = 36')).toBeTruthy();
    expect(within(turn).getByRole('columnheader', { name: 'Share' })).toBeTruthy();
    const live = container.querySelector('p[aria-live="polite"]');
    await waitFor(() => expect(live?.textContent).toBe('36'));
    expect(await axeFaults(container)).toEqual([]);
  });

  it('answers every other kind in its own form', async () => {
    show();
    const quote = await ask('How do I export?');
    expect(within(quote).getByText('Press Export in the settings.')).toBeTruthy();
    const rows = within(within(quote).getByRole('blockquote')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['One file for each app', 'One for the rest']);
    expect(within(quote).getByRole('link', { name: 'Export my data' }).getAttribute('href')).toBe(
      '/support#export-my-data',
    );
    const agent = await ask('Work out a loan over 5 years');
    expect(within(agent).getByText('from “5 years”')).toBeTruthy();
    expect(within(agent).getByRole('link', { name: 'Property Analyst' })).toBeTruthy();
    const own = await ask('My apps');
    expect(within(own).getByRole('link', { name: 'Bakery' }).getAttribute('href')).toBe('/preview/1');
    expect(within(await ask('Divide by zero')).getByText('Nothing divides by zero.')).toBeTruthy();
    const odd = await ask('Something odd');
    expect(within(odd).getByText('Nothing here answers that. This comes nearest:')).toBeTruthy();
    expect(within(odd).getByRole('link', { name: 'Oddities' })).toBeTruthy();
    expect(
      within(odd).getByRole('link', { name: 'Search everything for these words' }).getAttribute('href'),
    ).toBe('/search?q=Something+odd');
  });

  it('opens the desk with the values beside the address', async () => {
    const { router } = show();
    const agent = await ask('Work out a loan over 5 years');
    await userEvent.click(within(agent).getByRole('link', { name: 'Open the desk' }));
    expect(await screen.findByText('Somewhere else')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/agents/loan-desk');
    expect(router.state.location.search).toBe('');
    expect(JSON.stringify(router.state.location.state)).toContain('"words":"5 years"');
  });

  it('hands a wish for an app to the generator as the first page does', async () => {
    const { router } = show('/ask-kora', { ...answerers, exact: () => undefined });
    const turn = await ask('make me an app that tracks my plants');
    await userEvent.click(within(turn).getByRole('button', { name: 'Make this app' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toBe('?make=make+me+an+app+that+tracks+my+plants');
  });

  it('asks what the address brings, and an example by one press', async () => {
    const { router } = show('/ask-kora?ask=Divide+by+zero');
    expect(await screen.findByRole('article', { name: 'Divide by zero' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?conversation=/));
    await userEvent.click(within(list()).getByRole('link', { name: 'New conversation' }));
    await userEvent.click(await screen.findByRole('button', { name: /What is 15% of 240\?/ }));
    expect(await screen.findByRole('article', { name: 'What is 15% of 240?' })).toBeTruthy();
  });

  it('breaks the line by Shift and Enter, and takes a text of many lines', async () => {
    show();
    await userEvent.type(box(), 'One{Shift>}{Enter}{/Shift}two');
    expect(box().value).toBe('One\ntwo');
    fireEvent.change(box(), { target: { value: 'First line\nSecond line\nThird line' } });
    await userEvent.type(box(), '{Enter}');
    expect((await screen.findByRole('article')).textContent).toContain('Heard: First line');
  });

  it('stops while it works: the question is in the box again, and nothing is kept', async () => {
    const { router } = show('/ask-kora', {
      ...answerers,
      exact: () => new Promise<AnswerHere>(() => undefined),
    });
    await userEvent.type(box(), 'Slow one{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(box().value).toBe('Slow one');
    expect(screen.queryByRole('article')).toBeNull();
    expect(router.state.location.search).toBe('');
    expect(within(list()).queryByRole('link', { name: 'Slow one' })).toBeNull();
  });

  it('says so when answering fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show('/ask-kora', { ...answerers, exact: () => Promise.reject(new Error('broken')) });
    expect(within(await ask('Hello')).getByText(/Something went wrong/)).toBeTruthy();
  });
});

describe('a conversation', () => {
  it('goes on, and begins a branch where a question is edited', async () => {
    show();
    await ask('First');
    await ask('Second');
    await userEvent.type(box(), '{ArrowUp}');
    const form = await screen.findByRole('form', { name: 'Edit the question' });
    const field = within(form).getByLabelText('The question');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'Second, edited{Enter}');
    await screen.findByRole('article', { name: 'Second, edited' });
    expect(screen.queryByRole('article', { name: 'Second' })).toBeNull();
    expect(screen.getByRole('article', { name: 'First' })).toBeTruthy();
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Former version' }));
    expect(await screen.findByRole('article', { name: 'Second' })).toBeTruthy();
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next version' }));
    expect(await screen.findByRole('article', { name: 'Second, edited' })).toBeTruthy();
  });

  it('is left as it was when editing is given up', async () => {
    show();
    await ask('First');
    await userEvent.click(screen.getByRole('button', { name: 'Edit the question' }));
    await userEvent.type(await screen.findByLabelText('The question'), ' more{Escape}');
    expect(screen.queryByRole('form', { name: 'Edit the question' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeTruthy();
    expect(document.activeElement).toBe(box());
  });

  it('is found again in the list by a word of its questions, and opened', async () => {
    const { router } = show();
    await ask('About zebras');
    await ask('And about annuities');
    await userEvent.click(within(list()).getByRole('link', { name: 'New conversation' }));
    await ask('Something else');
    await userEvent.type(within(list()).getByLabelText('Search conversations'), 'annuit');
    expect(within(list()).queryByRole('link', { name: 'Something else' })).toBeNull();
    await userEvent.click(within(list()).getByRole('link', { name: 'About zebras' }));
    expect(await screen.findByRole('article', { name: 'And about annuities' })).toBeTruthy();
    expect(router.state.location.search).toMatch(/^\?conversation=/);
  });

  it('is renamed, pinned and put into a folder', async () => {
    show();
    await ask('First');
    await choose('First', 'Rename');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Zebras{Enter}');
    expect(await within(list()).findByRole('link', { name: 'Zebras' })).toBeTruthy();
    await choose('Zebras', 'Put into a folder');
    await userEvent.type(await screen.findByLabelText('Folder'), 'Animals{Enter}');
    expect(await within(list()).findByRole('heading', { name: 'Animals' })).toBeTruthy();
    await choose('Zebras', 'Pin');
    expect(await within(list()).findByRole('heading', { name: 'Pinned' })).toBeTruthy();
  });

  it('is deleted, and brought back by one press', async () => {
    const { router } = show();
    await ask('First');
    await choose('First', 'Delete');
    await waitFor(() => expect(within(list()).queryByRole('link', { name: 'First' })).toBeNull());
    expect(router.state.location.search).toBe('');
    expect(told.at(-1)).toMatchObject({ title: 'Deleted', description: 'First' });
    told.at(-1)?.action?.onAction();
    await userEvent.click(await within(list()).findByRole('link', { name: 'First' }));
    expect(await screen.findByRole('article', { name: 'First' })).toBeTruthy();
  });

  it('lives on when another tab deletes it while a question is being answered', async () => {
    let arrive: (answer: AnswerHere) => void = () => undefined;
    const late = new Promise<AnswerHere>((resolve) => {
      arrive = resolve;
    });
    const exact = (question: string) => (question === 'Second' ? late : answerers.exact(question));
    const { router } = show('/ask-kora', { ...answerers, exact });
    await ask('First');
    await userEvent.type(box(), 'Second{Enter}');
    const person = await (await loadRuntime()).personData(null);
    const id = new URLSearchParams(router.state.location.search).get('conversation') ?? '';
    await person.remove(collection, id);
    arrive({ kind: 'cannot', reason: 'Heard late' });
    expect(
      within(await screen.findByRole('article', { name: 'Second' })).getByText('Heard late'),
    ).toBeTruthy();
    expect(screen.getByRole('article', { name: 'First' })).toBeTruthy();
    expect(told).toEqual([]);
  });

  it('is handed over as a file, to be read by people and by programs', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:x';
    });
    show();
    await ask('What is 15% of 240?');
    await choose('What is 15% of 240?', 'Export as Markdown');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain('## What is 15% of 240?\n\n**36**');
    await choose('What is 15% of 240?', 'Export as JSON');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(JSON.parse((await saved[1]?.text()) ?? '')).toMatchObject({
      turns: [{ question: 'What is 15% of 240?', parent: null, answer: { kind: 'exact', answer: '36' } }],
    });
  });

  it('that is not here is said not to be', async () => {
    show('/ask-kora?conversation=00000000-0000-7000-8000-000000000000');
    expect(await screen.findByText(/This conversation is not here/)).toBeTruthy();
  });
});

describe('voice', () => {
  afterEach(() => {
    // What leaves stops reading out, so it must still be able to.
    cleanup();
    for (const name of ['SpeechRecognition', 'speechSynthesis', 'SpeechSynthesisUtterance'])
      Reflect.deleteProperty(window, name);
  });

  it('has no button where the browser has none', async () => {
    show();
    await ask('First');
    expect(screen.queryByRole('button', { name: 'Say the question' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read the answer out' })).toBeNull();
  });

  it('writes what is said, and says why when the microphone is refused', async () => {
    const made: Spoken[] = [];
    class Spoken extends EventTarget {
      start = vi.fn<() => void>(() => void made.push(this));
      abort = vi.fn<() => void>(() => void this.dispatchEvent(new Event('end')));
      tell(kind: string, more: object) {
        this.dispatchEvent(Object.assign(new Event(kind), more));
      }
    }
    Object.assign(window, { SpeechRecognition: Spoken });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Say the question' }));
    act(() => made[0]?.tell('result', { results: [[{ transcript: 'my apps' }]] }));
    expect(box().value).toBe('my apps');
    act(() => made[0]?.tell('error', { error: 'not-allowed' }));
    expect(told.at(-1)?.description).toContain('microphone');
    await userEvent.click(screen.getByRole('button', { name: 'Stop listening' }));
    expect(screen.getByRole('button', { name: 'Say the question' })).toBeTruthy();
  });

  it('reads an answer out, and stops at a second press', async () => {
    const said: string[] = [];
    const cancel = vi.fn<() => void>();
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      speechSynthesis: { speak: ({ text }: Utterance) => said.push(text), cancel },
    });
    show();
    await ask('What is 15% of 240?');
    await userEvent.click(screen.getByRole('button', { name: 'Read the answer out' }));
    expect(said).toEqual(['36']);
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading out' }));
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'Read the answer out' })).toBeTruthy();
  });
});
