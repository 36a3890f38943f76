import { expect, it } from 'vitest';
import { currencyOfText } from './currency-of-text.ts';

it.each([
  ['Canoe hire, 8 euros per hour each, deposit 20 €', '€'],
  ['every Friday £4 goes on, and nobody can be more than a tenner down', '£'],
  ['mileage at 30p, paid monthly', '£'],
  ['a pottery class, 40 pounds each', '£'],
  ['crates sold at 5,200 naira, who is owing me', '₦'],
  ['Fee 250 shillings per day or 4,500 per month', 'KSh'],
  ['refreshment allowance ₹30 per parade present', '₹'],
  ['free above 799 rupees', '₹'],
  ['dues is 350 pesos per month, thank you po', '₱'],
  ['Price 300 Ft per kg for external', 'Ft'],
  ['8 kr a cup in our office', 'kr'],
  ['the total in dollars, tacos at $40', '$'],
  ['entry R50, kids R25', 'R'],
  ['a coat for 120 CAD', 'C$'],
  ['deposit 1000 TT; balance', 'TT$'],
])('hears the currency of “%s”', (text, sign) => {
  expect(currencyOfText(text)).toBe(sign);
});

it.each([
  'log my weight in pounds and how many pounds I lose',
  '20 pounds of flour and 4 of sugar a week',
  'videos in 1080p and 720p',
  'who won most games, the team or the rest',
  'shelves R1, R2 and R3',
  'ladders of 6 ft and 8 ft',
  'price, deposit and total',
  'Ron keeps our CAD drawings',
])('hears none in “%s”', (text) => {
  expect(currencyOfText(text)).toBeUndefined();
});
