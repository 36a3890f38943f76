import { describe, expect, it } from 'vitest';
import { asksForOwn } from './asks-for-own.ts';

describe('asking for what is one’s own', () => {
  it.each([
    ['Which of my apps failed?'],
    ['What did I save, and which runs are there?'],
    ['Show us our projects'],
  ])('%s', (question) => expect(asksForOwn(question)).toBe(true));

  it.each([['How long are backups kept?'], ['What is an app?'], ['How do I change my password?'], ['']])(
    'is not: %s',
    (question) => expect(asksForOwn(question)).toBe(false),
  );
});
