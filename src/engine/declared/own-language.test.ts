import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { blockPropsOf } from '../cases/block-props.ts';
import { coordinated } from './coordinated.ts';
import { planDeclared } from './plan-declared.ts';
import { reworded } from './reworded.ts';

const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);

/** A harbour that lets berths, with one more sentence. */
function rulesWith(sentence: string) {
  const plan = planDeclared(
    [
      'Harbour',
      'Boat: name, length in m, owner, insured until.',
      'Berth: code (unique), maximum length in m, places, state (open, closed).',
      'Reservation: berth, boat, skipper, arrival date, departure date, guests, deposit, price per night.',
      sentence,
    ].join('\n'),
    blockProps,
  );
  const entity = plan?.spec.entities.find(({ name }) => name === 'reservations');
  return {
    never: entity?.rules?.map(({ never }) => never).join('\n') ?? '',
    says: entity?.rules?.map(({ says }) => says) ?? [],
    fields: entity?.fields ?? [],
    isServed: plan?.trace.some(({ request, served }) => served.length > 0 && sentence.startsWith(request)),
  };
}

describe('sentences in somebody else’s words', () => {
  it.each([
    [
      "The boat's length must not be greater than the maximum length of the berth.",
      'boat.length > berth.maximumLength',
    ],
    [
      'The length of the boat may never exceed the maximum length of the berth.',
      'boat.length > berth.maximumLength',
    ],
    ['The system shall ensure that the departure date is after the arrival date.', 'departureDate'],
    [
      'The system shall prevent double bookings of a berth.',
      'any(other reservations where berth = this.berth',
    ],
    ['Guests must be at most twice the places of the berth.', 'guests > berth.places * 2'],
    [
      'Reservations of a berth must not exceed its places.',
      'count(reservations where berth = this.berth) > berth.places',
    ],
    ['Reservations can be made at most 60 days in advance.', 'addDays(today, 60)'],
    ['Reservations longer than 30 days shall be rejected.', 'days(arrivalDate, departureDate) > 30'],
    ['Closed berths can not be reserved.', 'berth.state is "closed"'],
    ['A skipper may have at most 2 berths at the same time.', 'skipper = this.skipper'],
  ])('refuses: %s', (sentence, part) => {
    const { never, isServed } = rulesWith(sentence);
    expect(never).toContain(part);
    expect(isServed).toBe(true);
  });

  it('gives the reason in the words of the author', () => {
    const sentence = 'The system shall prevent double bookings of a berth.';
    expect(rulesWith(sentence).says).toContain(sentence);
  });

  it.each([
    'The deposit must be at least 30 percent of something nobody knows.',
    'A berth can be sold once per guest.',
    'As a warden I want guests per berth, places, and skippers over 5 %.',
  ])('refuses nothing that was not said: %s', (sentence) => {
    expect(
      rulesWith(sentence)
        .never.replaceAll(/.*departureDate < arrivalDate.*/g, '')
        .trim(),
    ).toBe('');
  });

  it.each([
    ['Fee = nights × price per night.', '(days(arrivalDate, departureDate)) * pricePerNight'],
    ['Payment deadline = arrival date − 14 days.', 'addDays(arrivalDate, -14)'],
    ['The days left are calculated as arrival date − today.', 'days(today, arrivalDate)'],
  ])('works out: %s', (sentence, formula) => {
    expect(rulesWith(sentence).fields.map((field) => field.formula)).toContain(formula);
  });

  it('takes a sentence apart that says several things', () => {
    expect(coordinated('Orders must be paid within 14 days and cannot be changed after shipping')).toEqual([
      'Orders must be paid within 14 days',
      'Orders cannot be changed after shipping',
    ]);
    expect(coordinated('A lesson has a pupil, an instructor and a car')).toEqual([]);
  });

  it('says the same more plainly', () => {
    expect(reworded('A report can only be closed once all its actions are done')).toContain(
      'A report may not be closed unless all its actions are done',
    );
    expect(reworded('It is not possible to issue a card to guests')).toContain(
      'card to guests may not be issued',
    );
  });
});
