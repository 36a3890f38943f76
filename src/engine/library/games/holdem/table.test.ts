import { describe, expect, it } from 'vitest';
import { readCard } from '../cards/card.ts';
import { createRandom } from '../random.ts';
import { decide } from './bot.ts';
import { act, dealHand, highestBet, pot, type Seat, sharesOf } from './table.ts';

const players = ['You', 'Ada', 'Ben', 'Cleo'].map((name) => ({ name, chips: 1000 }));
const cards = (text: string) => text.split(' ').map(readCard);

function seat(paid: number, hand: string, folded = false): Seat {
  return { name: hand, chips: 0, cards: cards(hand), folded, bet: 0, paid, acted: true };
}

describe('hold’em', () => {
  it('posts the blinds and lets the one after the big blind begin', () => {
    const table = dealHand(players, 3, createRandom(1));
    expect(table.dealer).toBe(0);
    expect(table.seats.map(({ bet }) => bet)).toEqual([0, 10, 20, 0]);
    expect(table.turn).toBe(3);
  });

  it('goes on to the flop when all have called, and the big blind has had a choice', () => {
    let table = dealHand(players, 3, createRandom(1));
    for (let count = 0; count < 3; count += 1) table = act(table, { kind: 'call' });
    expect(table.street).toBe('Pre-flop');
    expect(table.turn).toBe(2);
    table = act(table, { kind: 'call' });
    expect(table.street).toBe('Flop');
    expect(table.board).toHaveLength(3);
    expect(pot(table)).toBe(80);
    expect(table.turn).toBe(1);
  });

  it('gives the pot to the last who has not folded', () => {
    let table = dealHand(players, 3, createRandom(1));
    for (let count = 0; count < 3; count += 1) table = act(table, { kind: 'fold' });
    expect(table.turn).toBe(-1);
    expect(table.seats[2]?.chips).toBe(1010);
  });

  it('a raise must be answered by everybody', () => {
    let table = act(dealHand(players, 3, createRandom(1)), { kind: 'raise', to: 25 });
    expect(highestBet(table)).toBe(40);
    for (let count = 0; count < 3; count += 1) table = act(table, { kind: 'call' });
    expect(table.street).toBe('Flop');
  });

  it('splits the pot, and a short stack wins only its side of it', () => {
    const board = cards('2c 7d 9h Js Kc');
    const split = sharesOf([seat(50, 'Ah Qd'), seat(50, 'As Qc'), seat(20, '3h 4d', true)], board, 0);
    expect(split).toEqual([
      { seat: 0, amount: 60 },
      { seat: 1, amount: 60 },
    ]);
    const side = sharesOf([seat(30, 'Kh Kd'), seat(100, 'Jh Jd'), seat(100, '3h 4d')], board, 0);
    expect(side).toEqual([
      { seat: 0, amount: 90 },
      { seat: 1, amount: 140 },
    ]);
  });

  it('never makes or loses a chip, however it is played', () => {
    const random = createRandom(5);
    let seats: readonly { name: string; chips: number }[] = players;
    let dealer = 0;
    for (let hand = 0; hand < 60 && seats.filter(({ chips }) => chips > 0).length > 1; hand += 1) {
      let table = dealHand(seats, dealer, random);
      for (let count = 0; count < 200 && table.turn !== -1; count += 1)
        table = act(table, random() < 0.1 ? { kind: 'raise', to: 5000 } : decide(table, random));
      expect(table.turn).toBe(-1);
      expect(table.seats.reduce((sum, { chips }) => sum + chips, 0)).toBe(4000);
      seats = table.seats;
      dealer = table.dealer;
    }
  });
});
