import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string(), bookings: z.string(), slots: z.array(z.string()).min(1) });

const bookings: EntitySpec = {
  name: 'bookings',
  one: 'Booking',
  many: 'Bookings',
  title: 'subject',
  fields: [
    { name: 'subject', label: 'What', kind: 'text', automatic: true },
    { name: 'date', label: 'Date', kind: 'date' },
    { name: 'time', label: 'Time', kind: 'time' },
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'people', label: 'People', kind: 'number', min: 1 },
    { name: 'note', label: 'Note', kind: 'long-text' },
    { name: 'status', label: 'Status', kind: 'choice', options: ['Confirmed', 'Cancelled'] },
    { name: 'subjectId', label: 'Reference', kind: 'text', automatic: true },
  ],
  samples: [],
};

const slots = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '18:00', '19:00', '20:00'];

/** A day, a free time, a confirmation; nothing is booked twice. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'booking',
  title: 'Booking by day and time',
  words: [
    'make appointment',
    'book appointment',
    'online appointment',
    'appointment booking',
    'appointment system',
    'table reservation',
    'reserve table',
    'time slot',
    'book time',
    'schedule appointment',
    'schedule consultation',
    'book consultation',
    'appointment scheduling',
    'online reservation',
    'reservation system',
    'booking system',
    'online booking',
    'appointment service',
    'court booking',
    'book seat',
    'seat reservation',
  ],
  size: 'page',
  props,
  example: { entity: 'things', bookings: 'bookings', slots },
  fit({ entity, entities }) {
    const thing = [entity, ...entities].find(
      (one) => one !== undefined && one.samples.length > 0 && one.name !== 'bookings',
    );
    return thing === undefined
      ? undefined
      : {
          title: 'Book a time',
          props: { entity: thing.name, bookings: 'bookings', slots },
          entities: [bookings],
        };
  },
  emit: ({ entity, bookings: target, slots: times }, _section, { file, ...context }) => ({
    tag: file.use('Booking', 'interaction/booking.tsx'),
    props: {
      entity: new Code(context.entity(entity)),
      bookings: new Code(context.entity(target)),
      slots: times,
    },
  }),
  prove: ({ slots: [first = '09:00'] }, _section, { page }) => [
    {
      name: 'A free time is booked once, confirmed and can be cancelled',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: `Book at ${first}` },
        { do: 'fill', label: 'Your name', value: 'Mara Visitor' },
        { do: 'fill', label: 'Email', value: 'mara@example.com' },
        { do: 'press', name: 'Confirm booking' },
        { do: 'see', text: 'Your booking is confirmed.' },
        { do: 'count', selector: `button[aria-label="${first}, taken"]`, min: 1 },
        { do: 'reload' },
        { do: 'see', text: 'My bookings (1)' },
        { do: 'press', name: 'Cancel booking' },
        { do: 'see', text: 'Cancelled' },
      ],
    },
  ],
});
