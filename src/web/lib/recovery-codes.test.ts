import { describe, expect, it } from 'vitest';
import { recoveryCodesText } from './recovery-codes.ts';

describe('the sheet of recovery codes', () => {
  it('says whose they are, what they do and when they were made', () => {
    const text = recoveryCodesText(
      ['aaaa-bbbb', 'cccc-dddd'],
      'a@b.example',
      new Date('2026-03-04T12:00:00Z'),
    );
    expect(text).toBe(
      'Kora recovery codes for a@b.example\nMade on 2026-03-04. Each works once, in place of the second factor.\n\naaaa-bbbb\ncccc-dddd\n',
    );
  });
});
