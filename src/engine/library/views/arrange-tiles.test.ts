import { expect, it } from 'vitest';
import { arrangeTiles } from './arrange-tiles.ts';

const record = (id: string, label: string, state?: string) => ({ id, createdAt: '', label, state });

it('puts tiles in the order of their numbers and counts each state, also those that none has', () => {
  const records = [
    record('a', 'Plot 10', 'let'),
    record('b', 'Plot 2', 'free'),
    record('c', 'Plot 1', 'let'),
  ];
  const { tiles, legend } = arrangeTiles(records, ({ label }) => String(label), 'state', [
    'free',
    'held',
    'let',
  ]);
  expect(tiles.map(({ label, shade }) => `${label}: ${shade}`)).toEqual([
    'Plot 1: 2',
    'Plot 2: 0',
    'Plot 10: 2',
  ]);
  expect(legend.map(({ state, count }) => `${state}: ${count}`)).toEqual(['free: 1', 'held: 0', 'let: 2']);
});

it('writes a state also where nobody said one', () => {
  const { tiles, legend } = arrangeTiles([record('a', 'Seat 1')], () => 'Seat 1', 'state', ['free']);
  expect(tiles[0]?.state).toBe('Not said');
  expect(legend.at(-1)).toMatchObject({ state: 'Not said', count: 1 });
});
