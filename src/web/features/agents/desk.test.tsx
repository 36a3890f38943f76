import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { agents } from '../../../catalog/agents.gen.ts';
import { builders } from '../../../catalog/builders.gen.ts';
import { handingState } from '../../lib/handed-values.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { Desk } from './desk.tsx';
import { type LoadedAgent, loadAgent } from './load-agent.ts';

// The pages are large: on a busy machine to look through one takes long.
vi.setConfig({ testTimeout: 240_000 });
afterEach(cleanup);

function show(agent: LoadedAgent, state?: unknown) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <Suspense>
        <main>
          <h1>{agent.card.name}</h1>
          <Desk agent={agent} />
        </main>
      </Suspense>
    </MemoryRouter>,
  );
}

const slugs = [...agents.map(({ agent }) => agent.slug), ...builders.map(({ builder }) => builder.slug)];

describe.each(slugs)('the desk of %s', (slug) => {
  let agent: LoadedAgent;
  beforeAll(async () => {
    agent = await loadAgent(slug);
  });

  it('shows a worked example before anything has run, and a form whose every field has a name', async () => {
    const { container } = show(agent);
    expect(container.textContent).toContain(agent.example.result.summary);
    expect(screen.getByRole('button', { name: 'Work it out' })).toBeTruthy();
    expect(await axeFaults(container)).toEqual([]);
  });

  it('says what is wrong when the form is emptied', async () => {
    show({ ...agent, example: { ...agent.example, input: {} } });
    fireEvent.click(screen.getByRole('button', { name: 'Work it out' }));
    expect((await screen.findAllByText(/^(\d+ fields need|One field needs) another look\.$/)).length).toBe(1);
  });
});

describe('the desk of the Loan Desk', () => {
  it('works out a starter by one press', async () => {
    const agent = await loadAgent('loan-desk');
    show(agent);
    fireEvent.click(screen.getByRole('button', { name: /Delivery van/ }));
    await screen.findByRole('heading', { name: 'Result: Delivery van' });
    await waitFor(() => expect(screen.getAllByText(/You pay €928\.80 a month/).length).toBeGreaterThan(0));
  });

  it('puts a sentence at the field that is no number, and keeps the result that stands', async () => {
    const agent = await loadAgent('loan-desk');
    show(agent);
    fireEvent.change(screen.getByLabelText('Amount borrowed'), { target: { value: 'a lot' } });
    fireEvent.click(screen.getByRole('button', { name: 'Work it out' }));
    expect(await screen.findByText('This is no number. Write it in digits, such as 1250.5.')).toBeTruthy();
    expect(screen.getAllByText(agent.example.result.summary).length).toBeGreaterThan(0);
  });

  it('begins with what a question said, says which values those are, and leaves the rest empty', async () => {
    const agent = await loadAgent('loan-desk');
    const values = [
      { field: 'amount', label: 'Amount borrowed', value: 20000, words: '20000' },
      { field: 'years', label: 'Term', value: 5, words: '5 years' },
    ];
    show(agent, handingState({ question: 'a loan of 20000 over 5 years', values }));
    expect(await screen.findByText('Filled in from your question')).toBeTruthy();
    expect(screen.getByText('“a loan of 20000 over 5 years”')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Amount borrowed').value.replace(/\D/g, '')).toBe('20000');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Term/ }).value).toBe('5');
    expect(screen.getByLabelText<HTMLInputElement>('Fees paid at the start').value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: /Delivery van/ }));
    await screen.findByRole('heading', { name: 'Result: Delivery van' });
    expect(screen.queryByText('Filled in from your question')).toBeNull();
  });
});
