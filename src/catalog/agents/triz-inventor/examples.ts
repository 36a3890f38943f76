import type { WorkedExample } from '../../agent-desk/work.ts';
import type { TrizInput } from './fields.ts';

function cell(change: string, improving: string, worsening: string): TrizInput {
  return {
    system: 'object',
    purpose: 'do its work',
    contradictions: [{ change, improving, worsening }],
    physical: false,
    stage: 'maturity',
  };
}

export const examples: readonly WorkedExample<TrizInput>[] = [
  {
    source: 'Altshuller’s matrix: weight of moving object (1) against speed (9) is 2, 8, 15, 38',
    input: cell('make it lighter', '1', '9'),
    expected: { principles: { is: '2, 8, 15, 38' }, first: { is: 2 }, emptyCells: { is: 0 } },
  },
  {
    source: 'Altshuller’s matrix: speed (9) against weight of moving object (1) is 2, 28, 13, 38',
    input: cell('make it faster', '9', '1'),
    expected: { principles: { is: '2, 28, 13, 38' } },
  },
  {
    source: 'Altshuller’s matrix: strength (14) against weight of moving object (1) is 1, 8, 40, 15',
    input: cell('make it thicker', '14', '1'),
    expected: { principles: { is: '1, 8, 40, 15' } },
  },
  {
    source: 'Ideality by hand: benefits 6 and 3 over costs 2 and harms 1 is 3',
    input: {
      ...cell('make it thicker', '14', '1'),
      effects: [
        { name: 'One benefit', kind: 'benefit', now: 6, aim: 6 },
        { name: 'Another benefit', kind: 'benefit', now: 3, aim: 6 },
        { name: 'Cost', kind: 'cost', now: 2, aim: 2 },
        { name: 'Harm', kind: 'harm', now: 1, aim: 0 },
      ],
    },
    expected: { ideality: { is: 3 }, idealityAim: { is: 6 } },
  },
];
