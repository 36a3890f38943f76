import type { WorkedExample } from '../../agent-desk/work.ts';
import type { DecisionInput } from './fields.ts';

const houseCriteria = [
  'Size of house',
  'Transportation',
  'Neighbourhood',
  'Age of house',
  'Yard space',
  'Modern facilities',
  'General condition',
  'Financing',
];

/** The upper right of the printed matrix; a value below 1 means that the second one is the more important. */
const housePairs = [
  [5, 3, 7, 6, 6, 1 / 3, 1 / 4],
  [1 / 3, 5, 3, 3, 1 / 5, 1 / 7],
  [6, 3, 4, 6, 1 / 5],
  [1 / 3, 1 / 4, 1 / 7, 1 / 8],
  [1 / 2, 1 / 5, 1 / 6],
  [1 / 5, 1 / 6],
  [1 / 2],
];

export const examples: readonly WorkedExample<DecisionInput>[] = [
  {
    source:
      'Saaty, How to make a decision, European Journal of Operational Research 48 (1990), the house: weights, largest eigenvalue 9.669, consistency ratio 0.169',
    input: {
      question: 'Which house should we buy?',
      criteria: houseCriteria.map((name) => ({ name, better: 'more' })),
      weighting: 'pairs',
      judgements: housePairs.flatMap((row, first) =>
        row.map((times, place) => ({
          first: houseCriteria[first] ?? '',
          second: houseCriteria[first + 1 + place] ?? '',
          times,
        })),
      ),
      // The paper judges the houses by pairs too; only its weights of the criteria are compared here.
      options: {
        columns: ['House', ...houseCriteria],
        rows: [
          ['A', '9', '3', '9', '5', '8', '8', '4', '2'],
          ['B', '5', '5', '4', '5', '3', '3', '5', '7'],
          ['C', '2', '8', '6', '5', '2', '2', '7', '5'],
        ],
      },
      doubt: 20,
    },
    expected: {
      largestEigenvalue: { is: 9.669, within: 0.002 },
      consistencyRatio: { is: 0.169, within: 0.001 },
      weight1: { is: 0.173, within: 0.001 },
      weight3: { is: 0.188, within: 0.001 },
      weight7: { is: 0.167, within: 0.001 },
      weight8: { is: 0.333, within: 0.001 },
    },
  },
  {
    source:
      'Hwang and Yoon, Multiple Attribute Decision Making (1981), choice of a fighter aircraft by TOPSIS: 0.643, 0.268, 0.613, 0.312',
    input: {
      question: 'Which aircraft?',
      criteria: [
        { name: 'Maximum speed', better: 'more', weight: 20 },
        { name: 'Range', better: 'more', weight: 10 },
        { name: 'Payload', better: 'more', weight: 10 },
        { name: 'Cost', better: 'less', weight: 10 },
        { name: 'Reliability', better: 'more', weight: 20 },
        { name: 'Manoeuvrability', better: 'more', weight: 30 },
      ],
      weighting: 'direct',
      options: {
        columns: ['Aircraft', 'Maximum speed', 'Range', 'Payload', 'Cost', 'Reliability', 'Manoeuvrability'],
        rows: [
          ['A1', '2.0', '1500', '20000', '5.5', '5', '9'],
          ['A2', '2.5', '2700', '18000', '6.5', '3', '5'],
          ['A3', '1.8', '2000', '21000', '4.5', '7', '7'],
          ['A4', '2.2', '1800', '20000', '5.0', '5', '5'],
        ],
      },
      doubt: 20,
    },
    expected: {
      winner: { is: 'A1' },
      closeness1: { is: 0.643, within: 0.001 },
      closeness2: { is: 0.268, within: 0.001 },
      closeness3: { is: 0.613, within: 0.001 },
      closeness4: { is: 0.312, within: 0.001 },
    },
  },
];
