import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClauseAnswer } from '../../../../functions/app-shapes.ts';
import { axeFaults } from '../../../ui/axe-faults.ts';
import { AnswerList } from './answer-list.tsx';

afterEach(cleanup);

function answer(change: Partial<ClauseAnswer>): ClauseAnswer {
  return { clause: 'a clause', state: 'done', changes: [], missing: [], choices: [], ...change };
}

const header = answer({
  clause: 'make the header dark green',
  changes: [{ text: 'The header is dark green now.', swatch: '#006400' }],
});
const renamed = answer({
  clause: 'rename customers to members',
  changes: [{ text: 'Customers are called members now, everywhere.', before: 'Customers', after: 'Members' }],
});
const partly = answer({
  clause: 'add name and address to customers',
  state: 'partly',
  changes: [{ text: 'Customers now have an address.' }],
  missing: ['Customers have a name already.'],
});
const fax = answer({
  clause: 'send a fax to the moon',
  state: 'not-understood',
  why: 'Apps send no messages to the outside: no email, no SMS, no fax.',
  choices: [{ sentence: 'Add a phone number to customers', label: 'Add a phone number to customers' }],
});
const premium = answer({
  clause: 'more premium',
  state: 'not-understood',
  why: 'Which look comes nearest? Nothing is changed before you choose.',
  choices: [
    {
      sentence: 'Use the look Ink and ivory',
      label: 'Ink and ivory: letters with serifs',
      swatches: ['#fbf7ee', '#1f2937'],
    },
  ],
});

function show(answers: ClauseAnswer[], onChoose: (sentence: string) => void = () => undefined) {
  return render(<AnswerList answers={answers} onChoose={onChoose} />);
}

describe('the answer to a sentence', () => {
  it('says of each clause what became of it', () => {
    show([header, partly, fax]);
    expect(screen.getByText('Done: “make the header dark green”')).toBeTruthy();
    expect(screen.getByText('Partly done: “add name and address to customers”')).toBeTruthy();
    expect(screen.getByText('Not done: “send a fax to the moon”')).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'What is missing' })).getByText(
        'Customers have a name already.',
      ),
    ).toBeTruthy();
  });

  it('shows a colour and what a text was before', () => {
    const { container } = show([header, renamed]);
    expect(screen.getByRole('img', { name: '#006400' }).querySelector('circle')?.getAttribute('fill')).toBe(
      '#006400',
    );
    expect(container.querySelector('del')?.textContent).toBe('Customers');
    expect(container.querySelector('ins')?.textContent).toBe('Members');
  });

  it('asks back with what can be pressed, and says why nothing was done', () => {
    const onChoose = vi.fn<(sentence: string) => void>();
    show([fax], onChoose);
    expect(screen.getByText(/no email, no SMS, no fax/)).toBeTruthy();
    expect(screen.getByText(/Did you mean/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add a phone number to customers' }));
    expect(onChoose).toHaveBeenCalledWith('Add a phone number to customers');
  });

  it('offers looks by name, each as a small page in its colours', () => {
    const onChoose = vi.fn<(sentence: string) => void>();
    const { container } = show([premium], onChoose);
    const drawn = [...container.querySelectorAll('rect')].map((part) => part.getAttribute('fill'));
    expect(drawn.slice(0, 2)).toEqual(['#fbf7ee', '#1f2937']);
    expect(screen.getByText('letters with serifs')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ink and ivory: letters with serifs' }));
    expect(onChoose).toHaveBeenCalledWith('Use the look Ink and ivory');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('can be used by everybody', async () => {
    const { container } = show([header, renamed, partly, fax, premium]);
    expect(await axeFaults(container)).toEqual([]);
  });
});
