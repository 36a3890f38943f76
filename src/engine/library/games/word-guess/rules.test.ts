import { describe, expect, it } from 'vitest';
import { fiveLetterWords } from '../words.ts';
import { letterMarks, markGuess } from './rules.ts';

describe('the word game', () => {
  it('marks a doubled letter only as often as the word has it', () => {
    expect(markGuess('allow', 'label')).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'absent', 'absent']);
    expect(markGuess('level', 'hello')).toEqual(['elsewhere', 'right', 'absent', 'absent', 'elsewhere']);
    expect(markGuess('apple', 'apple')).toEqual(['right', 'right', 'right', 'right', 'right']);
  });

  it('keeps the best mark of a letter', () => {
    expect(letterMarks(['ladle', 'apple'], 'apple').get('e')).toBe('right');
  });

  it('has only different words of five letters', () => {
    expect(fiveLetterWords.every((word) => /^[a-z]{5}$/.test(word))).toBe(true);
    expect(new Set(fiveLetterWords).size).toBe(fiveLetterWords.length);
  });
});
