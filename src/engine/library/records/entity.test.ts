import { describe, expect, it } from 'vitest';
import { titleOf } from './entity.ts';

describe('the title of a record', () => {
  it.each([
    ['date', '2026-11-11', 'Nov 11, 2026'],
    ['moment', '2026-11-11T07:00', 'Nov 11, 07:00 AM'],
    ['text', '2026-11-11', '2026-11-11'],
  ] as const)('that is a %s is written as people read it', (kind, value, shown) => {
    const shots = { one: 'Shot', title: 'at', fields: [{ name: 'at', label: 'At', kind }] };
    expect(titleOf(shots, { id: 'shots-1', createdAt: '', at: value })).toBe(shown);
  });
});
