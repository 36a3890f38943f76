import { describe, expect, it } from 'vitest';
import { blocks } from '../blocks.gen.ts';
import { blockPropsOf } from '../cases/block-props.ts';
import { specFaults } from '../spec/check-spec.ts';
import { planLog } from './plan-log.ts';
import { saidLog } from './said-log.ts';

function kept(text: string): string[] | undefined {
  return planLog(text, undefined, blockPropsOf(blocks as never))?.entities.map(({ many }) => many);
}

describe('A book of two sorts of entries', () => {
  it.each([
    ['feeding and vet log for a stray cat colony', ['Cats', 'Feedings', 'Vet visits']],
    ['medicine and appointment diary for my mum', ['Doses', 'Appointments']],
    ['fuel & service log for our 3 delivery vans', ['Vans', 'Fill-ups', 'Services']],
    ['watering and feeding schedule for the orchids', ['Orchids', 'Waterings', 'Feedings']],
    ['training and injury log, rugby club', ['Players', 'Trainings', 'Injuries']],
    ['vaccination and weight record for goats', ['Goats', 'Vaccinations', 'Weighings']],
    ['a visitor and parcel log at the gate', ['Visitors', 'Parcels']],
    ['sleep and mood diary', ['Nights', 'Moods']],
    ['egg and feed record for our hens', ['Hens', 'Egg counts', 'Feedings']],
    ['i want a food and symptom diary', ['Meals', 'Symptoms']],
  ])('%s', (text, many) => {
    const spec = planLog(text, undefined, blockPropsOf(blocks as never));
    expect(kept(text)).toEqual(many);
    expect(spec === undefined ? ['no plan'] : specFaults(spec)).toEqual([]);
  });

  it.each([
    'rock and roll log',
    'a guest book and parcel list',
    'log of feedings',
    'bread and butter list for my cafe',
    'feeding and feed log',
  ])('is none: %s', (text) => {
    expect(saidLog(text)).toBeUndefined();
  });

  it.each([
    ['visitor and parcel log at the gate', 'Visitor and parcel log at the gate'],
    ['medicine and appointment diary for my mum', 'Medicine and appointment diary for my mum'],
    ['sleep and mood diary', 'Sleep and mood diary'],
  ])('says where and for whom: %s', (text, tagline) => {
    expect(planLog(text, undefined, blockPropsOf(blocks as never))?.tagline).toBe(tagline);
  });

  it('tells how many there are', () => {
    const vans = planLog('fuel and service log for our 3 vans', undefined, blockPropsOf(blocks as never));
    expect(vans?.entities[0]?.samples).toHaveLength(3);
  });

  it('is left to a case that keeps both', () => {
    const file = { things: {}, say: ['watering and feeding of plants'] } as never;
    expect(
      planLog('watering and feeding log for orchids', file, blockPropsOf(blocks as never)),
    ).toBeUndefined();
  });
});
