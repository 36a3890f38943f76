import { describe, expect, it } from 'vitest';
import { blockPropsOf } from '../cases/block-props.ts';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { blocksById } from '../generate.ts';
import { cases } from '../knowledge/cases.gen.ts';
import { addedParts } from './added-parts.ts';
import type { AppSpec } from './app-spec.ts';
import { blockFaults } from './block-faults.ts';
import { specFaults } from './check-spec.ts';
import { takeOutAction, takeOutEntity, takeOutField, takeOutPage } from './take-out.ts';

function specOf(json: string): AppSpec {
  return specOfCase(planOfCase(JSON.parse(json) as CaseFile, blockPropsOf([...blocksById.values()])));
}

describe('parts taken out of an app', () => {
  it('leave every case sound, whichever kind of record, page or act goes', () => {
    const broken = cases
      .filter((_, place) => place % 7 === 0)
      .flatMap(({ id, json }) => {
        const whole = specOf(json);
        const without = (take: (copy: AppSpec) => void) => {
          const copy = structuredClone(whole);
          take(copy);
          return [...specFaults(copy), ...blockFaults(copy, blocksById)];
        };
        return [
          ...whole.entities.slice(1).flatMap(({ name }) => without((copy) => takeOutEntity(copy, name))),
          ...whole.pages.flatMap((page) => without((copy) => takeOutPage(copy, page.id))),
          ...whole.actions.flatMap((action) => without((copy) => takeOutAction(copy, action.id))),
        ].map((fault) => `${id}: ${JSON.stringify(fault)}`);
      });
    expect(broken).toEqual([]);
  });

  it('leave every case sound when a field goes with all that speaks of it', () => {
    const broken = cases
      .filter((_, place) => place % 29 === 0)
      .flatMap(({ id, json }) => {
        const whole = specOf(json);
        return whole.entities.flatMap((entity) =>
          entity.fields
            .filter(({ name }) => name !== entity.title)
            .flatMap(({ name }) => {
              const copy = structuredClone(whole);
              takeOutField(copy, entity.name, name);
              const isThere = copy.entities.some(
                (one) => one.name === entity.name && one.fields.some((field) => field.name === name),
              );
              return [
                ...(isThere ? [`${name} stays`] : []),
                ...specFaults(copy),
                ...blockFaults(copy, blocksById),
              ].map((fault) => `${id}: ${fault}`);
            }),
        );
      });
    expect(broken).toEqual([]);
  });

  it('are those that no wish is served by', () => {
    const [first] = cases;
    const whole = { ...specOf(first?.json ?? ''), met: 'a-case' };
    const [main, second] = whole.entities;
    const all = addedParts({ ...whole, trace: [] });
    expect(all.has(`entity:${second?.name}`)).toBe(true);
    expect(all.has(`entity:${main?.name}`)).toBe(false);
    const trace = [{ request: 'keep them', served: [`create:${second?.name}`] }];
    expect(addedParts({ ...whole, trace }).has(`entity:${second?.name}`)).toBe(false);
    const { met: _met, ...bare } = whole;
    expect(addedParts({ ...bare, trace: [] }).size).toBe(0);
  });
});
