import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { capital, dayField, hasField, priceField } from '../../fit/find-fields.ts';
import { showFigure } from '../../library/words/show-figure.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({
  entity: z.string(),
  tickets: z.string(),
  price: z.string(),
  seats: z.string(),
  when: z.string().optional(),
  methods: z.array(z.string()).min(1),
  seatMap: z.boolean().optional(),
});

const usual = ['Credit card', 'Bank transfer', 'PayPal'];
const known = /card|transfer|paypal|alipay|wechat|wallet|cash|pay$/i;

const soldTickets: EntitySpec = {
  name: 'soldTickets',
  one: 'Ticket',
  many: 'Tickets sold',
  title: 'event',
  fields: [
    { name: 'event', label: 'Event', kind: 'text' },
    { name: 'number', label: 'Number', kind: 'text' },
    { name: 'count', label: 'Tickets', kind: 'number', min: 1 },
    { name: 'total', label: 'Total', kind: 'money' },
    { name: 'holder', label: 'Name', kind: 'text' },
    { name: 'method', label: 'Payment method', kind: 'text' },
    { name: 'when', label: 'When', kind: 'text' },
    { name: 'places', label: 'Seats', kind: 'text' },
    { name: 'eventId', label: 'Reference', kind: 'text', automatic: true },
    { name: 'status', label: 'Status', kind: 'choice', options: ['Valid', 'Used', 'Cancelled'] },
  ],
  samples: [],
};

/** Where tickets are sold when no kind of record is about events. */
const events: EntitySpec = {
  name: 'ticketEvents',
  one: 'Event',
  many: 'Events',
  title: 'title',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true },
    { name: 'start', label: 'Start', kind: 'moment', required: true },
    { name: 'place', label: 'Place', kind: 'text' },
    { name: 'price', label: 'Price', kind: 'money', min: 0 },
    { name: 'seats', label: 'Seats left', kind: 'number', min: 0 },
  ],
  samples: [
    { title: 'Northern Lights Tour', start: '+9 20:00', place: 'City Hall', price: 48, seats: 120 },
    { title: 'Quartet in the Park', start: '+16 18:30', place: 'Rose Garden', price: 22, seats: 60 },
    { title: 'An Evening of Tango', start: '+23 21:00', place: 'Harbour Stage', price: 35, seats: 80 },
  ],
};

function seatsField({ fields }: EntitySpec): string | undefined {
  return fields.find(
    ({ kind, name }) => kind === 'number' && /seat|place|ticket|capacity|available|stock|left/i.test(name),
  )?.name;
}

function isEvent({ one, samples }: EntitySpec): boolean {
  return (
    samples.length > 0 &&
    /event|concert|show|movie|film|match|game|festival|exhibition|performance|play|train|flight|bus|attraction|museum|race/i.test(
      one,
    )
  );
}

/** A film that is shown has a time, a price and seats, whatever else was said about it. */
function asEvent(entity: EntitySpec): EntitySpec {
  const lacks = [
    ...(dayField(entity) === undefined ? events.fields.filter(({ name }) => name === 'start') : []),
    ...(priceField(entity) === undefined ? events.fields.filter(({ name }) => name === 'price') : []),
    ...(seatsField(entity) === undefined ? events.fields.filter(({ name }) => name === 'seats') : []),
  ].map((field) => ({ ...field, required: false }));
  const samples = entity.samples.map((sample, index) => ({
    start: `+${index * 2 + 1} ${['20:00', '18:30', '21:00'][index % 3] ?? '20:00'}`,
    price: [12, 14.5, 11][index % 3] ?? 12,
    seats: [96, 60, 120][index % 3] ?? 60,
    ...sample,
  }));
  return { ...entity, fields: [...entity.fields, ...lacks], samples };
}

/** Tickets are bought, paid and shown at the door. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'event-tickets',
  title: 'Tickets',
  words: [
    'buy ticket',
    'purchase ticket',
    'book ticket',
    'order ticket',
    'sell ticket',
    'select ticket',
    'ticket sale',
    'ticket purchase',
    'ticket booking',
    'ticket purchasing',
    'ticket office',
    'online ticket',
    'electronic ticket',
    'e-ticket',
    'digital ticket',
    'number of ticket',
    'event ticket',
    'concert ticket',
    'movie ticket',
    'ticket website',
    'seat map',
    'choose seat',
    'pick seat',
    'select seat',
    'seat selection',
  ],
  size: 'page',
  props,
  example: {
    entity: 'ticketEvents',
    tickets: 'soldTickets',
    price: 'price',
    seats: 'seats',
    when: 'start',
    methods: usual,
    seatMap: true,
  },
  fit({ entity, entities, details, text }) {
    const all = entity === undefined ? entities : [entity, ...entities];
    const found = all.find(
      (one) => isEvent(one) && priceField(one) !== undefined && seatsField(one) !== undefined,
    );
    const alike = all.find(isEvent);
    const event = found ?? (alike === undefined ? events : asEvent(alike));
    const named = details.filter((detail) => known.test(detail) && detail.length < 30).map(capital);
    const when = dayField(event)?.name;
    return {
      title: 'Buy tickets',
      props: {
        entity: event.name,
        tickets: soldTickets.name,
        price: priceField(event)?.name ?? 'price',
        seats: seatsField(event) ?? 'seats',
        ...(hasField(event, when) ? { when } : {}),
        methods: named.length > 1 ? [...new Set(named)] : usual,
        ...(/\bseats?\b/i.test(text) ? { seatMap: true } : {}),
      },
      entities: found === undefined ? [event, soldTickets] : [soldTickets],
    };
  },
  emit: ({ entity, tickets, ...rest }, _section, { file, ...context }) => ({
    tag: file.use('TicketOffice', 'interaction/tickets/ticket-office.tsx'),
    props: { entity: new Code(context.entity(entity)), tickets: new Code(context.entity(tickets)), ...rest },
  }),
  prove({ entity, seats, price, seatMap }, _section, { spec, page }) {
    const sample = spec.entities.find(({ name }) => name === entity)?.samples;
    const at = sample?.findIndex((one) => Number(one[seats] ?? 0) > 1) ?? -1;
    const left = Number(sample?.[at]?.[seats] ?? 0);
    if (at === -1) return [];
    const card = `[data-event="${entity}-${at + 1}"]`;
    const cost = Number(sample?.[at]?.[price] ?? 0);
    return [
      {
        name: 'Tickets are bought, kept with a code, and taken from what is left',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press-at', selector: `${card} button` },
          ...(seatMap === true
            ? [{ do: 'press', name: 'Seat A1' } as const, { do: 'press', name: 'Seat B3' } as const]
            : [{ do: 'press', name: 'One ticket more' } as const]),
          {
            do: 'see',
            text: `Total: ${showFigure(cost * 2, { kind: 'money', unit: spec.currency }) ?? ''}`,
          },
          { do: 'press-at', selector: 'form button[type="submit"]' },
          { do: 'see', text: 'Enter a name for the ticket.' },
          { do: 'fill', label: 'Name on the ticket', value: 'Mara Visitor' },
          { do: 'press-at', selector: 'form button[type="submit"]' },
          { do: 'see', text: 'My tickets (1)' },
          { do: 'reload' },
          { do: 'see', text: 'Mara Visitor' },
          { do: 'count', selector: 'svg[aria-label^="QR code of ticket"]', min: 1 },
          { do: 'see', text: left === 2 ? 'Sold out' : `${left - 2} left` },
        ],
      },
    ];
  },
});
