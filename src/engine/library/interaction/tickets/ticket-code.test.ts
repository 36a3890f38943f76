import { expect, test } from 'vitest';
import { seatNames, takenSeats } from './seats.ts';
import { ticketCode } from './ticket-code.ts';

test('every ticket has a number of its own, without signs that look alike', () => {
  const codes = Array.from({ length: 500 }, (_, sold) => ticketCode('concerts', 'concerts-1', sold));
  expect(new Set(codes).size).toBe(500);
  expect(codes.every((code) => /^T\d{4}-[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(true);
  expect(ticketCode('concerts', 'concerts-1', 3)).toBe(codes[3]);
});

test('a seat is taken for one event, until its ticket is cancelled', () => {
  const ticket = (eventId: string, places: string, status = 'Valid') => ({
    id: places,
    createdAt: '',
    eventId,
    places,
    status,
  });
  const sold = [
    ticket('e1', 'A1, A2'),
    ticket('e2', 'B1'),
    ticket('e1', 'C3', 'Cancelled'),
    ticket('e1', ''),
  ];
  expect([...takenSeats(sold, 'e1')]).toEqual(['A1', 'A2']);
  expect(seatNames('A')).toHaveLength(8);
});
