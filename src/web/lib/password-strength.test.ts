import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    '',
    'a',
    '123456',
    'password',
    'qwerty123',
    'aaaaaaaaaaaa',
    'abcdefgh',
    'Password123',
    'welcome1',
  ])('calls %j very weak', (password) => {
    expect(passwordStrength(password).score).toBe(0);
  });

  it('does not count the own address', () => {
    expect(passwordStrength('margaret-hamilton', 'margaret.hamilton@kora.example').score).toBe(0);
    expect(passwordStrength('margaret-hamilton').score).toBeGreaterThan(2);
  });

  it('rises with length and variety', () => {
    const scores = ['xkvmq', 'xkvmqtbw', 'xkvmqtbwr3Z', 'correct horse battery staple'].map(
      (password) => passwordStrength(password).score,
    );
    expect(scores).toEqual(scores.toSorted());
    expect(scores.at(-1)).toBe(4);
  });

  it('says what would help until nothing is needed', () => {
    expect(passwordStrength('qwerty123').advice).toContain('common words');
    expect(passwordStrength('xkvmq').advice).toContain('longer');
    expect(passwordStrength('correct horse battery staple').advice).toBeUndefined();
  });
});
