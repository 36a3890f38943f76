import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Exercise } from '../../../../catalog/academy/course.ts';
import type { Answer, Task } from '../../../../methods/grading/task.ts';
import { ExerciseCard } from './exercise-card.tsx';

afterEach(cleanup);

function show(task: Task) {
  const onTry = vi.fn<(answer: Answer, right: boolean) => void>();
  const exercise: Exercise = {
    id: 'profit',
    title: 'Profit in May',
    question: 'What is it?',
    hint: 'Subtract.',
    why: 'Because of this.',
    task,
  };
  render(
    <MemoryRouter>
      <ExerciseCard exercise={exercise} place="Exercise 1 of 4" tried={undefined} onTry={onTry} />
    </MemoryRouter>,
  );
  return onTry;
}

const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check' }));

describe('an exercise', () => {
  it('says what cannot be read without counting it, then what is wrong, then why it is right', async () => {
    const onTry = show({ type: 'number', answer: 2500, tolerance: 0, unit: '€' });
    const field = screen.getByRole('textbox', { name: 'Your answer: Profit in May, in €' });
    fireEvent.change(field, { target: { value: 'plenty' } });
    check();
    expect(await screen.findByText(/“plenty” is no number/)).toBeTruthy();
    expect(onTry).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '10' } });
    check();
    expect(await screen.findByText('Not yet')).toBeTruthy();
    expect(screen.queryByText('Because of this.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the solution' }));
    expect(await screen.findByText('Because of this.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '2.500,00 €' } });
    check();
    expect(await screen.findByText('Right')).toBeTruthy();
    expect(onTry.mock.calls).toEqual([
      ['10', false],
      ['2.500,00 €', true],
    ]);
  });

  it('is put in order by moving items', async () => {
    const items = ['First', 'Second', 'Third', 'Fourth'];
    const onTry = show({ type: 'order', items });
    const shown = () => within(screen.getByRole('list', { name: 'Profit in May' })).getAllByRole('listitem');
    for (const [at, item] of items.entries())
      for (;;) {
        const place = shown().findIndex((row) => row.textContent.includes(item));
        if (place <= at) break;
        fireEvent.click(screen.getByRole('button', { name: `Move up: ${item}` }));
      }
    check();
    expect(await screen.findByText('Right')).toBeTruthy();
    expect(onTry).toHaveBeenCalledWith([0, 1, 2, 3], true);
  });

  it('is matched by choosing partners, and says which are right', async () => {
    const pairs = ['a', 'b', 'c', 'd'].map((left) => ({ left, right: `partner of ${left}` }));
    const onTry = show({ type: 'match', pairs });
    check();
    expect(await screen.findByText('Give every line its partner first.')).toBeTruthy();
    const choose = (left: string, place: number) =>
      fireEvent.change(screen.getByRole('combobox', { name: `Partner of: ${left}` }), {
        target: { value: String(place) },
      });
    for (const [at, { left }] of pairs.entries()) choose(left, at);
    choose('c', 3);
    check();
    expect(await screen.findByText('Not yet')).toBeTruthy();
    expect(screen.getAllByText(/^Right:/)).toHaveLength(3);
    choose('c', 2);
    check();
    await screen.findByText('Right', { exact: true });
    expect(onTry).toHaveBeenLastCalledWith([0, 1, 2, 3], true);
  });

  it('takes several options where several are right', async () => {
    const onTry = show({
      type: 'choice',
      options: [
        { text: 'one', right: true },
        { text: 'two', right: false },
        { text: 'three', right: true },
      ],
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'three' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'one' }));
    check();
    expect(await screen.findByText('Right')).toBeTruthy();
    expect(onTry).toHaveBeenCalledWith([0, 2], true);
  });

  it('has a table whose cells are filled in', async () => {
    const onTry = show({
      type: 'table',
      header: ['Year', 'Cost'],
      rows: [
        [
          { kind: 'given', text: '1' },
          { kind: 'number', answer: 1200 },
        ],
        [
          { kind: 'given', text: '2' },
          { kind: 'text', accept: ['none'] },
        ],
      ],
      tolerance: 0,
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Cost, row 1' }), { target: { value: '1,200' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Cost, row 2' }), { target: { value: 'None' } });
    check();
    expect(await screen.findByText('Right')).toBeTruthy();
    expect(onTry).toHaveBeenCalledWith(['1,200', 'None'], true);
  });
});
