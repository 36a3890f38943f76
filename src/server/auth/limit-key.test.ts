import { describe, expect, it } from 'vitest';
import { limitKeyOf } from './limit-key.ts';

describe('limitKeyOf', () => {
  it('keeps version 4 whole, also when it is written as version 6', () => {
    expect(limitKeyOf('203.0.113.9')).toBe('203.0.113.9');
    expect(limitKeyOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('counts a /64 of version 6 as one', () => {
    expect(limitKeyOf('2001:db8:1:2:aaaa::1')).toBe(limitKeyOf('2001:0db8:1:2::ffff'));
    expect(limitKeyOf('2001:db8:1:2::1')).not.toBe(limitKeyOf('2001:db8:1:3::1'));
    expect(limitKeyOf('::1')).toBe('0:0:0:0');
  });
});
