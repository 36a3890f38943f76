import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { blockPropsOf } from '../cases/block-props.ts';
import { planDeclared } from './plan-declared.ts';

const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);

/** A workshop that hires out machines, with one more sentence. */
function planWith(sentence: string) {
  const text = [
    'Machine hire',
    'Machine: number (unique), name, kind (saw, drill, mixer), state (ready, broken), weight in kg, next inspection.',
    'Customer: name, phone, date of birth, discount card (yes/no).',
    'Hire: machine, customer, date, start, end, hours, price per hour, deposit, note.',
    sentence,
  ].join('\n');
  const plan = planDeclared(text, blockProps);
  if (plan === undefined) throw new Error('It declares nothing.');
  const entity = (name: string) => plan.spec.entities.find((one) => one.name === name);
  return {
    ...plan,
    never: (name: string) => entity(name)?.rules?.map(({ never }) => never) ?? [],
    field: (name: string, label: string) => entity(name)?.fields.find((one) => one.label === label),
    isServed: plan.trace.some(({ request, served }) => served.length > 0 && sentence.startsWith(request)),
  };
}

describe('sentences of a specification', () => {
  it.each([
    ['Broken machines must not be hired.', 'hires', 'machine.state is "broken"'],
    [
      'A machine may not be in two hires at the same time.',
      'hires',
      'any(other hires where machine = this.machine',
    ],
    [
      'Only one hire per customer and day is permitted.',
      'hires',
      'customer = this.customer and date = this.date',
    ],
    ['A customer may have at most 3 hires per day.', 'hires', '> 3'],
    ['The deposit must not be less than the price per hour.', 'hires', 'deposit < pricePerHour'],
    ['No hire may be dated more than 30 days ahead.', 'hires', 'date > addDays(today, 30)'],
    ['If the hours are more than 8, a note is required.', 'hires', 'hours > 8 and (note is empty)'],
    [
      'Note only when the hours are more than 4.',
      'hires',
      'note is not empty and not (hours is not empty and hours > 4)',
    ],
  ])('refuses: %s', (sentence, things, part) => {
    const plan = planWith(sentence);
    expect(plan.never(things).join('\n')).toContain(part);
    expect(plan.isServed).toBe(true);
  });

  it.each([
    ['Price = hours × price per hour, at least 20.', 'hires', 'Price', 'greater(hours * pricePerHour, 20)'],
    ['Rate: saw 12, drill 8, mixer 20.', 'machines', 'Rate', 'if(kind is "saw", 12, '],
    ['Hires of a machine = number of its hires.', 'machines', 'Hires', 'count(hires where machine = this)'],
  ])('works out: %s', (sentence, things, label, part) => {
    expect(planWith(sentence).field(things, label)?.formula).toContain(part);
  });

  it('bounds a figure in the words of the text', () => {
    expect(planWith('Hours 1 to 24.').field('hires', 'Hours')).toMatchObject({ min: 1, max: 24 });
    expect(planWith('Weight may not exceed 400 kg.').field('machines', 'Weight')).toMatchObject({ max: 400 });
  });

  it.each([
    ['Reports: hires per machine and month.'],
    ['Views: hires of this week.'],
    ['I want to see the hires of today.'],
    ['Lists: machines with expired inspection, income per customer.'],
  ])('shows: %s', (sentence) => {
    const { spec } = planWith(sentence);
    expect(spec.pages[0]?.title).toBe('Overview');
    expect(spec.pages[0]?.sections.length).toBeGreaterThan(0);
  });

  it('says what it cannot build, and builds nothing for it', () => {
    const { trace, spec } = planWith('The moon decides who may hire on Fridays.');
    expect(trace.find(({ request }) => request.startsWith('The moon'))?.served).toEqual([]);
    expect(spec.actions).toEqual([]);
  });

  it('reads things that are told in prose', () => {
    const plan = planDeclared(
      'Choir book. We keep singers with name, voice, e-mail and joining date; concerts have a title, date, place and fee. A singer may be in one concert only.',
      blockProps,
    );
    expect(plan?.spec.entities.map(({ name }) => name)).toEqual(['singers', 'concerts']);
  });
});
