import { describe, expect, it } from 'vitest';
import { cases } from '../knowledge/cases.gen.ts';
import type { CaseFile } from './case-file.ts';
import { caseEntities } from './case-things.ts';

const files = cases.map(({ id, json }) => ({ id, file: JSON.parse(json) as CaseFile }));

function owners(id: string) {
  const file = files.find((one) => one.id === id)?.file;
  const entities = file === undefined ? [] : caseEntities(file);
  return entities
    .filter(({ standsFor }) => standsFor !== undefined)
    .map(({ name, standsFor, alsoFor = [] }) => [name, standsFor, ...alsoFor]);
}

describe('who the records of people stand for', () => {
  it('is known where an act writes down who does it, so that a bid keeps its bidder', () => {
    expect(owners('school-charity-auction')).toEqual([['bidders', 'Bidder']]);
    expect(owners('barber-two-chairs')).toEqual([['clients', 'Customer']]);
  });

  it('can be several roles: who approves is one of the staff', () => {
    expect(owners('purchase-requests')).toEqual([['staff', 'Employee', 'Director', 'Lead']]);
  });

  it('is what a case says of itself where it does', () => {
    expect(owners('bake-off-judging')).toEqual([['judges', 'Judge']]);
  });

  it('is known in every case that puts “me” into a reference', () => {
    const lost = files.flatMap(({ id, file }) => {
      const entities = caseEntities(file);
      return Object.values(file.acts ?? {}).flatMap(({ does }) =>
        does.flatMap((step) => {
          const [, things] = /^add (\w+)/.exec(step) ?? [];
          const fields = entities.find(({ name }) => name === things)?.fields ?? [];
          const [, set] = /(\w+) = me\b/.exec(step) ?? [];
          const to = fields.find(({ name }) => name === set)?.to;
          const isLost = entities.some(({ name, standsFor }) => name === to && standsFor === undefined);
          return isLost ? [`${id}: ${step}`] : [];
        }),
      );
    });
    expect(lost).toEqual([]);
  });
});
