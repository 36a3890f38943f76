import { expect, it } from 'vitest';
import { saidFacts } from '../facts/said-facts.ts';
import { saidAxes } from './said-axes.ts';

function axesOf(text: string): string[] {
  return saidAxes(saidFacts(text)).map(({ one, names, count }) =>
    [one, ...(count === undefined ? [] : [count]), ...(names.length === 0 ? [] : [names.join('/')])].join(
      ' ',
    ),
  );
}

it.each([
  ['a house with 18 flats, each with a water meter, cost per flat', ['flat 18']],
  ['fuel cost of our 4 vans', ['van 4']],
  ['five rooms in a pirate ship, in each a puzzle', ['room 5']],
  ['share the parking among our 6 flats', ['flat 6']],
  ['chores for my kids Tom, Lena and Mika', ['kid Tom/Lena/Mika']],
  ['me and my sisters Ana and Bea, 45 euros each', ['person Me/Ana/Bea']],
  ['gym log for me and my brother Luis', ['person Me/Luis']],
  ['a trip with my sister, 45 euros each per day', ['person Me/Sister']],
  ['pocket money for Finn (9) and Marta (12), each gets 5', ['child Finn/Marta']],
  ['backpacking through Peru, Bolivia and Chile', ['country Peru/Bolivia/Chile']],
  ['four voices (soprano, alto, tenor, bass), attendance per voice', ['voice Soprano/Alto/Tenor/Bass']],
  ['3 groups of swimmers - Sharks, Dolphins, Turtles - every tuesday', ['group Sharks/Dolphins/Turtles']],
  ['table tennis, teams Red, Blue and Green play each other', ['team Red/Blue/Green']],
  ['each driver has a licence', ['driver']],
])('hears of what something is kept for each in “%s”', (text, axes) => {
  expect(axesOf(text)).toEqual(axes);
});

it.each([
  'at most 3 bookings per week and 2 hours per day',
  'my students read two essays by others, each one once',
  'puff counter, max 8 a day',
  'each entry has a title, every booking a price',
  'bedtime stories for my daughter Wren',
  'recipes in English, German and French',
  'closed on Monday, Tuesday and Friday',
])('hears none in “%s”', (text) => {
  expect(axesOf(text)).toEqual([]);
});
