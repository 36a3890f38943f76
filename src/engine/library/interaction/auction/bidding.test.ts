import { expect, test } from 'vitest';
import { isOver, type Lot, leastBid, placeBid, timeLeft, whyNotBid } from './bidding.ts';

const lot: Lot = {
  id: 'l',
  title: 'Vase',
  about: '',
  start: 50,
  step: 5,
  ends: '2030-05-10T12:00',
  bids: [],
};
const before = new Date('2030-05-08T10:30');
const after = new Date('2030-05-10T12:00');

test('the first bid starts at the price, the next ones above it by the step', () => {
  expect(leastBid(lot)).toBe(50);
  expect(whyNotBid(lot, 49, 'Nora', before)).toBe('Bid at least 50.');
  const led = placeBid(lot, { by: 'Nora', amount: 50, at: '' });
  expect(whyNotBid(led, 54, 'Felix', before)).toBe('Bid at least 55.');
  expect(whyNotBid(led, 55, 'Felix', before)).toBeUndefined();
  expect(whyNotBid(led, 60, 'Nora', before)).toBe('You already have the highest bid.');
});

test('nothing counts after the end', () => {
  expect(isOver(lot, before)).toBe(false);
  expect(isOver(lot, after)).toBe(true);
  expect(whyNotBid(lot, 100, 'Nora', after)).toBe('This auction is over.');
});

test('the time left is told in days, hours or minutes', () => {
  expect(timeLeft(lot, before)).toBe('2 days 1 h left');
  expect(timeLeft(lot, new Date('2030-05-10T10:15'))).toBe('1 h 45 min left');
  expect(timeLeft(lot, new Date('2030-05-10T13:00'))).toBe('Over');
});
