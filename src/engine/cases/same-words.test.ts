import { describe, expect, it } from 'vitest';
import { isSameProperty, isSameThing } from './same-words.ts';
import { sharedWords } from './shared-words.ts';

describe('words for the same', () => {
  it.each([
    ['category', 'Kind'],
    ['Status', 'State'],
    ['phone number', 'Phone'],
    ['Who made it', 'Maker'],
    ['use by', 'Best before'],
    ['how many left', 'In stock'],
  ])('calls “%s” and “%s” one property', (one, other) => expect(isSameProperty(one, other)).toBe(true));

  it.each([
    ['price', 'Name'],
    ['tradesman', 'Cost'],
    ['due date', 'Start'],
  ])('tells “%s” and “%s” apart', (one, other) => expect(isSameProperty(one, other)).toBe(false));

  it('knows people and things by other names, in the plural too', () => {
    expect(isSameThing('tradesmen', 'craftsman')).toBe(true);
    expect(isSameThing('intakes', 'dose')).toBe(true);
    expect(isSameThing('tenant', 'craftsman')).toBe(false);
  });

  it('counts the words that tell a property apart, and no others', () => {
    expect(sharedWords('Date frozen', 'frozen')).toBeGreaterThan(0);
    expect(sharedWords('what to bring', 'Bring along')).toBeGreaterThan(0);
    expect(sharedWords('Date of the visit', 'Date of birth')).toBe(0);
  });
});
