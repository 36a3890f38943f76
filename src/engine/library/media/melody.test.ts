import { expect, test } from 'vitest';
import { formatTime, melodyOf } from './melody.ts';

test('a name has one tune, and another name another', () => {
  expect(melodyOf('River song')).toEqual(melodyOf('River song'));
  expect(melodyOf('River song').notes).not.toEqual(melodyOf('Night train').notes);
});

test('the notes are in order, can be heard, and end with the tune', () => {
  const { notes, seconds } = melodyOf('River song');
  expect(notes.length).toBeGreaterThan(15);
  for (const [index, note] of notes.entries()) {
    expect(note.frequency).toBeGreaterThan(80);
    expect(note.frequency).toBeLessThan(2500);
    expect(note.at).toBeLessThan(seconds);
    expect(note.at).toBeGreaterThanOrEqual(notes[index - 1]?.at ?? 0);
  }
});

test('times are read as minutes and seconds', () => {
  expect(formatTime(0)).toBe('0:00');
  expect(formatTime(75.9)).toBe('1:15');
});
