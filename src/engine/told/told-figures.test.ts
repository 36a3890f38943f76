import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { saidFacts } from '../facts/said-facts.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepTold } from './keep-told.ts';

const club: CaseFile = {
  task: ['lend-and-return'],
  say: [],
  name: 'Club',
  headline: 'What we have',
  lead: 'And who has it.',
  things: {
    members: {
      one: 'member',
      many: 'members',
      fields: { name: 'text!' },
      samples: [['Falk'], ['Lind'], ['Dahl']],
    },
    machines: {
      one: 'machine',
      many: 'machines',
      fields: { name: 'text!', bought: 'date', lastService: 'date' },
      samples: [
        ['Mower', '-90', '-30'],
        ['Tiller', '-40', '-20'],
        ['Saw', '-10', null],
      ],
    },
    loans: {
      one: 'loan',
      many: 'loans',
      title: 'what',
      fields: {
        what: '->machines!',
        who: '->members!',
        since: 'date = today',
        until: 'date = +14',
        state: 'choice(out, back) = out',
      },
      samples: [['Mower', 'Falk', '-3', '+11', 'out']],
    },
    certificates: {
      one: 'certificate',
      many: 'certificates',
      fields: { name: 'text!', who: '->members', examination: 'date' },
      samples: [['Chainsaw', 'Falk', '-100']],
    },
    patrols: { one: 'patrol', many: 'patrols', fields: { name: 'text!' }, samples: [['Otters'], ['Foxes']] },
    kids: { one: 'kid', many: 'kids', fields: { name: 'text!' }, samples: [['Ida'], ['Ole'], ['Pia']] },
    bookings: {
      one: 'booking',
      many: 'bookings',
      title: 'name',
      fields: { name: 'text!', day: 'date!' },
      samples: [
        ['Falk', '+20'],
        ['Lind', '+21'],
      ],
    },
    lessons: {
      one: 'lesson',
      many: 'lessons',
      fields: { name: 'text!', at: 'moment!' },
      samples: [['First', '+1 10:00']],
    },
  },
  pages: [
    {
      title: 'Club',
      parts: [
        { list: 'machines', can: 'all' },
        { list: 'loans', can: 'all' },
        { list: 'certificates', can: 'all' },
        { list: 'lessons', can: 'all' },
        { list: 'members', can: 'all' },
        { list: 'kids', can: 'all' },
        { list: 'patrols', can: 'all' },
        { list: 'bookings', can: 'all' },
      ],
    },
  ],
};

function told(text: string): AppSpec {
  const spec = keepTold(specOfCase(planOfCase(club, () => undefined)), saidFacts(text));
  expect(specFaults(spec)).toEqual([]);
  return spec;
}

function field(spec: AppSpec, things: string, name: string): FieldSpec | undefined {
  return spec.entities.find((one) => one.name === things)?.fields.find((one) => one.name === name);
}

describe('how long something lasts', () => {
  it.each([
    ['A certificate is valid for two years from the examination.', 'addMonths(examination, 24)'],
    ['certificates expire 18 months after the examination', 'addMonths(examination, 18)'],
    ['The certificate is good for 36 weeks from the examination', 'addDays(examination, 252)'],
  ])('works out until when it is valid: %s', (text, formula) => {
    const spec = told(text);
    expect(field(spec, 'certificates', 'validUntil')?.formula).toContain(formula);
    expect(JSON.stringify(spec.pages)).toContain('No longer valid');
  });

  it.each([
    ['loan 3 weeks', '+21'],
    ['Loans run for 10 days.', '+10'],
    ['A loan is kept for six weeks', '+42'],
  ])('lets the day of return begin there: %s', (text, start) => {
    expect(field(told(text), 'loans', 'until')?.start).toBe(start);
  });

  it('works out when a lesson ends', () => {
    const spec = told('A lesson takes 45 minutes.');
    expect(field(spec, 'lessons', 'minutes')?.start).toBe(45);
    expect(field(spec, 'lessons', 'until')?.formula).toContain('addMinutes(at, minutes)');
  });

  it.each([
    'Show the loans of the next six weeks',
    'A machine not brought back after two weeks is marked red',
    'no loan in 3 weeks and you are out',
    'we meet for loans three times a day',
    'a loan costs 3 euros for 10 days',
  ])('takes no other time for it: %s', (text) => {
    const spec = told(text);
    expect(field(spec, 'loans', 'until')?.start).toBe('+14');
    expect(field(spec, 'machines', 'until')).toBeUndefined();
  });
});

describe('what is done again and again', () => {
  it.each([
    ['Servicing of the machines is due every 12 months.', 'lastService', 'addMonths(lastService, 12)'],
    ['every machine must be cleaned every nine days', 'lastCleaned', 'addDays(lastCleaned, 9)'],
    ['machines: oil change every 6 weeks', 'lastOilChange', 'addDays(lastOilChange, 42)'],
  ])('says when it is due, and a button that it was done: %s', (text, last, formula) => {
    const spec = told(text);
    const fields = spec.entities.find(({ name }) => name === 'machines')?.fields ?? [];
    expect(fields.map((one) => one.formula ?? '').join()).toContain(formula);
    expect(spec.actions.flatMap(({ does = [] }) => does)).toContain(`set ${last} = today`);
  });

  it('counts the hours that a machine has run', () => {
    const spec = told('The machines get an oil change every 250 hours.');
    expect(spec.actions.flatMap(({ does = [] }) => does)).toContain('set lastOilChangeAt = hoursRun');
  });

  it.each([
    'residents are turned every 2 hours',
    'members pay 5 euros every 3 months',
    'the vet comes every 7 weeks',
  ])('leaves others alone: %s', (text) => expect(told(text).actions).toEqual([]));
});

function rules(spec: AppSpec, name: string): string[] {
  return spec.entities.find((one) => one.name === name)?.rules?.map(({ never }) => never) ?? [];
}

describe('how many there may be', () => {
  it.each([
    '8 kids a patrol, then full',
    'A patrol takes 8 kids.',
    '8 kids per patrol',
    '8 kids to a patrol',
    'A patrol never takes on more than eight kids',
  ])('writes down who is where, and one that is full takes no more: %s', (text) => {
    expect(rules(told(text), 'kids')).toEqual([
      'patrol is not empty and count(kids where patrol = this.patrol) > 8',
    ]);
  });

  it.each([
    ['I do four lessons a day and not a fifth', 'lessons', 'count(lessons where day(at) = day(this.at)) > 4'],
    ['six bookings a day', 'bookings', 'count(bookings where day(day) = day(this.day)) > 6'],
    ['I manage 5 kids a day', 'kids', 'day is not empty and count(kids where day(day) = day(this.day)) > 5'],
  ])('counts by day: %s', (text, things, rule) => {
    expect(rules(told(text), things)).toContain(rule);
  });

  it.each([
    ['each machine up to 4 crates', 'machines', 'crates > 4'],
    ['The hall seats 60 people.', 'bookings', 'people > 60'],
    ['A member may bring four guests', 'members', 'guests > 4'],
  ])('asks for the number where nothing else has it: %s', (text, things, rule) => {
    expect(rules(told(text), things)).toContain(rule);
  });

  it.each([
    '24 euro a lesson',
    '14 kids each hours +40 cap',
    'we have about 40 kids a year',
    '12 kids a race',
  ])('limits nothing by other figures: %s', (text) =>
    expect(told(text).entities.flatMap(({ rules: all = [] }) => all)).toEqual([]),
  );
});

describe('how early and how late something may be entered', () => {
  it.each([
    ['Bookings open three months ahead', 'day > today + 90'],
    ['No booking earlier than: the earliest anyone can book is 90 days in advance', 'day > today + 90'],
    ['bookings have to be made 10 days before', 'day < today + 10'],
    ['A booking must be made four weeks ahead', 'day < today + 28'],
  ])('refuses with the day: %s', (text, rule) => {
    expect(rules(told(text), 'bookings').join()).toContain(rule);
  });

  it.each([
    'everybody with a booking gets a message 2 days before',
    'Gowns must be ordered six months ahead',
  ])('refuses no booking by other days: %s', (text) => expect(rules(told(text), 'bookings')).toEqual([]));
});
