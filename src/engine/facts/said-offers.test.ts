import { describe, expect, it } from 'vitest';
import { saidOffers } from './said-offers.ts';

function rows(text: string) {
  return saidOffers(text).map(({ label, price, minutes }) => [label, price, minutes]);
}

describe('What is offered, with its price and its length', () => {
  it.each([
    [
      'Salon in Dakar. Braids from 15,000 to 45,000 francs (2 to 6 hours), cut 5,000 (30 min), colour 20,000 (2 hours), bridal hair by arrangement.',
      [
        ['Braids', 15000, 360],
        ['cut', 5000, 30],
        ['colour', 20000, 120],
      ],
    ],
    [
      'Cornrows 120 cedis, 2 hours; box braids 350 cedis, 5 hours; wash and set 60 cedis 45 min',
      [
        ['Cornrows', 120, 120],
        ['box braids', 350, 300],
        ['wash and set', 60, 45],
      ],
    ],
    [
      'Massage: back 30 min £35, full body 60 min £60 and feet 20 minutes £25.',
      [
        ['back', 35, 30],
        ['full body', 60, 60],
        ['feet', 25, 20],
      ],
    ],
    [
      'Tours: old town 1.5 h 12 €, harbour 2 h 18 €',
      [
        ['old town', 12, 90],
        ['harbour', 18, 120],
      ],
    ],
    ['a lesson costs 30 euros and takes 45 minutes', []],
    ['seven minutes each with a bell after one and six minutes', []],
    ['open 9:00 to 18:00, 12 seats, 30 min each', []],
  ])('%s', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });
});
