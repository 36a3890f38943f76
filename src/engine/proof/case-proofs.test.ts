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
    expect(opened).toMatchObject({ do: 'press' });
    // By the client whom it points to: “Appointment” is on other buttons, too.
    expect(opened).not.toMatchObject({ name: 'Appointment' });
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
});
