import { describe, expect, it } from 'vitest';
import { writeAmount } from './write-amount.ts';

describe('amounts', () => {
  it('are written as what they are', () => {
    expect(writeAmount(1234.5, 'money', 'EUR')).toBe('€1,235');
    expect(writeAmount(12.5, 'money', 'USD')).toBe('$12.50');
    expect(writeAmount(2000, 'money', 'PLN')).toBe('PLN 2,000');
    expect(writeAmount(-3, 'money', 'GBP')).toBe('-£3');
    expect(writeAmount(8.256, 'percent')).toBe('8.26 %');
    expect(writeAmount(1234.56, 'whole')).toBe('1,235');
    expect(writeAmount(2.5, 'times')).toBe('2.5×');
    expect(writeAmount(0.01234, 'number')).toBe('0.0123');
    expect(writeAmount('2026-03-05', 'date')).toBe('Mar 5, 2026');
    expect(writeAmount(2026, 'text')).toBe('2026');
    expect(writeAmount(null, 'money')).toBe('–');
  });

  it('never show a minus before nothing', () => {
    expect(writeAmount(-0.001, 'percent')).toBe('0 %');
    expect(writeAmount(-0, 'money')).toBe('$0');
  });
});
