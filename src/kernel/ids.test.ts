import { describe, expect, it } from 'vitest';
import { countingIds, randomIds } from './ids.ts';

describe('ids', () => {
  it('makes version 7 UUIDs that sort by the time they were made', () => {
    let time = Date.parse('2026-01-01T00:00:00Z');
    const ids = randomIds(() => time);
    const made = Array.from({ length: 50 }, () => {
      time += 1;
      return ids.uuid();
    });
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(50);
    for (const id of made)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('makes tokens of the asked length with no character that is easily misread', () => {
    const token = randomIds().token(64);
    expect(token).toMatch(/^[a-z2-9]{64}$/);
    expect(token).not.toMatch(/[lo]/);
  });

  it('counts in tests', () => {
    const ids = countingIds();
    expect([ids.uuid(), ids.uuid()]).toEqual([
      '00000000-0000-7000-8000-000000000001',
      '00000000-0000-7000-8000-000000000002',
    ]);
  });
});
