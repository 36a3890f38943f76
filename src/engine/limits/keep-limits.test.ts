import { describe, expect, it } from 'vitest';
import { clubPlan } from '../../testing/club-plan.ts';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { brokenSamples } from './broken-samples.ts';
import { keepLimits } from './keep-limits.ts';

/** The plan of the club for a text; each word group has its entry in the trace, as nothing serves it. */
function planFor(marked: string): AppSpec {
  const reading = markedReading(marked);
  const trace = reading.spans.map(({ start, end }) => ({
    request: reading.text.slice(start, end),
    served: [],
    state: 'not-built' as const,
    at: [[start, end] as [number, number]],
  }));
  return keepLimits({ ...clubPlan, reading, trace });
}

const rulesOf = ({ entities }: AppSpec) =>
  entities.flatMap(({ name, rules = [] }) => rules.map(({ never }) => `${name}: ${never}`));

const given: readonly (readonly [marked: string, rule: string])[] = [
  ['every {T1 order} needs {N2>1 at least 20 pieces}', 'orders: pieces < 20'],
  ['{T1 orders} with {F2>1 pieces}, {N3>2 max 30}', 'orders: pieces > 30'],
  ['{R1 Customers} {A2>1,3 place} {T3 orders}, {N4>3 minimum 30 euros}', 'orders: amount < 30'],
  ['{T1 orders}, {N2>1 minimum order £15}', 'orders: amount < 15'],
  ['{T1 orders} {N2>1 not more than 500 euros}', 'orders: amount > 500'],
  ['for each {T1 idea} give {N2>3 1 to 10} {F3>1 points}', 'ideas: points < 1 or points > 10'],
  ['{T1 ideas} with {F2>1 points} ({V3>2 0-5})', 'ideas: points < 0 or points > 5'],
  ['{F1>2 points} of an {T2 idea} go {N3>1 from 1 to 6}', 'ideas: points < 1 or points > 6'],
  ['{T1 ideas} with {F2>1 points}, {N3>2 not older than 2022}', 'ideas: points < 2022'],
  ['{T1 ideas} with {F2>1 points}, {N3>2 not before 2019}', 'ideas: points < 2019'],
  ['{T1 ideas} with a {F2>1 share}, {N3>2 up to 60%}', 'ideas: share > 60'],
  ['{T1 ideas} with a {F2>1 text} of {N3>2 at most 200 words}', 'ideas: words(text) > 200'],
  ['an {T1 idea} has {N2>1 max 280 characters}', 'ideas: length(text) > 280'],
  ['{T1 orders} with a {F2>1 note}, {N3>2 no more than 40 letters}', 'orders: length(note) > 40'],
  ['{T1 bookings} for {N2>1 up to 8 people}', 'bookings: people > 8'],
  ['a {T1 booking} is for {N2>1 at least three people}', 'bookings: people < 3'],
  ['{T1 bookings} of {N2>1 2 to 12 people}', 'bookings: people < 2 or people > 12'],
  ['{N1>2 nobody under 16} becomes a {T2 member}', 'members: age < 16'],
  ['{T1 members} must be {N2>1 at least 14 years old}', 'members: age < 14'],
  ['{T1 members}, {N2>1 nobody over 75}', 'members: age > 75'],
  ['{T1 runners}, {N2>1 nobody under 18}', 'runners: born > addMonths(today, -216)'],
  ['{T1 bookings} of {N2>1 at most 2 hours}', 'bookings: minutes(start, end) > 120'],
  ['{T1 bookings}, {N2>1 90 minutes max}', 'bookings: minutes(start, end) > 90'],
  ['a {T1 loan} is {N2>1 no longer than 14 days}', 'loans: days(from, until) > 14'],
  ['{T1 loans} for {N2>1 up to two weeks}', 'loans: days(from, until) > 14'],
  ['{T1 bookings} {N2>1 never on Sundays}', 'bookings: weekday(day) in ("Sunday")'],
  ['{T1 bookings} {N2>1 only Monday to Saturday}', 'bookings: weekday(day) in ("Sunday")'],
  ['{A1>2 book} {T2 rooms}, {N3>1 weekdays only}', 'bookings: weekday(day) in ("Saturday", "Sunday")'],
  ['{T1 bookings}, {N2>1 closed on Mondays}', 'bookings: weekday(day) in ("Monday")'],
  ['{T1 bookings} {N2>1 from 8:00 to 18:00}', 'bookings: start < "08:00" or start > "18:00"'],
  [
    '{T1 rooms} can be {A2>1 booked} {N3>2 between 7am and 10pm}',
    'bookings: start < "07:00" or start > "22:00"',
  ],
  [
    '{T1 orders} are {A2>1 collected} {N3>2 from 9:00 to 17:00}',
    'orders: clock(collect) < "09:00" or clock(collect) > "17:00"',
  ],
  [
    '{T1 bookings} {N2>1 not in the past}',
    'bookings: (createdAt is empty or createdAt >= today) and day < today',
  ],
  [
    '{T1 bookings} {N2>1 at least 2 days ahead}',
    'bookings: (createdAt is empty or createdAt >= today) and day < today + 2',
  ],
  [
    '{A1>2 book} {T2 rooms} {N3>1 up to 4 weeks in advance}',
    'bookings: (createdAt is empty or createdAt >= today) and day > today + 28',
  ],
  [
    '{T1 bookings}, {N2>1 max 2 per member}',
    'bookings: member is not empty and state is not "cancelled" and count(bookings where member = this.member and state is not "cancelled") > 2',
  ],
  [
    '{N1>2 at most 3} {T2 bookings} {N3>2 a week per member}',
    'bookings: member is not empty and state is not "cancelled" and count(bookings where member = this.member and week(day) = week(this.day) and state is not "cancelled") > 3',
  ],
  [
    '{N1>2 no more than 5} {T2 bookings} {N3>2 per day}',
    'bookings: state is not "cancelled" and count(bookings where day(day) = day(this.day) and state is not "cancelled") > 5',
  ],
  [
    '{N1>2 one vote per member}, {T2 votes} are secret',
    'votes: member is not empty and count(votes where member = this.member) > 1',
  ],
  [
    '{T1 votes}: {N2>1 only one per person per day}',
    'votes: member is not empty and count(votes where member = this.member and day(cast) = day(this.cast)) > 1',
  ],
  [
    '{N1>2 nobody may have more than 3} {T2 tools} {N3>2 at once}',
    'loans: member is not empty and state is not "returned" and count(loans where member = this.member and state is not "returned") > 3',
  ],
  [
    '{R1 members} {A2>1,3 borrow} {T3 tools}, {N4>3 max two per member}',
    'loans: member is not empty and state is not "returned" and sum(quantity of loans where member = this.member and state is not "returned") > 2',
  ],
  [
    '{N1>2 only 4 desserts} among the {T2 dishes}',
    'dishes: course is "Dessert" and count(dishes where course is "Dessert") > 4',
  ],
  ['{T1 dishes}, {N2>1 max 20 dishes in total}', 'dishes: count(dishes) > 20'],
  ["a {T1 booking} {N2>1 can't end before it starts}", 'bookings: end < start'],
  ['{T1 loans}, {N2>1 never more than we have in stock}', 'loans: quantity > tool.stock'],
  ['{T1 ideas} with {F2>1 points}, {N3>2 never more than best points}', 'ideas: points > best'],
  [
    '{T1 bookings}, {N2>1 no double bookings}',
    'bookings: room is not empty and day is not empty and start is not empty and state is not "cancelled" and any(other bookings where room = this.room and day = this.day and start = this.start and state is not "cancelled")',
  ],
];

const none: readonly string[] = [
  'we keep {N1>2 38} {T2 tools}',
  '{N1>2 12} {T2 rooms} and {N3>4 48} {T4 members}',
  'a {T1 order} costs {V2>1 $72}',
  '{T1 orders} of {N2>1 not more than 250 euros} need no approval',
  '{A1>2 warn} me {N3>1 when fewer than 5 pieces} are left of {T2 tools}',
  '{T1 orders} {N2>1 over 100 euros} are free of shipping',
  '{T1 orders} {N2>1 above 50 euros} go to {R3 Ada}',
  'if a {T1 booking} is for {N2>1 more than 8 people} I get a mail',
  '{A1>2 show} {N3>2 at most 5} {T2 orders} on the first page',
  'a {P1 list} of the {N2>3 last 10} {T3 bookings}',
  '{A1>2 remind} {R2 members} {N3>1 2 days before}',
  '{T1 loans} become red {N2>1 after 14 days}',
  '{T1 bookings} {N2>1 every Tuesday}',
  'we meet {N1 Tuesday 7:30} in the {T2 room}',
  '{A1>2 cancel} a {T2 booking} {N3>1 up to 12 hours before}',
  'the {N1>2 first 20} {T2 orders} get a present',
  '{N1>2 two} {T2 rooms} {N3>2 on the ground floor}',
  '{N1>2 25} {T2 votes} win',
  '{T1 members} between the {N2 2019 and 2024} lists',
  'the {N1 monthly} {P2 report} of all {T3 orders}',
  'our {X1 club} has been there for {N2>1 at least 40 years}',
  '{T1 orders} with a {V2>1 10%} discount for {N3>1 more than 20 pieces}',
  'a {P1 mail} {N2>1 only on Mondays} with all {T3 bookings}',
];

describe('the limits of a text', () => {
  it.each(given)('%s', (marked, rule) => expect(rulesOf(planFor(marked))).toEqual([rule]));

  it.each(none)('are none in: %s', (marked) => expect(rulesOf(planFor(marked))).toEqual([]));

  it.each(given)('hold for the samples, and the plan is sound: %s', (marked) => {
    const spec = planFor(marked);
    expect(specFaults(spec)).toEqual([]);
    expect([...brokenSamples(spec)]).toEqual([]);
  });

  it('are traced to their words', () => {
    const { trace } = planFor('every {T1 order} needs {N2>1 at least 20 pieces}');
    expect(trace.find(({ request }) => request === 'at least 20 pieces')).toMatchObject({
      served: ['rule:orders.0'],
    });
    expect(trace.find(({ request }) => request === 'at least 20 pieces')).not.toHaveProperty('state');
  });

  it('say why something is refused', () => {
    const says = (marked: string) =>
      planFor(marked).entities.flatMap(({ rules = [] }) => rules.map((rule) => rule.says));
    expect(says('every {T1 order} needs {N2>1 at least 20 pieces}')).toEqual(['Pieces must be at least 20.']);
    expect(says('{T1 orders}, {N2>1 minimum order £15}')).toEqual(['Amount must be at least $15.']);
    expect(says('{T1 bookings} {N2>1 never on Sundays}')).toEqual(['Never on a Sunday.']);
    expect(says('{N1>2 one vote per member}, {T2 votes} are secret')).toEqual(['Only one vote per member.']);
  });

  it('are not built twice where the plan has such a rule', () => {
    const reading = markedReading('every {T1 order} needs {N2>1 at least 20 pieces}');
    const entities = clubPlan.entities.map((entity) =>
      entity.name === 'orders'
        ? { ...entity, rules: [{ never: 'pieces < fewest', says: 'Too few.' }] }
        : entity,
    );
    const numbers = { fewest: { label: 'pieces at least', value: 20 } };
    const spec = keepLimits({ ...clubPlan, entities, numbers, reading });
    expect(rulesOf(spec)).toEqual(['orders: pieces < fewest']);
  });

  it('move samples that would break them', () => {
    const spec = planFor('{T1 bookings} {N2>1 only Monday to Friday}');
    const days = spec.entities.find(({ name }) => name === 'bookings')?.samples.map(({ day }) => day);
    expect(days).toEqual(['+2!Sat!Sun', '-9!Sat!Sun']);
  });
});
