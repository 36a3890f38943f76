import { describe, expect, it } from 'vitest';
import type { AppSpec, EntitySpec, SectionSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';
import { specOfCase } from './check-case.ts';
import { graftSaid } from './graft-said.ts';

function kind(name: string, ...fields: string[]): EntitySpec {
  return {
    name,
    one: name,
    many: name,
    title: 'name',
    fields: ['name', ...fields].map((field) => ({ name: field, label: field, kind: 'text' })),
    samples: [],
  };
}

function planWith(entities: EntitySpec[]): CasePlan {
  return {
    name: 'Trial',
    headline: 'A trial',
    lead: '',
    accounts: 'none',
    roles: [],
    entities,
    actions: [],
    pages: [],
    numbers: {},
  };
}

/** The sections that come into a case from what was said, which asked for one by name. */
function graftedOf(
  section: Omit<SectionSpec, 'id'>,
  said: EntitySpec[],
  known: EntitySpec[],
  matched: [string, string][],
): SectionSpec[] {
  const page = { id: 'said', path: '/said', title: 'Said', nav: true, sections: [{ id: 'one', ...section }] };
  const spec: AppSpec = {
    ...specOfCase(planWith(said)),
    pages: [page],
    trace: [{ request: 'it', served: ['section:one'] }],
  };
  const plan = planWith(known);
  graftSaid(plan, spec, new Map(matched), () => undefined);
  return plan.pages.flatMap(({ sections }) => sections);
}

describe('a part that was said beside a case', () => {
  const cart = { block: 'cart', props: { entity: 'products', orders: 'orders', price: 'price' } };
  const said = [kind('products', 'price'), kind('orders')];

  it('stays away where records that it writes are not there', () => {
    expect(graftedOf(cart, said, [kind('products', 'price')], [['products', 'products']])).toEqual([]);
  });

  it('stays away where a field that it reads is not there', () => {
    const known = [kind('products'), kind('orders')];
    expect(graftedOf(cart, said, known, [['products', 'products']])).toEqual([]);
  });

  it('comes in where all of it is there', () => {
    const known = [kind('products', 'price'), kind('orders')];
    expect(graftedOf(cart, said, known, [['products', 'products']])).toHaveLength(1);
  });

  it('is over the records that stand for those it was said of', () => {
    const report = { block: 'report', props: { entities: ['foundKeys', 'orders'] } };
    const [section] = graftedOf(
      report,
      [kind('foundKeys'), kind('orders')],
      [kind('finds')],
      [['foundKeys', 'finds']],
    );
    expect(section?.props).toEqual({ entities: ['finds'] });
    expect(graftedOf(report, [kind('foundKeys'), kind('orders')], [kind('finds')], [])).toEqual([]);
  });
});
