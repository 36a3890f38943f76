import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { blockPropsOf } from '../cases/block-props.ts';
import { planDeclared } from './plan-declared.ts';

const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);

function planOf(text: string) {
  const plan = planDeclared(text, blockProps);
  if (plan === undefined) throw new Error('It declares nothing.');
  return plan;
}

const actOf = (plan: ReturnType<typeof planOf>, label: string) =>
  plan.spec.actions.find((act) => act.label === label);

const store = `Store of a school

Container: name, quantity, state (open, empty)
Withdrawal: container, teacher, quantity, date
A withdrawal lowers the quantity of the container.`;

describe('what happens with an act or an entry', () => {
  it('enters a record by an act that does what follows, and by no form', () => {
    const plan = planOf(store);
    const act = actOf(plan, 'Add withdrawal');
    expect(act?.does?.at(-1)).toBe('set ask.container.quantity = ask.container.quantity - ask.quantity');
    expect(act?.never?.[0]?.never).toBe('ask.quantity > ask.container.quantity');
    const list = plan.spec.pages
      .flatMap(({ sections }) => sections)
      .find(({ props }) => props['entity'] === 'withdrawals');
    expect(list?.props['can']).toEqual({ edit: true, remove: true });
  });

  it('does it only where what was said holds', () => {
    const plan = planOf(`Boats of a club

Boat: name, seats, status (ok, damaged)
Damage report: boat, text, date, severity (small, big)
A damage report with severity big sets the boat on "damaged".`);
    expect(actOf(plan, 'Add damage report')?.does?.at(-1)).toBe(
      'set ask.boat.status = if(ask.severity is "big", "damaged", ask.boat.status)',
    );
  });

  it('changes what belongs to a record when an act brings it on', () => {
    const plan = planOf(`Kilns

Firing: name, date, temperature
Piece: firing, member, weight, state (waiting, ready)
A firing runs through planned → fired → unpacked.
When it is unpacked, each piece is set to "ready".`);
    expect(actOf(plan, 'Unpack')?.does).toEqual([
      'set state = "unpacked"',
      'change pieces where firing = this with state = "ready"',
    ]);
  });

  it('passes a record from role to role', () => {
    const plan = planOf(`Savings group

Loan: number, member, amount, date
Loan is applied by member, recommended by secretary, sanctioned by president.
The president cannot sanction own loan.`);
    expect(actOf(plan, 'Sanction')).toMatchObject({
      roles: ['President'],
      condition: 'state is "recommended"',
    });
    expect(actOf(plan, 'Sanction')?.never?.[0]?.never).toBe('by is not empty and by = me');
  });

  it('says what has lapsed', () => {
    const plan = planOf(`Hall

Hiring: hirer, room, date, phone, number of guests
A hiring starts as "enquiry", the secretary confirms it.
Enquiries not confirmed within 10 days expire.`);
    const notice = plan.spec.entities[0]?.fields.find(({ name }) => name === 'notice');
    expect(notice?.formula).toBe(
      'if(state in ("enquiry") and days(day(createdAt), today) > 10, "Expired", "")',
    );
  });
});
