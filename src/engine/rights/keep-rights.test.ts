import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { viewersOf } from '../hosting/viewers.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepRights } from './keep-rights.ts';

/** A club that keeps its members and what they paid. */
const club: CaseFile = {
  task: ['contributions'],
  say: [],
  name: 'Club',
  headline: 'Who paid',
  lead: 'Members and payments.',
  things: {
    payments: {
      one: 'payment',
      many: 'payments',
      title: 'what',
      fields: {
        what: 'text!',
        member: '->members!',
        amount: 'money!',
        day: 'date = today',
        allergies: 'text',
        state: 'choice(planned, paid) = planned',
      },
      samples: [
        ['Dues', 'Ida', 40, '-3', 'nuts', 'planned'],
        ['Camp', 'Bo', 120, '-5', '', 'planned'],
        ['Shirt', 'Cy', 20, '-9', '', 'paid'],
      ],
    },
    members: {
      one: 'member',
      many: 'members',
      fields: { name: 'text!', phone: 'phone' },
      samples: [
        ['Ida', '1'],
        ['Bo', '2'],
        ['Cy', '3'],
      ],
    },
  },
  acts: {
    pay: {
      on: 'payments',
      label: 'Pay',
      when: 'state is "planned"',
      does: ['set state = "paid"'],
      done: 'Paid.',
    },
  },
  pages: [
    { title: 'Payments', parts: [{ list: 'payments' }] },
    { title: 'Members', parts: [{ list: 'members' }] },
  ],
};

function kept(text: string): AppSpec {
  const spec = keepRights(specOfCase(planOfCase(club, () => undefined)), text);
  expect(specFaults(spec)).toEqual([]);
  return spec;
}

function entity(spec: AppSpec, name: string): EntitySpec | undefined {
  return spec.entities.find((one) => one.name === name);
}

function lists(spec: AppSpec, name: string) {
  return spec.pages.flatMap(({ sections, roles }) =>
    sections.filter(({ props }) => props['entity'] === name).map(({ props }) => ({ props, roles })),
  );
}

describe('what only some may do', () => {
  it('gives the button that deletes to who was named, and takes it from the others', () => {
    const spec = kept('Only the treasurer deletes payments.');
    expect(viewersOf(spec).map(({ role }) => role)).toContain('Treasurer');
    const act = spec.actions.find(({ label }) => label === 'Delete');
    expect(act).toMatchObject({ on: 'payments', roles: ['Treasurer'], does: ['remove this'] });
    expect(
      lists(spec, 'payments').every(({ props }) => (props['can'] as { remove?: boolean }).remove !== true),
    ).toBe(true);
  });

  it('gives an act of the plan to who was named', () => {
    const spec = kept('Paying is up to the cashier alone.');
    expect(spec.actions.find(({ id }) => id === 'pay')?.roles).toEqual(['Cashier']);
  });

  it('lets only them enter what they alone enter', () => {
    const spec = kept('Payments are entered by the treasurer and by no one else.');
    expect(lists(spec, 'payments').map(({ props }) => props['editors'])).toContainEqual(['Treasurer']);
  });

  it('makes the act that was told of', () => {
    const spec = kept('The chairwoman alone may suspend members.');
    expect(spec.actions.find(({ label }) => label === 'Suspend')).toMatchObject({
      on: 'members',
      roles: ['Chairwoman'],
    });
  });

  it.each([
    'Only the treasurer deletes payments. It is just for me.',
    'Only the treasurer deletes payments. No login please.',
  ])('gives no roles to who is alone with it: %s', (text) => {
    expect(kept(text).roles).toEqual([]);
  });
});

describe('what only some see', () => {
  it('hides a field from the others', () => {
    const spec = kept('Allergies are for the leaders only.');
    expect(entity(spec, 'payments')?.fields.find(({ name }) => name === 'allergies')?.seenBy).toEqual([
      'Leader',
    ]);
  });

  it('hides nothing that a record is called by and that is called otherwise', () => {
    const plan = specOfCase(planOfCase(club, () => undefined));
    const members = entity(plan, 'members');
    if (members === undefined) throw new Error('Nobody is kept.');
    members.fields = [
      { name: 'name', label: 'What is wrong', kind: 'text', required: true },
      { name: 'place', label: 'Where', kind: 'text', required: true },
    ];
    members.samples = [{ name: 'Mould', place: 'Cellar' }];
    const spec = keepRights(plan, 'Names of tenants are never shown to the public.');
    expect(entity(spec, 'members')).toMatchObject({ title: 'name' });
    expect(entity(spec, 'members')?.fields.find(({ name }) => name === 'name')?.seenBy).toBeUndefined();
  });

  it('keeps what has to be hidden', () => {
    const spec = kept('We note payments. Bank details stay hidden from the trainers.');
    const field = entity(spec, 'payments')?.fields.find(({ label }) => label === 'Bank detail');
    expect(field?.seenBy).toEqual(['Owner']);
    expect(spec.roles).toEqual(['Trainer', 'Owner']);
  });

  it('shows to each their own, and all to who looks after it', () => {
    const spec = kept('Members see only their own payments.');
    expect(entity(spec, 'members')?.standsFor).toBe('Member');
    const own = lists(spec, 'payments').find(({ props }) => String(props['where']).includes('member = me'));
    expect(own).toBeDefined();
    const others = lists(spec, 'payments').filter(({ props }) => !String(props['where']).includes('me'));
    expect(others.map(({ roles }) => roles)).toEqual([['Owner']]);
  });

  it('leaves to who has an act the page where it is', () => {
    const spec = kept('The chairwoman alone may block payments. Members see only their own payments.');
    const page = spec.pages.find(({ roles }) => roles?.includes('Chairwoman') === true);
    expect(
      page?.sections.some(({ props }) => (props['actions'] as string[] | undefined)?.includes('block')),
    ).toBe(true);
  });

  it('hears who sees it and who does not', () => {
    const spec = kept('The inspector sees the allergies, trainees don’t.');
    expect(spec.roles).toEqual(['Inspector', 'Trainee']);
    const field = entity(spec, 'payments')?.fields.find(({ name }) => name === 'allergies');
    expect(field?.seenBy).toEqual(['Inspector']);
  });

  it('hides what is revealed by an act until then', () => {
    const spec = kept('Payments stay hidden from the others till Sunday night.');
    const reveal = spec.actions.find(({ forAll }) => forAll === true);
    expect(reveal?.roles).toEqual(['Owner']);
    expect(lists(spec, 'payments').some(({ props }) => props['where'] === 'revealed or by = me')).toBe(true);
  });
});

describe('what waits for a yes', () => {
  it('waits above an amount, and nothing goes on before', () => {
    const spec = kept('Payments over 100 euros need the treasurer’s consent.');
    const act = spec.actions.find(({ label }) => label === 'Approve');
    expect(act).toMatchObject({ on: 'payments', roles: ['Treasurer'], condition: 'waitsForAYes' });
    expect(spec.actions.find(({ id }) => id === 'pay')?.never?.[0]?.never).toBe(
      '(amount > 100) and not approved',
    );
    expect(spec.pages.find(({ title }) => title === 'To approve: payments')?.roles).toEqual(['Treasurer']);
  });

  it('waits for two, of whom none says it twice', () => {
    const spec = kept('Payments over 100 euros need the approval of two board members.');
    const act = spec.actions.find(({ label }) => label === 'Approve');
    expect(act?.roles).toEqual(['Board member']);
    expect(act?.never?.[0]?.never).toBe('firstYes = me');
  });

  it('keeps what somebody has to say yes to and nothing kept yet', () => {
    const spec = kept('A vet bill beyond 250 euros requires a yes from the president.');
    expect(entity(spec, 'vetBills')?.fields.map(({ name }) => name)).toContain('waitsForAYes');
  });

  it('asks of what is only sometimes so whether it is', () => {
    const spec = kept('Payments for guests from outside have to be agreed to by the warden.');
    expect(
      entity(spec, 'payments')?.fields.find(({ label }) => label === 'For guests from outside')?.kind,
    ).toBe('yes-no');
    expect(spec.actions.find(({ label }) => label === 'Approve')?.roles).toEqual(['Warden']);
  });
});
