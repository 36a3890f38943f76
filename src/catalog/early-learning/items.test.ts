import { describe, expect, it } from 'vitest';
import { bands, choicesOf, worlds } from './bands.ts';
import { drawings } from './drawings.ts';
import { avatars } from './drawings-of-animals.ts';
import { type Figure, figureKey, figureWords } from './figure.ts';
import { itemsFor, itemsOf } from './items.ts';

const all = worlds.flatMap((world) => bands.map((band) => ({ world, band, items: itemsOf(world, band) })));

/** The number of things that a figure shows or writes, where it has one. */
function amountOf(figure: Figure): number | undefined {
  if (figure.kind === 'text') return /^\d+$/.test(figure.text) ? Number(figure.text) : undefined;
  return figure.kind === 'many' || figure.kind === 'tens' ? figure.count : undefined;
}

describe.each(all)('$world for $band', ({ items, band }) => {
  it('has enough for many rounds, in at least two steps of difficulty, each under a name of its own', () => {
    expect(items.length).toBeGreaterThanOrEqual(10);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(items.map(({ level }) => level)).size).toBeGreaterThanOrEqual(2);
    expect(Math.min(...items.map(({ level }) => level))).toBe(1);
  });

  it('says and shows every question, with enough other pictures, all different and none of them right', () => {
    for (const { id, say, prompt, right, wrong, level } of items) {
      expect(say.length, id).toBeGreaterThan(5);
      expect(level, id).toBeLessThanOrEqual(6);
      expect(figureWords(prompt).length, id).toBeGreaterThan(0);
      const keys = [right, ...wrong].map(figureKey);
      expect(wrong.length, id).toBeGreaterThanOrEqual(3);
      expect(wrong.length, id).toBeGreaterThanOrEqual(choicesOf[band] - 1);
      expect(new Set(keys).size, id).toBe(keys.length);
      expect(new Set([right, ...wrong].map(figureWords)).size, id).toBe(keys.length);
      const names = [prompt, right, ...wrong].flatMap((figure) => ('name' in figure ? [figure.name] : []));
      expect(
        names.filter((name) => drawings[name] === undefined),
        id,
      ).toEqual([]);
    }
  });

  it('asks for an amount only where one picture has it', () => {
    const doubtful = items.filter(({ prompt, right, wrong }) => {
      const asked = prompt.kind === 'text' ? amountOf(prompt) : undefined;
      if (asked !== undefined && right.kind === 'many' && right.count !== asked) return true;
      const amount = amountOf(right);
      return amount !== undefined && wrong.map(amountOf).includes(amount);
    });
    expect(doubtful).toEqual([]);
  });
});

it('reckons rightly', () => {
  for (const item of bands.flatMap((band) => itemsOf('adding', band))) {
    const { prompt } = item;
    const sum =
      prompt.kind === 'heaps'
        ? prompt.first + (prompt.away === true ? -prompt.second : prompt.second)
        : prompt.kind === 'jump'
          ? prompt.from + prompt.by
          : Number.NaN;
    expect(item.right, item.id).toEqual({ kind: 'text', text: String(sum) });
  }
});

it('keeps letters apart by their case, where that is wanted', () => {
  const upper = itemsFor('letters', '3-4', 'upper');
  expect(upper.length * 2).toBe(itemsFor('letters', '3-4', 'both').length);
  expect(upper.every(({ right }) => right.kind === 'text' && right.text === right.text.toUpperCase())).toBe(
    true,
  );
});

it('draws every animal that a child can be', () => {
  for (const avatar of avatars) expect(drawings[avatar].length).toBeGreaterThan(2);
});
