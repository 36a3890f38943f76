import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { saidFacts } from '../facts/said-facts.ts';
import type { ActionSpec, AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepTold } from './keep-told.ts';
import { approvalIn } from './said-approval.ts';
import { toldClauses } from './told-clauses.ts';

const lending: CaseFile = {
  task: ['lend-and-return'],
  say: [],
  name: 'Shed',
  headline: 'Tools for all',
  lead: 'Who has which tool.',
  numbers: { loanDays: '14 | days' },
  things: {
    tools: {
      one: 'tool',
      many: 'tools',
      fields: { name: 'text!', state: 'choice(here, out) = here' },
      samples: [
        ['Saw', 'out'],
        ['Drill', 'here'],
        ['Ladder', 'here'],
      ],
    },
    loans: {
      one: 'loan',
      many: 'loans',
      title: 'who',
      fields: {
        who: 'text!',
        tool: '->tools!',
        since: 'date = today',
        until: 'date!',
        state: 'choice(out, back, cancelled) = out',
      },
      samples: [
        ['Ida', 'Saw', '-3', '+11', 'out'],
        ['Bo', 'Drill', '-40', '-26', 'back'],
        ['Cy', 'Ladder', '-30', '-16', 'back'],
      ],
    },
  },
  rules: [
    {
      on: 'loans',
      never:
        'state is not "cancelled" and any(other loans where tool = this.tool and state is "out") and state is "out"',
      says: 'It is out.',
    },
  ],
  acts: {
    lend: {
      on: 'tools',
      label: 'Lend it',
      when: 'state is "here"',
      asks: { to: 'text! | To whom' },
      does: [
        'add loans with who = ask.to, tool = this, since = today, until = addDays(today, loanDays), state = "out"',
        'set state = "out"',
      ],
      done: 'Lent.',
    },
    takeBack: {
      on: 'loans',
      label: 'Came back',
      when: 'state is "out"',
      does: ['set state = "back"', 'set tool.state = "here"'],
      done: 'Back.',
    },
    cancel: {
      on: 'loans',
      label: 'Cancel',
      when: 'state is "out"',
      does: ['set state = "cancelled"'],
      done: 'Cancelled.',
    },
  },
  pages: [
    { title: 'Tools', parts: [{ list: 'tools' }] },
    { title: 'Loans', parts: [{ list: 'loans' }] },
  ],
};

function told(text: string, file: CaseFile = lending): AppSpec {
  const spec = keepTold(specOfCase(planOfCase(file, () => undefined)), saidFacts(text));
  expect(specFaults(spec)).toEqual([]);
  return spec;
}

function act(spec: AppSpec, label: string): ActionSpec | undefined {
  return spec.actions.find((one) => one.label === label);
}

describe('what can be extended', () => {
  it.each([
    ['two weeks, can be extended once by a week', 'addDays(until, 7)', 'extensions >= 1'],
    ['A loan may be renewed twice by 10 days.', 'addDays(until, 10)', 'extensions >= 2'],
    ['lent for up to 8 weeks, once extendable by 4', 'addDays(until, 28)', 'extensions >= 1'],
    ['one extension of 2 weeks', 'addDays(until, 14)', 'extensions >= 1'],
    ['may be prolonged three times', 'addDays(until, loanDays)', 'extensions >= 3'],
  ])('moves the day on which it is due: %s', (text, step, most) => {
    const extend = act(told(text), 'Extend');
    expect(extend?.does?.[0]).toContain(step);
    expect(extend?.never?.[0]?.never).toBe(most);
    expect(extend?.condition).toBe('state is "out"');
  });

  it('is not extended while somebody waits, who can say so', () => {
    const spec = told('A loan can be renewed once by a week, but not when somebody is waiting for the tool.');
    expect(act(spec, 'Wait for it')?.on).toBe('tools');
    expect(act(spec, 'Extend')?.never?.map(({ never }) => never)).toContain('tool.waits is not empty');
  });

  it.each(['Loans cannot be extended.', 'the contract is renewed each year', 'Two weeks and no longer.'])(
    'leaves alone what is not extended: %s',
    (text) => expect(act(told(text), 'Extend')).toBeUndefined(),
  );
});

describe('what counts only after somebody said yes', () => {
  it.each([
    ['I confirm each one by hand', 'Confirm'],
    ['my aunts add stories to our book and I want to read each one first before it goes in', 'Let it in'],
    ['the committee accepts or not', 'Accept'],
    ['I have to approve each loan', 'Approve'],
    ['you ask for the car and Marta says yes or no', 'Confirm'],
    ['every recipe a cousin adds waits until I say yes', 'Let it in'],
    ['Each booking must be confirmed by the warden', 'Confirm'],
    ['an entry only counts once the coach has approved it', 'Approve'],
    ['they check each photo and accept it or turn it down with a reason', 'Accept'],
  ])('is heard: %s', (text, label) => {
    const heard = toldClauses(text).map(({ words }) => approvalIn(words));
    expect(heard.find((one) => one !== undefined)?.label).toBe(label);
  });

  it.each([
    'I read each book first',
    'we accept cards',
    'members confirm they are coming',
    'guests accept the invitation or not',
    'I check each hive every week',
    'no need to confirm each booking',
  ])('is not heard where nobody decides: %s', (text) => {
    expect(toldClauses(text).flatMap(({ words }) => approvalIn(words) ?? [])).toEqual([]);
  });

  it('waits on a page of its own, is let in, or refused with a reason', () => {
    const spec = told('Neighbours borrow tools, and the warden confirms every loan.');
    const loans = spec.entities.find(({ name }) => name === 'loans');
    const state = loans?.fields.find(({ name }) => name === 'state');
    expect(state).toMatchObject({ start: 'requested', automatic: true });
    expect(state?.options).toEqual(['requested', 'out', 'back', 'cancelled', 'turned down']);
    expect(act(spec, 'Lend it')?.does?.[0]).toContain('state = "requested"');
    expect(act(spec, 'Confirm')).toMatchObject({
      condition: 'state is "requested"',
      does: ['set state = "out"', 'set tool.state = "out"'],
    });
    expect(act(spec, 'Lend it')?.does).toHaveLength(1);
    expect(act(spec, 'Turn down')?.does).toEqual(['set state = "turned down", answer = ask.why']);
    expect(spec.pages.at(-1)).toMatchObject({ title: 'To confirm', nav: true });
    const list = spec.pages[1]?.sections[0];
    expect(list?.props['where']).toBe('state is not "requested" and state is not "turned down"');
    // What was turned down holds nothing, as what was cancelled.
    expect(loans?.rules?.[0]?.never).toContain('state is not "cancelled" and state is not "turned down"');
  });

  it('is said of the loan and not of the tool that somebody asks for', () => {
    const spec = told('You ask for the tool and Marta says yes or no.');
    expect(act(spec, 'Confirm')?.on).toBe('loans');
  });

  it('is left to the case where it decides already', () => {
    const { loans, ...others } = lending.things ?? {};
    const deciding: CaseFile = {
      ...lending,
      things: {
        ...others,
        loans: {
          ...(loans ?? { one: 'loan', many: 'loans', samples: [] }),
          fields: { ...loans?.fields, state: 'choice(asked, out, back, cancelled) = asked' },
        },
      },
      acts: {
        ...lending.acts,
        approve: {
          on: 'loans',
          label: 'Approve',
          when: 'state is "asked"',
          does: ['set state = "out"'],
          done: 'Yes.',
        },
      },
    };
    const spec = told('The warden approves every loan.', deciding);
    expect(spec.actions.map(({ label }) => label)).not.toContain('Turn down');
  });
});
