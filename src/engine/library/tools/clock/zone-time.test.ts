import { expect, test } from 'vitest';
import { cities, differenceText, timeIn } from './zone-time.ts';

const summer = new Date('2024-07-01T12:00:05Z');
const winter = new Date('2024-01-01T23:30:00Z');

test('clocks show the time of their zone, with summer time', () => {
  expect(timeIn('Europe/London', summer)).toMatchObject({ time: '13:00:05', offset: 60 });
  expect(timeIn('Europe/London', winter).offset).toBe(0);
  expect(timeIn('Asia/Kolkata', summer)).toMatchObject({ time: '17:30:05', offset: 330 });
  expect(timeIn('Asia/Tokyo', winter)).toMatchObject({ time: '08:30:00', day: 'Tuesday, Jan 2' });
  expect(timeIn('America/New_York', winter).offset).toBe(-300);
});

test('every city has a zone that exists', () => {
  for (const { zone } of cities) expect(() => timeIn(zone, summer)).not.toThrow();
});

test('differences are read in hours', () => {
  expect(differenceText(0)).toBe('same time');
  expect(differenceText(330)).toBe('+5 h 30 min');
  expect(differenceText(-180)).toBe('−3 h');
});
