import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../ui/axe-faults.ts';
import { cutText, type TextPlace } from './cut-text.ts';
import { MarkLegend } from './mark-legend.tsx';
import { MarkedText, type TextMark } from './marked-text.tsx';

const text = 'Books I lent.\nWho has them?';
const marks: readonly TextMark[] = [
  { start: 8, end: 12, tone: 'yellow', line: 'dashed', label: 'something people do', tag: 'act' },
  { start: 0, end: 5, tone: 'cyan', label: 'a thing that is kept' },
];

afterEach(cleanup);

describe('a text cut into pieces', () => {
  it('is whole again when they are put together, whatever is marked', () => {
    for (const words of [false, true])
      expect(
        cutText(text, marks, words)
          .map(({ start, end }) => text.slice(start, end))
          .join(''),
      ).toBe(text);
  });

  it('leaves out marks that overlap, are empty or lie outside', () => {
    const odd = [...marks, { start: 4, end: 7 }, { start: 9, end: 9 }, { start: 20, end: 99 }];
    expect(
      cutText(text, odd)
        .filter(({ kind }) => kind === 'mark')
        .map(({ start }) => start),
    ).toEqual([0, 8]);
  });

  it('takes words with an apostrophe as one', () => {
    const words = cutText("It's mine – 4 of them", [], true).filter(({ kind }) => kind === 'word');
    expect(words.map(({ start, end }) => "It's mine – 4 of them".slice(start, end))).toEqual([
      "It's",
      'mine',
      '4',
      'of',
      'them',
    ]);
  });
});

describe('a text with marked word groups', () => {
  it('keeps the text with its line breaks and says what each group is', async () => {
    const { container } = render(<MarkedText text={text} marks={marks} name="Your description" />);
    expect(container.textContent).toBe('Books, a thing that is kept I lentact.\nWho has them?');
    expect(screen.queryByRole('button')).toBeNull();
    expect(await axeFaults(container)).toEqual([]);
  });

  it('hands over which group was pressed, by pointer and by keys with one Tab stop', async () => {
    const pressed = vi.fn<(place: TextPlace, button: HTMLElement) => void>();
    const { container } = render(
      <MarkedText text={text} marks={marks} name="Your description" onPress={pressed} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'lent: something people do' }));
    expect(pressed.mock.lastCall?.[0]).toEqual({ start: 8, end: 12 });
    await userEvent.keyboard('{Home}{Enter}');
    expect(pressed.mock.lastCall?.[0]).toEqual({ start: 0, end: 5 });
    expect(pressed.mock.lastCall?.[1]).toBe(document.activeElement);
    expect(screen.getAllByRole('button').map((button) => button.tabIndex)).toEqual([0, -1]);
    expect(await axeFaults(container)).toEqual([]);
  });

  it('makes plain words buttons where that is asked', async () => {
    const pressed = vi.fn<(place: TextPlace) => void>();
    render(<MarkedText text={text} marks={marks} name="Your description" onPress={pressed} pressWords />);
    await userEvent.click(screen.getByRole('button', { name: 'has: no label' }));
    expect(pressed.mock.lastCall?.[0]).toEqual({ start: 18, end: 21 });
    await userEvent.keyboard('{ArrowLeft} ');
    expect(pressed.mock.lastCall?.[0]).toEqual({ start: 14, end: 17 });
  });

  it('draws only the pressed word again in a text of ten thousand characters', () => {
    const long = 'Neighbourhood associations lend books internationally. '.repeat(190).slice(0, 10_000);
    let drawn = 0;
    const many = Array.from(
      long.matchAll(/books/g),
      ({ index }): TextMark => ({
        start: index,
        end: index + 5,
        tone: 'cyan',
        label: 'a thing that is kept',
        get tag() {
          drawn += 1;
          return 'thing';
        },
      }),
    );
    const pressed = vi.fn<(place: TextPlace) => void>();
    const show = (open: number | undefined) => (
      <MarkedText
        text={long}
        marks={many}
        name="Long"
        onPress={pressed}
        opens="menu"
        pressWords
        open={open}
      />
    );
    const { rerender } = render(show(undefined));
    const atFirst = drawn;
    expect(atFirst).toBeGreaterThanOrEqual(many.length);
    rerender(show(many[0]?.start));
    expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
    expect(drawn - atFirst).toBeLessThanOrEqual(2 * (atFirst / many.length));
  });

  it('explains its marks in a legend', () => {
    render(<MarkLegend name="What the marks mean" entries={[{ tone: 'cyan', label: 'Thing' }]} />);
    expect(screen.getByRole('list', { name: 'What the marks mean' }).textContent).toBe('Thing');
  });
});
