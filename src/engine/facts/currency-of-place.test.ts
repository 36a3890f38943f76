import { describe, expect, it } from 'vitest';
import { saidFacts } from './said-facts.ts';

describe('The money of the place that a text tells of', () => {
  it.each([
    ['Salon Amarante in Dakar, Point E. Braids from 15,000 to 45,000 francs', 'FCFA'],
    ['a barber in Geneva, cut 45 francs', 'CHF'],
    ['portfolio of a street photographer in Valletta, prints can be bought', '€'],
    ['tuition fees for my dance school in Leeds', '£'],
    ['market stall in Nairobi, income and expense', 'KSh'],
    ['boda rides in Kampala, 3,000 shillings each', 'USh'],
    ['tailor in Lahore, a suit is 9,000 rupees', 'Rs'],
    ['tiffin service in Pune', '₹'],
    ['surf school in Hossegor', undefined],
    ['we sell jam in Oslo at 5 euros', '€'],
    ['cleaning rota for flatmates in Buenos Aires', '$'],
    ['a hostel in Da Nang', '₫'],
    ['a hostel in Kraków', 'zł'],
    ['our bees, honey sold by the jar', undefined],
  ])('%s', (text, sign) => {
    expect(saidFacts(text).currency).toBe(sign);
  });
});
