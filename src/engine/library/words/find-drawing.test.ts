import { describe, expect, it } from 'vitest';
import { arePeople, findDrawing, haveNames, wordsFound } from './find-drawing.ts';

const drawn = [
  { name: 'cake', words: ['cake', 'birthday'] },
  { name: 'chocolate', words: ['chocolate'] },
  { name: 'house', words: ['house'] },
  { name: 'garden', words: ['garden', 'berry'] },
  { name: 'cream', words: ['ice cream'] },
];
const found = (text: string) => findDrawing(text, drawn)?.name;

describe('what a text speaks of', () => {
  it('is what it names last, before it says more about it', () => {
    expect(found('Chocolate cake')).toBe('cake');
    expect(found('Family house with garden')).toBe('house');
    expect(found('Tour of the garden')).toBe('garden');
  });

  it('is found in one or several, and as a phrase', () => {
    expect(found('Berries')).toBe('garden');
    expect(found('Ice cream cake')).toBe('cream');
    expect(found('HOUSES')).toBe('house');
  });

  it('is nothing where nothing of it is drawn', () => {
    expect(found('Quite unusual quartz')).toBeUndefined();
    expect(found('')).toBeUndefined();
  });

  it('is counted by its words', () => {
    const [both, other] = [{ words: ['cake', 'house'] }, { words: ['boat'] }];
    const counts = wordsFound('cakes in a house, and more cakes', [both, other]);
    expect([counts.get(both), counts.get(other)]).toEqual([2, undefined]);
  });

  it('knows what is called by a name of its own', () => {
    expect(['Dog', 'Rescue cat', 'Boat'].every(haveNames)).toBe(true);
    expect(['Dog food', 'Cake'].some(haveNames)).toBe(false);
  });

  it('knows whose names are those of people', () => {
    expect(['Member', 'Gym members', 'Doctor', 'Dog walker'].every(arePeople)).toBe(true);
    expect(['Dog', 'Membership', 'Order', 'Boat'].some(arePeople)).toBe(false);
  });
});
