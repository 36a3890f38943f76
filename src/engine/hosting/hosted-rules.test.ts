import { describe, expect, it } from 'vitest';
import type { Kind } from '../library/rules/world.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { hostedRules, ruledKinds } from './hosted-rules.ts';
import { spokenOf } from './spoken-of.ts';

const text = (name: string) => ({ name, kind: 'text' });
const slots: Kind = {
  name: 'slots',
  one: 'Slot',
  title: 'name',
  fields: [
    text('name'),
    { name: 'seats', kind: 'number' },
    { name: 'room', kind: 'reference', to: 'rooms' },
    { name: 'left', kind: 'number', formula: 'seats - count(bookings where slot = this)' },
    { name: 'warm', kind: 'yes-no', formula: 'room.heated' },
  ],
};
const rooms: Kind = {
  name: 'rooms',
  one: 'Room',
  title: 'name',
  fields: [text('name'), { name: 'heated', kind: 'yes-no', formula: 'any(stoves where works is true)' }],
};
const stoves: Kind = { name: 'stoves', one: 'Stove', title: 'name', fields: [text('name'), text('works')] };
const members: Kind = {
  name: 'members',
  one: 'Member',
  title: 'name',
  fields: [text('name'), { name: 'mail', kind: 'email' }, text('notes')],
};
const bookings = (never: string, says = 'No.'): Kind => ({
  name: 'bookings',
  one: 'Booking',
  title: 'slot',
  fields: [
    { name: 'slot', kind: 'reference', to: 'slots' },
    { name: 'member', kind: 'reference', to: 'members' },
  ],
  rules: [{ never, says }],
});
const ask = (booking: Kind) => {
  const { kinds, words } = spokenOf(
    { kinds: [slots, rooms, stoves, members, booking], people: ['members'] },
    ['bookings'],
  );
  return { kinds: [...kinds].toSorted(), words };
};

describe('what the rules of a kind speak of', () => {
  it('is the kind itself and what it is called by, at least', () => {
    expect(ask(bookings('1 > 2')).kinds).toEqual(['bookings', 'slots']);
  });

  it('goes through references and worked-out fields to the end', () => {
    expect(ask(bookings('slot.left < 0')).kinds).toEqual(['bookings', 'slots']);
    expect(ask(bookings('not slot.warm')).kinds).toEqual(['bookings', 'rooms', 'slots', 'stoves']);
  });

  it('names the fields that have to be known, and no others', () => {
    const { words } = ask(bookings('slot.left < 0'));
    for (const field of ['slot', 'left', 'seats', 'name']) expect(words, field).toContain(field);
    expect(words).not.toContain('room');
  });

  it('knows what the reason is written from', () => {
    expect(ask(bookings('1 > 2', '{slot.room.name} is full.')).kinds).toContain('rooms');
  });

  it('knows people by name and address where it matters who looks', () => {
    const { kinds, words } = ask(bookings('by != me'));
    expect(kinds).toContain('members');
    expect(words).toContain('mail');
    expect(words).not.toContain('notes');
  });

  it('does not take a text for a name', () => {
    expect(ask(bookings('slot = "stoves"')).kinds).not.toContain('stoves');
  });
});

const entity = ({ name, one, title, fields, rules }: Kind, more: object = {}) =>
  ({ name, one, many: name, title, fields, rules, samples: [], ...more }) as unknown as EntitySpec;
const spec = (never: string, accounts: AppSpec['accounts'] = 'optional') =>
  ({
    accounts,
    entities: [
      entity(slots),
      entity(rooms),
      entity(stoves),
      entity(members, { standsFor: 'Member' }),
      entity(bookings(never)),
    ],
    actions: [],
    numbers: { most: { label: 'At most', value: 3 } },
  }) as unknown as AppSpec;

describe('what is kept of a plan for its rules', () => {
  it('is nothing when there are none', () => {
    const { entities, ...rest } = spec('1 > 2');
    const plain = entities.map((one) => ({ ...one, rules: [] }));
    expect(hostedRules({ ...rest, entities: plain })).toBeUndefined();
  });

  it('are the kinds that a rule speaks of, the figures, and who stands for people', () => {
    const rules = hostedRules(spec('count(other bookings where slot = this.slot) > most'));
    expect(rules?.kinds.map(({ name }) => name)).toEqual(['slots', 'bookings']);
    expect(rules?.numbers).toEqual({ most: 3 });
    expect(rules?.people).toEqual(['members']);
    expect(rules === undefined ? [] : ruledKinds(rules)).toEqual(['bookings']);
  });

  it('leaves rules about who looks to the browser in an app without accounts', () => {
    expect(hostedRules(spec('member != me', 'none'))).toBeUndefined();
    expect(hostedRules(spec('slot.left < 0', 'none'))?.kinds).toHaveLength(2);
    expect(hostedRules(spec('member != me'))?.kinds).toHaveLength(3);
  });
});
