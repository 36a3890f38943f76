import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { blockPropsOf } from '../cases/block-props.ts';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { clotheTask } from '../cases/clothe-task.ts';
import { blocksById } from '../generate.ts';
import { cases } from '../knowledge/cases.gen.ts';
import { tasks } from '../knowledge/tasks.gen.ts';
import { planProof } from './proof-plan.ts';

const blockProps = blockPropsOf(blocks as unknown as readonly Block[]);

function proofOf(file: CaseFile) {
  return planProof(specOfCase(planOfCase(file, blockProps)), blocksById);
}

function proofOfCase(id: string) {
  return proofOf(JSON.parse(cases.find((one) => one.id === id)?.json ?? '') as CaseFile);
}

describe('the proof of a case', () => {
  it('opens what was added to a calendar by the name that it has there', () => {
    const added = proofOfCase('barber-two-chairs').cases.find(({ name }) =>
      name.startsWith('Adding an appointment on a day'),
    );
    const opened = added?.steps.at(-2);
    expect(opened).toMatchObject({ do: 'press-at' });
    // By the client whom it points to: “Appointment” is on other buttons, too.
    expect(opened).not.toMatchObject({ selector: '[data-entry*="Appointment"]' });
  });

  it('counts tiles by states that are worked out', () => {
    const task = tasks.find(({ id }) => id === 'dashboard');
    const { cases: tried } = proofOf(clotheTask('dashboard', task?.json ?? '', {}));
    const counted = tried.find(({ name }) => name.startsWith('There is a tile for each'));
    expect(counted?.steps).toContainEqual({ do: 'see', text: 'on goal 2' });
  });

  it('searches no list for days as they are written', () => {
    const tried = proofOfCase('cat-insulin').cases.filter(({ page }) => page === '/');
    expect(tried.map(({ name }) => name)).toContain('Shot opens in full');
    expect(tried.map(({ name }) => name)).not.toContain('Searching shots narrows the list');
  });

  it('opens what is called by its day, or by a choice, as the calendar writes it', () => {
    const opened = (id: string) =>
      proofOfCase(id)
        .cases.find(({ block, name }) => block === 'calendar' && name.startsWith('Adding'))
        ?.steps.at(-2);
    expect(opened('ramadan-fast-days')).toEqual({ do: 'press', name: '{date month+0}' });
    expect(opened('bin-calendar')).toEqual({ do: 'press-at', selector: '[data-entry*="blue"]' });
  });

  it('adds to a list with its own button where a calendar before it has one of the same name', () => {
    const steps = proofOfCase('band-rehearsal-room').cases.find(
      ({ block, name }) => block === 'figures' && name.startsWith('A new session'),
    )?.steps;
    expect(steps).toContainEqual({ do: 'press', name: 'Add session', nth: 1 });
  });

  it('looks for no choice of a field that nobody fills', () => {
    const steps = proofOfCase('beehive-scales').cases.flatMap((one) => one.steps);
    expect(steps.filter((step) => step.do === 'offers' && step.label === 'Status')).toEqual([]);
  });

  it('enters what changes the result of a calculator, also where it is a share', () => {
    const shares = proofOfCase('unit-price').cases.find(
      ({ page, name }) => page === '/shrinking-packs' && name.startsWith('Known values'),
    );
    const filled = shares?.steps.flatMap((step) => (step.do === 'fill' ? [step.value] : []));
    // Twice as much in both packs at twice the price is the same share.
    expect(filled).toEqual(['1000', '430', '3.29', '3.49']);
    expect(shares?.steps.at(-1)).toEqual({ do: 'changed', selector: '[data-result]' });
  });
});
