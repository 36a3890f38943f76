import type { Programme } from '../../../methods/operations/linear-programme.ts';
import type { Sensitivity } from '../../../methods/operations/sensitivity.ts';
import type { DocumentPart } from '../../agent-desk/parts.ts';
import { figure } from './written.ts';

export interface SolvedPlan {
  readonly programme: Programme;
  readonly aimName: string;
  readonly values: readonly number[];
  readonly result: number;
  /** The best without whole numbers. */
  readonly bound: number;
  readonly hasWhole: boolean;
  readonly isProven: boolean;
  readonly reading: Sensitivity;
}

/** The plan for somebody who has to carry it out. */
export function planMemo(solved: SolvedPlan, binding: readonly string[]): DocumentPart {
  const { programme, aimName, values, result, reading, hasWhole } = solved;
  const priced = programme.limits
    .map(({ name }, at) => ({ name, price: reading.limits[at]?.price ?? 0 }))
    .filter(({ price }) => price !== 0)
    .toSorted((one, other) => Math.abs(other.price) - Math.abs(one.price));
  const idle = programme.limits.filter(({ name }) => !binding.includes(name));
  return {
    kind: 'document',
    title: 'Plan and what it is worth to change it',
    blocks: [
      { kind: 'heading', text: 'What to do' },
      {
        kind: 'list',
        items: programme.variables.map(({ name }, at) => `${name}: ${figure(values[at] ?? 0)}`),
      },
      {
        kind: 'text',
        text: `Together this gives ${figure(result)} ${aimName}. No other plan that keeps all limits gives ${programme.aim === 'most' ? 'more' : 'less'}${solved.isProven ? '' : ', as far as the search went'}.`,
      },
      { kind: 'heading', text: 'What holds it back' },
      ...(priced.length === 0
        ? [
            {
              kind: 'text',
              text: 'No limit has a price: a little more or less of any of them changes nothing.',
            } as const,
          ]
        : [
            {
              kind: 'list',
              items: priced.map(
                ({ name, price }) =>
                  `${name}: one unit more changes ${aimName} by ${figure(price)}${hasWhole ? ' (without whole numbers)' : ''}.`,
              ),
            } as const,
          ]),
      ...(idle.length === 0
        ? []
        : [
            {
              kind: 'text',
              text: `Not used up: ${idle.map(({ name }) => name).join(', ')}. More of them is worth nothing.`,
            } as const,
          ]),
      { kind: 'heading', text: 'Before you rely on it' },
      {
        kind: 'list',
        items: [
          'Contributions and uses are taken as straight lines: twice as much gives and uses twice as much.',
          'All figures are taken as certain. The ranges in the tables say how far one of them may be off before the plan changes.',
          'What is not written down as a limit does not count.',
        ],
      },
    ],
  };
}
