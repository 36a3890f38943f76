import type { Starter } from '../../agent-desk/work.ts';
import type { ExperimentInput } from './fields.ts';

export const starters: readonly Starter<ExperimentInput>[] = [
  {
    name: 'Two sign-up pages',
    text: 'A shop tests a shorter form: does it raise sign-ups from 4 to 5 in a hundred?',
    input: {
      question: 'Does the short form bring more sign-ups than the long one?',
      design: 'shares',
      one: 'Long form',
      other: 'Short form',
      usual: 4,
      hoped: 5,
      alpha: 5,
      power: 80,
      results: [],
    },
  },
  {
    name: 'Fertiliser on tomatoes',
    text: 'A grower measured twelve plants of each bed and wants to know what it says.',
    input: {
      question: 'Does compost tea raise the harvest of a plant, in kilograms?',
      design: 'means',
      one: 'Water',
      other: 'Compost tea',
      difference: 0.6,
      deviation: 0.7,
      alpha: 5,
      power: 80,
      results: [
        ...[3.1, 2.8, 3.6, 2.5, 3.3, 2.9, 3.8, 2.7, 3.0, 3.4, 2.6, 3.2].map((value) => ({
          group: 'Water',
          value,
        })),
        ...[3.9, 3.3, 4.2, 3.0, 3.7, 3.5, 4.4, 3.1, 3.6, 4.0, 3.2, 3.8].map((value) => ({
          group: 'Compost tea',
          value,
        })),
      ],
    },
  },
  {
    name: 'Recipe of a glue',
    text: 'Four factors in eight runs: which of them makes the joint stronger?',
    input: {
      question: 'Which settings raise the strength of the joint?',
      design: 'factorial',
      factors: [
        { name: 'Temperature', low: '60 °C', high: '80 °C' },
        { name: 'Pressure', low: '2 bar', high: '4 bar' },
        { name: 'Hardener', low: '8 %', high: '12 %' },
        { name: 'Time', low: '20 min', high: '40 min' },
      ],
      fraction: 'half',
      alpha: 5,
      measured: ['11.8', '16.9', '12.4', '17.3', '14.6', '19.8', '14.1', '20.4'],
    },
  },
];
