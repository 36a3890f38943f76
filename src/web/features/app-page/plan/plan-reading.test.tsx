import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Span } from '../../../../engine/reader/reading.ts';
import { markedReading } from '../../../../testing/reader/marked-reading.ts';
import { axeFaults } from '../../../ui/axe-faults.ts';
import { PlanReading } from './plan-reading.tsx';

const reading = markedReading('I {A1>2 lend} {T2 books}\nto my {F3>2 friends} and note the sleeve.');

function Section({ why, onPlan }: { why?: string; onPlan: (spans: readonly Span[] | undefined) => void }) {
  const [corrected, setCorrected] = useState<readonly Span[]>();
  return (
    <PlanReading
      reading={reading}
      corrected={corrected}
      why={why}
      busy={false}
      note="Planning again makes a new version."
      onCorrect={setCorrected}
      onPlan={() => onPlan(corrected)}
    />
  );
}

function show(why?: string) {
  const planned = vi.fn<(spans: readonly Span[] | undefined) => void>();
  render(<Section {...(why === undefined ? {} : { why })} onPlan={planned} />);
  return planned;
}

afterEach(cleanup);

describe('how the description was read', () => {
  it('names every word group in plain words and keeps the lines of the text', async () => {
    show();
    const text = screen.getByRole('toolbar', { name: 'Your description' });
    expect(
      within(text)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['lend: something people do', 'books: a thing that is kept', 'friends: a detail of a thing']);
    expect(text.textContent).toContain('\nto my ');
    expect(screen.getByRole('list', { name: 'What the marks mean' }).textContent).toBe(
      'a thing that is kepta detail of a thingsomething people do',
    );
    expect(screen.queryByRole('button', { name: 'Plan again from these' })).toBeNull();
    expect(await axeFaults(document.body)).toEqual([]);
  });

  it('is corrected by a press and planned from all corrections together', async () => {
    const planned = show();
    await userEvent.click(screen.getByRole('button', { name: /^friends:/ }));
    const menu = await screen.findByRole('menu', { name: 'What “friends” is' });
    expect(
      within(menu).getByRole('menuitemradio', { name: 'A detail of a thing' }).getAttribute('aria-checked'),
    ).toBe('true');
    expect(await axeFaults(menu)).toEqual([]);
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'People' }));
    expect(screen.getByRole('button', { name: 'friends: people' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: /^lend:/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Not important' }));
    expect(screen.getByRole('list', { name: 'Your corrections' }).textContent).toBe(
      '“lend” is not important.“friends” stands for people.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plan again from these' }));
    expect(planned.mock.lastCall?.[0]?.map(({ kind }) => kind)).toEqual(['T', 'R']);
  });

  it('is corrected by keys alone, and the focus comes back to the words', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const menu = await screen.findByRole('menu', { name: 'What “books” is' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('business{Enter}');
    const books = await screen.findByRole('button', { name: 'books: business or subject' });
    await waitFor(() => expect(document.activeElement).toBe(books));
  });

  it('takes labels for plain words, and longer groups', async () => {
    show();
    expect(screen.queryByRole('button', { name: /^sleeve/ })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Label other words too' }));
    await userEvent.click(screen.getByRole('button', { name: 'sleeve: no label' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'A detail of a thing' }));
    await userEvent.click(screen.getByRole('button', { name: 'sleeve: a detail of a thing' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add “the” before' }));
    expect(screen.getByRole('button', { name: 'the sleeve: a detail of a thing' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Your corrections' }).textContent).toBe(
      '“the sleeve” is a detail of a thing.',
    );
  });

  it('forgets a correction that is taken back', async () => {
    show();
    for (const name of ['People', 'A detail of a thing']) {
      await userEvent.click(screen.getByRole('button', { name: /^friends:/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    expect(screen.queryByRole('list', { name: 'Your corrections' })).toBeNull();
  });

  it('is only read where it cannot be corrected, which is said', () => {
    show('The labels can be corrected in the newest version.');
    expect(screen.getByText('The labels can be corrected in the newest version.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('books', { exact: false, selector: 'mark' })).toBeTruthy();
  });
});
