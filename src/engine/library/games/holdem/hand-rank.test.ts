import { describe, expect, it } from 'vitest';
import { readCard } from '../cards/card.ts';
import { compareRanks, handNames, nameOfRank, rankHand } from './hand-rank.ts';

const rank = (text: string) => rankHand(text.split(' ').map(readCard));
const kind = (text: string) => handNames[rank(text)[0] ?? 0];

describe('poker hands', () => {
  it.each([
    ['Ah Kd 9c 7s 5d 3h 2c', 'High card'],
    ['Ah Ad 9c 7s 5d 3h 2c', 'Pair'],
    ['Ah Ad 9c 9s 5d 5h 2c', 'Two pair'],
    ['Ah Ad Ac 9s 5d 3h 2c', 'Three of a kind'],
    ['Ah 2d 3c 4s 5d Kh Kc', 'Straight'],
    ['Th Jd Qc Ks Ad Ah 2c', 'Straight'],
    ['Ah Kh 9h 7h 5h 5d 5c', 'Flush'],
    ['Ah Ad Ac 9s 9d 9h 2c', 'Full house'],
    ['Ah Ad Ac As 9d 9h 9c', 'Four of a kind'],
    ['5h 6h 7h 8h 9h Ah Kh', 'Straight flush'],
  ])('%s is a %s', (cards, name) => {
    expect(kind(cards)).toBe(name);
  });

  it('does not go round the corner in a straight', () => {
    expect(kind('Qh Kd Ac 2s 3d 7h 8c')).toBe('High card');
  });

  it('is decided by kickers, and split when the five best are equal', () => {
    expect(compareRanks(rank('Ah Ad Kc 7s 5d'), rank('As Ac Qc 7h 5h'))).toBeGreaterThan(0);
    expect(compareRanks(rank('2h 3d Ac Ks Qd Jh 9c'), rank('2s 3c Ac Ks Qd Jh 9c'))).toBe(0);
    expect(compareRanks(rank('Ah 2d 3c 4s 5d'), rank('2h 3d 4c 5s 6d'))).toBeLessThan(0);
  });

  it('names a royal flush', () => {
    expect(nameOfRank(rank('Th Jh Qh Kh Ah 2c 3d'))).toBe('Royal flush');
  });
});
