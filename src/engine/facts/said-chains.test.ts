import { describe, expect, it } from 'vitest';
import { saidChains } from './said-chains.ts';

const told: readonly (readonly [text: string, thing: string | undefined, steps: string])[] = [
  [
    'Each saddle goes through measured, cut, stitched and collected.',
    'saddle',
    'measured > cut > stitched > collected',
  ],
  [
    'A kiln load moves from stacked to fired, cooled and unpacked.',
    'kiln load',
    'stacked > fired > cooled > unpacked',
  ],
  ['applied → home visit → matched → moved in', undefined, 'applied > home visit > matched > moved in'],
  ['parcels: packed > sealed > in transit > received', 'parcels', 'packed > sealed > in transit > received'],
  [
    'A claim is filed, checked by the clerk, and finally paid or declined.',
    'claim',
    'filed > checked > paid|declined',
  ],
  ['In, waiting for parts, done, collected.', undefined, 'in > waiting for parts > done > collected'],
  [
    'A report is first new, then with the joiner, then fixed, and the tenant closes it.',
    'report',
    'new > with the joiner > fixed > closed',
  ],
  [
    'Every pupil climbs from white belt to yellow belt, orange belt and green belt.',
    'pupil',
    'white belt > yellow belt > orange belt > green belt',
  ],
];

const others: readonly string[] = [
  'Rooms are free, taken or dirty.',
  'The price is reduced on Mondays, Tuesdays and Wednesdays.',
  'Condition is new, worn or damaged.',
  'Passes are to be printed, four on a sheet, for the traders.',
  'I keep name, phone, address and notes.',
  'The season runs from May to September.',
  'balls go missing, so count them out and in',
  'machines: free / running / broken',
];

describe('states that follow one another', () => {
  it.each(told)('%s', (text, thing, steps) => {
    const [chain] = saidChains(text);
    expect(chain?.thing).toBe(thing);
    expect(chain?.steps.map((step) => step.map(({ name }) => name).join('|')).join(' > ')).toBe(steps);
  });

  it.each(others)('are not told by: %s', (text) => {
    expect(saidChains(text)).toEqual([]);
  });

  it('say who brings something there', () => {
    const [chain] = saidChains(
      'Spectacles are ordered, glazed by the workshop, inspected by the master and fetched.',
    );
    expect(chain?.steps.flat().map(({ by }) => by)).toEqual([undefined, 'workshop', 'master', undefined]);
  });
});
