import type { Starter } from '../../agent-desk/work.ts';
import type { DecisionInput } from './fields.ts';

export const starters: readonly Starter<DecisionInput>[] = [
  {
    name: 'Supplier of packaging',
    text: 'A food maker in Poznań chooses among four suppliers by judgements of pairs.',
    input: {
      question: 'Which supplier should make our trays from next year?',
      criteria: [
        { name: 'Price per 1,000 (PLN)', better: 'less' },
        { name: 'Delivered on time (%)', better: 'more' },
        { name: 'Faults per million', better: 'less' },
        { name: 'Lead time (days)', better: 'less' },
        { name: 'Recycled share (%)', better: 'more' },
      ],
      weighting: 'pairs',
      judgements: [
        { first: 'Price per 1,000 (PLN)', times: 2, second: 'Delivered on time (%)' },
        { first: 'Price per 1,000 (PLN)', times: 3, second: 'Faults per million' },
        { first: 'Price per 1,000 (PLN)', times: 4, second: 'Lead time (days)' },
        { first: 'Price per 1,000 (PLN)', times: 5, second: 'Recycled share (%)' },
        { first: 'Delivered on time (%)', times: 2, second: 'Faults per million' },
        { first: 'Delivered on time (%)', times: 3, second: 'Lead time (days)' },
        { first: 'Delivered on time (%)', times: 3, second: 'Recycled share (%)' },
        { first: 'Faults per million', times: 2, second: 'Lead time (days)' },
        { first: 'Faults per million', times: 2, second: 'Recycled share (%)' },
        { first: 'Lead time (days)', times: 1, second: 'Recycled share (%)' },
      ],
      options: {
        columns: [
          'Supplier',
          'Price per 1,000 (PLN)',
          'Delivered on time (%)',
          'Faults per million',
          'Lead time (days)',
          'Recycled share (%)',
        ],
        rows: [
          ['Wartapak', '412', '97.5', '350', '12', '60'],
          ['Silesia Form', '388', '92', '900', '15', '45'],
          ['Nordtray', '455', '99.1', '120', '21', '90'],
          ['Baltic Board', '399', '95', '520', '9', '30'],
        ],
      },
      doubt: 25,
    },
  },
  {
    name: 'Where to open the clinic',
    text: 'A dental group in Nairobi compares three sites with weights given in points.',
    input: {
      question: 'Which site should the second clinic have?',
      criteria: [
        { name: 'Rent a month (KES)', better: 'less', weight: 30 },
        { name: 'Households within 3 km', better: 'more', weight: 30 },
        { name: 'Competitors within 3 km', better: 'less', weight: 15 },
        { name: 'Parking spaces', better: 'more', weight: 10 },
        { name: 'Fit-out cost (KES)', better: 'less', weight: 15 },
      ],
      weighting: 'direct',
      options: {
        columns: [
          'Site',
          'Rent a month (KES)',
          'Households within 3 km',
          'Competitors within 3 km',
          'Parking spaces',
          'Fit-out cost (KES)',
        ],
        rows: [
          ['Kilimani corner', '410,000', '46,000', '9', '6', '7,800,000'],
          ['Ruaka mall', '290,000', '31,000', '3', '40', '6,100,000'],
          ['Thika Road plaza', '240,000', '52,000', '5', '25', '9,400,000'],
        ],
      },
      doubt: 30,
    },
  },
  {
    name: 'Which product to build next',
    text: 'A software team in Toronto scores ideas from 1 to 10; two pairs are left unjudged.',
    input: {
      question: 'Which of the five ideas gets the team for the next half-year?',
      criteria: [
        { name: 'Revenue in three years', better: 'more' },
        { name: 'Fit with what we know', better: 'more' },
        { name: 'Effort (person-months)', better: 'less' },
        { name: 'Risk of failing', better: 'less' },
      ],
      weighting: 'pairs',
      judgements: [
        { first: 'Revenue in three years', times: 3, second: 'Fit with what we know' },
        { first: 'Revenue in three years', times: 2, second: 'Effort (person-months)' },
        { first: 'Effort (person-months)', times: 2, second: 'Fit with what we know' },
        { first: 'Risk of failing', times: 2, second: 'Effort (person-months)' },
      ],
      options: {
        columns: [
          'Idea',
          'Revenue in three years',
          'Fit with what we know',
          'Effort (person-months)',
          'Risk of failing',
        ],
        rows: [
          ['Offline mode', '6', '9', '14', '3'],
          ['Marketplace', '9', '4', '30', '7'],
          ['Audit trail', '5', '8', '8', '2'],
          ['Voice entry', '7', '3', '22', '8'],
          ['Partner interface', '8', '7', '18', '4'],
        ],
      },
      doubt: 20,
    },
  },
];
