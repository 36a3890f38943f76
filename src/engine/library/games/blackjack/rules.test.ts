import { describe, expect, it } from 'vitest';
import { readCard } from '../cards/card.ts';
import { createRandom } from '../random.ts';
import { dealTable, doubleDown, hit, payout, stand, valueOf } from './rules.ts';

const cards = (text: string) => text.split(' ').map(readCard);
const random = createRandom(1);

describe('blackjack', () => {
  it('counts an ace as eleven while that does not go over 21', () => {
    expect(valueOf(cards('As Kd'))).toEqual({ total: 21, soft: true });
    expect(valueOf(cards('As 6d'))).toEqual({ total: 17, soft: true });
    expect(valueOf(cards('As 6d Tc'))).toEqual({ total: 17, soft: false });
    expect(valueOf(cards('As Ad Ac'))).toEqual({ total: 13, soft: true });
  });

  it('pays three to two for a blackjack and nothing when the dealer has one too', () => {
    const table = dealTable(10, random, cards('As 9d Kd 7c'));
    expect(table.result).toBe('blackjack');
    expect(payout(10, 'blackjack')).toBe(25);
    expect(dealTable(10, random, cards('As Ad Kd Kc')).result).toBe('push');
  });

  it('busts over 21, and the dealer draws to seventeen', () => {
    expect(hit(dealTable(10, random, cards('Ts 9d 8d 7c 5h'))).result).toBe('bust');
    const table = stand(dealTable(10, random, cards('Ts 9d 9c 7c 5h')));
    expect(valueOf(table.dealer).total).toBe(21);
    expect(table.result).toBe('lose');
    expect(stand(dealTable(10, random, cards('Ts 9d 9c 7c Th'))).result).toBe('win');
  });

  it('doubles the bet for one card', () => {
    const table = doubleDown(dealTable(10, random, cards('5s 9d 6c 7c 9h Td')));
    expect(table.bet).toBe(20);
    expect(table.player).toHaveLength(3);
    expect(table.result).toBe('win');
  });
});
