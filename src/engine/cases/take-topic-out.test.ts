import { describe, expect, it } from 'vitest';
import { blocksById } from '../generate.ts';
import { cases } from '../knowledge/cases.gen.ts';
import { blockFaults } from '../spec/block-faults.ts';
import { specFaults } from '../spec/check-spec.ts';
import { blockPropsOf } from './block-props.ts';
import type { CaseFile } from './case-file.ts';
import { type CasePlan, planOfCase } from './case-plan.ts';
import { specOfCase } from './check-case.ts';
import { saidAbsent } from './said-absent.ts';
import { takeTopicsOut } from './take-topic-out.ts';

function without(id: string, text: string): CasePlan {
  const json = cases.find((one) => one.id === id)?.json ?? '';
  const plan = planOfCase(JSON.parse(json) as CaseFile, blockPropsOf([...blocksById.values()]));
  takeTopicsOut(plan, saidAbsent(text));
  return plan;
}

describe('what a text says there is none of', () => {
  it.each([
    ['lends wheelchairs free of charge for up to 8 weeks', ['charges']],
    ['families borrow toys for 3 weeks, free.', ['charges']],
    ['Petrol is sorted, so NO money in the app please', ['money']],
    ['members book an hour, no payments, no login', ['money']],
    ['six weeks, no deposit', ['deposit']],
    ['school library, no fines', ['fines']],
    ['everybody gives one vote. no points please', ['points']],
    ['you can borrow it for free', ['charges']],
  ])('is heard: %s', (text, topics) => {
    expect(saidAbsent(text).map(({ topic }) => topic)).toEqual(topics);
  });

  it.each([
    'share free parking spaces among our 6 flats',
    'show which rooms are free',
    'travel is free up to 20 km, then 18 pesos per km',
    'free of charge for members, others pay 5 euros',
    'no payment before the delivery came',
    'gluten free cakes, feel free to add',
    'kids under 6 free, adults 8 €',
  ])('is not heard where something else is meant: %s', (text) => {
    expect(saidAbsent(text)).toEqual([]);
  });

  it('goes out of a lending case with its gates, while lending stays', () => {
    const plan = without('wheelchair-depot', 'wheelchairs lent free of charge');
    const lend = plan.actions.find(({ id }) => id === 'lend');
    expect(lend?.does).toHaveLength(2);
    expect(JSON.stringify([plan.entities, plan.actions, plan.numbers])).not.toMatch(/deposit/i);
  });

  it('goes out of an account of late fees', () => {
    const plan = without('library-of-things', 'tools, free of charge, two weeks');
    expect(plan.actions.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['lend', 'take-back', 'extend', 'reserve']),
    );
    expect(JSON.stringify([plan.entities, plan.actions])).not.toMatch(/\bfees?\b|paid/i);
  });

  it('leaves every case sound, whatever is taken out of it', () => {
    const broken = cases
      .filter((_, place) => place % 11 === 0)
      .flatMap(({ id, json }) =>
        ['no money', 'free of charge', 'no deposit, no fines, no points'].flatMap((text) => {
          const plan = planOfCase(JSON.parse(json) as CaseFile, blockPropsOf([...blocksById.values()]));
          takeTopicsOut(plan, saidAbsent(text));
          const spec = specOfCase(plan);
          return [...specFaults(spec), ...blockFaults(spec, blocksById)].map(
            (one) => `${id} ${text}: ${one}`,
          );
        }),
      );
    expect(broken).toEqual([]);
  });
});
