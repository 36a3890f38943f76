import { describe, expect, it } from 'vitest';
import { askedCharacter } from './asked-character.ts';

describe('the look that a text asks for', () => {
  it.each([
    ['A chore chart with a playful look', 'playful'],
    ['A spelling game for kids', 'playful'],
    ['A counting app for young children', 'playful'],
    ['A wine list with an elegant design', 'magazine'],
    ['A wine list. It should look elegant.', 'magazine'],
    ['An elegant website for a jeweller', 'magazine'],
    ['A rent tracker. Keep it serious.', 'ledger'],
    ['A rent tracker that looks businesslike', 'ledger'],
    ['Concert dates, make it look like a poster', 'market'],
    ['I want a bold site for my band', 'market'],
    ['A log of servers with a hacker vibe', 'terminal'],
    ['A list of plants. Design: cosy', 'calm'],
    ['A list of plants, a very calm and quiet design', 'calm'],
    ['Bookings for a dentist with a clean, modern interface', 'civic'],
    ['A tool list that looks like a workshop wall', 'studio'],
  ])('%s', (text, character) => expect(askedCharacter(text)).toBe(character));

  it.each([
    'A log of serious injuries at work',
    'A rota of who has to clean the kitchen',
    'Warm-up routines for runners',
    'Vaccinations for my kids',
    'A list of bold moves in chess',
    'Posters that we sell at fairs',
    'A magazine archive with issues and articles',
    'A console where staff see open tickets',
    'Fun facts of the day',
    'Compact cars that we rent out',
    'Professional references of applicants',
  ])('none: %s', (text) => expect(askedCharacter(text)).toBeUndefined());
});
