import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { AgentResult } from '../../../../catalog/agent-desk/result.ts';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { work as loanDesk } from '../../../../catalog/agents/loan-desk/work.ts';
import { callFunction, FunctionCallError } from '../../../lib/call-function.ts';
import { noAccess, SessionContext, type SessionView } from '../../../lib/session.ts';
import { FillFromText } from './fill-from-text.tsx';
import { Narrative } from './narrative.tsx';
import type { ToldResult } from './told-result.ts';

vi.mock('../../../lib/call-function.ts', async (original) => ({
  ...(await original()),
  callFunction: vi.fn<(contract: { name: string }, input: unknown) => Promise<unknown>>(),
}));

const work = loanDesk as unknown as AnyWork;
const text = 'We want to borrow 20,000 euros at 4.5 % for the van.';
const house = {
  id: 'settings',
  name: 'House',
  provider: 'compatible',
  model: 'small',
  place: 'models.lan',
  whose: 'installation',
  is_default: true,
};
const filled = {
  proposals: [
    { field: 'amount', value: 20_000, words: ['borrow 20,000 euros'] },
    { field: 'rate', value: 4.5, words: ['4.5 %'] },
  ],
  dropped: ['Fees paid at the start'],
  model: 'small',
  place: 'models.lan',
  fault: null as string | null,
};

let answers: Record<string, unknown>;
const asked = (name: string) =>
  vi
    .mocked(callFunction)
    .mock.calls.filter(([contract]) => contract.name === name)
    .map(([, input]) => input);

beforeEach(() => {
  answers = { 'list-models': { models: [house], own_keys_allowed: false }, 'fill-agent-form': filled };
  vi.mocked(callFunction).mockImplementation(async (contract) => {
    const answer = answers[contract.name];
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const ada = { ...visitor, status: 'signed-in', user: { id: 'ada' } } as unknown as SessionView;

function show(part: React.ReactNode, session = ada): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>{part}</SessionContext>
    </QueryClientProvider>,
  );
}

let form: Draft;
function Filling({ start, isExample = false }: { start: Draft; isExample?: boolean }) {
  const [draft, setDraft] = useState(start);
  const [example, setExample] = useState(isExample);
  useEffect(() => {
    form = draft;
  }, [draft]);
  return (
    <FillFromText
      slug="loan-desk"
      work={work}
      draft={draft}
      isExample={example}
      onChange={(next) => {
        setDraft(next);
        setExample(false);
      }}
    />
  );
}

async function readIt(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Text'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Read the text' }));
}

describe('filling the form of an agent from a text', () => {
  it('asks for a text first', async () => {
    show(<Filling start={{}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Read the text' }));
    expect(screen.getByText('Paste or write the text first.')).toBeDefined();
    expect(asked('fill-agent-form')).toEqual([]);
  });

  it('says where the text goes, and proposes values with their words before anything is taken', async () => {
    show(<Filling start={{}} />);
    await screen.findByRole('checkbox', { name: 'Ask House: the text is sent to models.lan' });
    await readIt();
    const list = await screen.findByRole('list', { name: 'Read from the text' });
    expect(list.textContent).toContain('“borrow 20,000 euros”');
    expect(screen.getByText(/does not say it so: Fees paid at the start\.$/)).toBeDefined();
    expect(asked('fill-agent-form')).toEqual([{ slug: 'loan-desk', text }]);
    expect(form).toEqual({});
    await userEvent.click(within(list).getByRole('button', { name: 'Take: Amount borrowed' }));
    expect(form).toEqual({ amount: 20_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Take all' }));
    expect(form).toEqual({ amount: 20_000, rate: 4.5 });
  });

  it('does not replace what somebody has entered unless they say so for that field', async () => {
    show(<Filling start={{ amount: 9_000 }} />);
    await screen.findByRole('checkbox', { name: /^Ask House/ });
    await readIt();
    await userEvent.click(await screen.findByRole('button', { name: 'Take all' }));
    expect(form).toEqual({ amount: 9_000, rate: 4.5 });
    await userEvent.click(screen.getByRole('button', { name: 'Replace: Amount borrowed' }));
    expect(form).toEqual({ amount: 20_000, rate: 4.5 });
  });

  it('empties an example first, unless that is not wanted', async () => {
    const example = work.starters[0]?.input ?? {};
    show(<Filling start={example} isExample />);
    await screen.findByRole('checkbox', { name: /^Ask House/ });
    await readIt();
    expect(await screen.findByRole('checkbox', { name: /^Empty the form first/ })).toHaveProperty(
      'checked',
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Take all' }));
    expect(form).toMatchObject({ amount: 20_000, rate: 4.5 });
    expect(form).not.toHaveProperty('years');
  });

  it.each([
    [
      'says why it was of no use',
      () => ({ ...filled, proposals: [], fault: 'models.lan cannot be reached.' }),
      'models.lan cannot be reached.',
    ],
    [
      'could not be asked',
      () => new FunctionCallError('internal', 'The database is busy.', 503),
      'The database is busy.',
    ],
  ])('reads it on the device when the model %s', async (_, answer, words) => {
    answers['fill-agent-form'] = answer();
    show(<Filling start={{}} />);
    await screen.findByRole('checkbox', { name: /^Ask House/ });
    await readIt();
    expect(await screen.findByText(words)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Take all' }));
    expect(form).toMatchObject({ amount: 20_000, rate: 4.5 });
  });

  it('reads it on the device for who is not signed in, and sends it nowhere', async () => {
    show(<Filling start={{}} />, visitor);
    expect(screen.getByText(/sent nowhere/)).toBeDefined();
    await readIt();
    await userEvent.click(await screen.findByRole('button', { name: 'Take all' }));
    expect(form).toMatchObject({ amount: 20_000, rate: 4.5 });
    expect(callFunction).not.toHaveBeenCalled();
  });
});

const result: AgentResult = { summary: 'You pay €928.80 a month.', values: {}, parts: [] };

describe('telling a result in words', () => {
  const told = {
    paragraphs: ['You pay €928.80 a month.'],
    left_out: 1,
    model: 'small',
    place: 'models.lan',
    fault: null as string | null,
  };

  it('is offered only where there is a model', async () => {
    answers['list-models'] = { models: [], own_keys_allowed: false };
    show(<Narrative title="Loan Desk" result={result} onExport={() => undefined} />);
    await waitFor(() => expect(asked('list-models')).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is marked, says what was left out, and joins the downloads when that is wanted', async () => {
    answers['write-narrative'] = told;
    const onExport = vi.fn<(told: ToldResult | undefined) => void>();
    show(<Narrative title="Loan Desk" result={result} onExport={onExport} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell it in words' }));
    expect(await screen.findByText('Written by small')).toBeDefined();
    expect(screen.getByText(/^One sentence was left out/)).toBeDefined();
    expect(asked('write-narrative')).toEqual([{ title: 'Loan Desk', facts: ['You pay €928.80 a month.'] }]);
    expect(onExport).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add it to the downloads' }));
    expect(onExport).toHaveBeenLastCalledWith({
      of: result,
      withText: {
        ...result,
        parts: [
          {
            kind: 'document',
            title: 'In words, written by small',
            blocks: [{ kind: 'text', text: 'You pay €928.80 a month.' }],
          },
        ],
      },
    });
  });

  it('says in words why there is none', async () => {
    answers['write-narrative'] = { ...told, paragraphs: [], fault: 'Your limit is reached for today.' };
    show(<Narrative title="Loan Desk" result={result} onExport={() => undefined} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tell it in words' }));
    expect(await screen.findByText('Your limit is reached for today.')).toBeDefined();
    expect(screen.queryByText('Written by small')).toBeNull();
  });
});
