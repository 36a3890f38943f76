import { nile } from '../../../methods/statistics/known-data.ts';
import type { Starter } from '../../agent-desk/work.ts';
import type { AnalysisInput } from './fields.ts';
import { advertising, deliveries, scrap } from './group-data.ts';
import { memberships, rents, tickets } from './model-data.ts';
import { sheetOfColumns, sheetOfText } from './sheet-text.ts';

const plain = { dayOrder: 'auto', confidence: 95 } as const;

export const starters: readonly Starter<AnalysisInput>[] = [
  {
    name: 'Which depot delivers late',
    text: 'A courier in Germany compares three depots; the sheet has the faults that sheets have.',
    input: {
      ...plain,
      data: sheetOfText(deliveries),
      question: 'compare',
      measure: 'Minuten',
      groups: 'Depot',
    },
  },
  {
    name: 'What a flat is rented for',
    text: 'An agency in Nairobi asks what rents depend on.',
    input: {
      ...plain,
      data: sheetOfText(rents),
      question: 'predict',
      measure: 'Rent (KES)',
      predictors: ['Size (m2)', 'Distance (km)', 'Parking', 'Area'],
    },
  },
  {
    name: 'Who cancels',
    text: 'A gym in São Paulo wants to know which members leave.',
    input: {
      ...plain,
      data: sheetOfText(memberships),
      question: 'predict',
      measure: 'Cancelled',
      predictors: ['Months', 'Visits a week', 'Price (BRL)', 'Contract'],
    },
  },
  {
    name: 'Before and after maintenance',
    text: 'A plant in Pune measures the scrap of fourteen lines twice.',
    input: {
      ...plain,
      data: sheetOfText(scrap),
      question: 'compare',
      measure: 'Scrap rate (%)',
      groups: 'Phase',
      pair: 'Line',
    },
  },
  {
    name: 'Solved at first contact',
    text: 'A help desk in Leeds compares phone, email and chat.',
    input: {
      ...plain,
      data: sheetOfText(tickets),
      question: 'counts',
      measure: 'Channel',
      second: 'Solved at first contact',
    },
  },
  {
    name: 'Advertising and orders',
    text: 'A shop in Ohio holds forty weeks of spending against orders.',
    input: {
      ...plain,
      data: sheetOfText(advertising),
      question: 'relation',
      measure: 'Orders',
      other: 'Advertising (USD)',
    },
  },
  {
    name: 'The Nile at Aswan',
    text: 'A hundred years of flow, 1871 to 1970, as Cobb published them.',
    input: {
      ...plain,
      data: sheetOfColumns({ Year: nile.map((_, at) => 1871 + at), Flow: nile }),
      question: 'time',
      measure: 'Flow',
      time: 'Year',
      span: 'auto',
      summing: 'mean',
    },
  },
];
