import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { blockPropsOf } from '../cases/block-props.ts';
import { planReckoned } from './plan-reckoned.ts';
import { withReckoner } from './with-reckoner.ts';

const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);

function planned(text: string) {
  return planReckoned(text, 'Test', blockProps);
}

const hall =
  'Our club rents its hall. 40 € an hour on weekdays, 60 € an hour at weekends, cleaning fee 50 €. At least 2 hours, at most 80 people. Members pay half. People should be able to send a booking request and see the price.';

describe('planReckoned', () => {
  it('works out the price of what is kept', () => {
    const { spec } = planned(hall) ?? {};
    const [bookings] = spec?.entities ?? [];
    expect(bookings?.name).toBe('bookings');
    expect(bookings?.fields.find(({ name }) => name === 'total')?.formula).toContain('subtotal');
    expect(bookings?.fields.find(({ label }) => label === 'People')?.max).toBe(80);
    const form = spec?.pages.flatMap(({ sections }) => sections).find(({ block }) => block === 'entry-form');
    expect(form?.props['shows']).toContain('total');
  });

  it.each([
    [
      'jobs',
      'Mowing 0.25 € per square metre, hedge 4 € per metre, call-out 20 €. pensioners 10 % off. we want to write down the jobs with customer, address, date, and the total',
    ],
    [
      'orders',
      'Three sizes: small 28 €, medium 42 €, large 60 €. Delivery 8 €. Orders at least 3 days ahead. I need a list of the orders with the total worked out.',
    ],
    [
      'lessons',
      '30 minutes cost 22 €, 45 minutes 32 €, 60 minutes 40 €. Siblings get 10 % off. I want to log lessons and see what each family owes.',
    ],
  ])('keeps %s', (kept, text) => {
    expect(planned(text)?.spec.entities.map(({ name }) => name)).toEqual([kept]);
  });

  it.each([
    'a shop for candles, prices from 5 to 40 euros, with a cart',
    'Track my expenses, I have 200 € a month',
    'A booking app for our tennis court, max 2 hours per member, 12 members',
    'We sell tea 2 €, coffee 3 €, cake 4 €. Show the menu and our opening hours.',
  ])('leaves alone what asks for no result: %s', (text) => {
    expect(planned(text)).toBeUndefined();
  });

  it.each([
    'kayak hire at the lake: 12 euro an hour, 45 a day. People book by phone, I want to see which boats are out and when they come back. late returns cost 5 euro per started half hour',
    'Bike rental, 15 € a day, 60 € a week, helmet 3 € a day. Show me what is free on a day so that nothing is double booked.',
  ])('is a part of an app that follows things over days: %s', (text) => {
    expect(planned(text)?.isWhole).toBe(false);
  });

  it('says what it did not use', () => {
    const left = planned(
      '30 minutes cost 22 €, 45 minutes 32 €, 60 minutes 40 €. Siblings get 10 % off. 10 lessons paid ahead: the eleventh is free. I want to log lessons and see what each family owes.',
    )?.trace.filter(({ served }) => served.length === 0);
    expect(left?.map(({ request }) => request)).toEqual(['10 lessons paid ahead: the eleventh is free']);
  });

  it('puts the calculator of the text in the place of another', () => {
    const own = planned(hall)?.spec;
    if (own === undefined) throw new Error('Nothing was planned.');
    const [page] = own.pages;
    const plan = {
      ...own,
      pages: [
        {
          ...own.pages[1],
          id: 'start',
          path: '/',
          title: 'Start',
          nav: true,
          sections: [{ id: 'x', block: 'formula-calculator', props: {} }],
        },
      ],
    };
    const [start] = withReckoner(plan, own).pages;
    expect(start?.sections).toEqual(page?.sections);
  });
});
