import { expect, it } from 'vitest';
import { headingAddress } from './heading-address.ts';

it('makes an address that can be typed out of any heading', () => {
  expect(headingAddress('5. Contrast (1.4.3)', new Set())).toBe('5-contrast-143');
  expect(headingAddress('Café – naïve?', new Set())).toBe('cafe-naive');
});

it('leaves the product’s name out, so that the address outlives another name', () => {
  expect(headingAddress('How this looks with {{brand}}', new Set())).toBe('how-this-looks-with');
});

it('tells two headings of one text apart', () => {
  expect(headingAddress('Changes', new Set(['changes', 'changes-2']))).toBe('changes-3');
});
