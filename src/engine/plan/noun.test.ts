import { describe, expect, it } from 'vitest';
import { nounOf } from './noun.ts';

describe('nounOf', () => {
  it.each([
    ['the products they need', 'product'],
    ['jobs they have been assigned', 'job'],
    ['should display property information', 'property'],
    ['financial information', 'financial record'],
    ['historical data', 'historical record'],
    ['recently updated articles', 'article'],
    ['employee records', 'employee record'],
    ['their license plates', 'license plate'],
    ['the status of orders', 'order'],
    ['family members', 'family member'],
    ['rss feeds', 'rss feed'],
  ])('finds in “%s” the %s', (phrase, found) => {
    expect(nounOf(phrase)?.phrase).toBe(found);
  });

  it.each([
    'website content',
    'fresh and interesting content',
    'unnecessary content',
    'seven pages',
    'the platform',
  ])('finds nothing that could be kept in “%s”', (phrase) => {
    expect(nounOf(phrase)).toBeUndefined();
  });
});
