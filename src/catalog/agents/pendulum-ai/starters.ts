import type { Starter } from '../../agent-desk/work.ts';
import type { PendulumInput } from './fields.ts';

export const starters: readonly Starter<PendulumInput>[] = [
  {
    name: 'Opening on Sundays',
    text: 'A bookshop in Porto weighs longer hours; two pieces come from the same survey.',
    input: {
      claim: 'Opening on Sundays will pay for itself within a year',
      action: 'Open on Sundays from March',
      prior: 40,
      benefit: 30_000,
      harm: 18_000,
      evidence: [
        { piece: 'Four of five neighbours who opened stayed open', side: 'for', ratio: 4, quality: 80 },
        { piece: 'Customers say that they would come', side: 'for', ratio: 3, quality: 50, origin: 'survey' },
        {
          piece: 'Customers name Sunday as the best day',
          side: 'for',
          ratio: 2,
          quality: 50,
          origin: 'survey',
        },
        {
          piece: 'Trial Sundays in December took half of a Saturday',
          side: 'against',
          ratio: 2,
          quality: 70,
        },
        { piece: 'Sunday pay is half as much again', side: 'against', ratio: 1.8, quality: 100 },
      ],
      overlap: 70,
      doubt: 2,
    },
  },
  {
    name: 'Was the account taken over',
    text: 'A bank in Johannesburg decides whether to freeze an account at once.',
    input: {
      claim: 'The account was taken over by somebody else',
      action: 'Freeze the account and call the customer',
      prior: 2,
      benefit: 40,
      harm: 3,
      evidence: [
        { piece: 'Log-in from a new device abroad', side: 'for', ratio: 12, quality: 95, origin: 'log-in' },
        { piece: 'Password reset a minute before', side: 'for', ratio: 8, quality: 95, origin: 'log-in' },
        { piece: 'Transfer to a new payee over the usual limit', side: 'for', ratio: 6, quality: 90 },
        { piece: 'Customer announced a journey last week', side: 'against', ratio: 5, quality: 80 },
      ],
      overlap: 40,
      doubt: 2,
    },
  },
  {
    name: 'Buying the competitor',
    text: 'A board in Chicago weighs a takeover; advisers and analysts share their sources.',
    input: {
      claim: 'The takeover will earn more than its cost of capital in five years',
      action: 'Make the offer',
      prior: 30,
      benefit: 120,
      harm: 90,
      evidence: [
        { piece: 'Overlapping plants can be closed', side: 'for', ratio: 3, quality: 70, origin: 'adviser' },
        { piece: 'Adviser’s model shows a gain', side: 'for', ratio: 2, quality: 40, origin: 'adviser' },
        { piece: 'Own managers ran such a merger before', side: 'for', ratio: 2.5, quality: 80 },
        { piece: 'Three key customers dislike single sourcing', side: 'against', ratio: 3, quality: 75 },
        { piece: 'Target missed its forecast two years running', side: 'against', ratio: 2, quality: 95 },
        { piece: 'Analysts doubt the savings', side: 'against', ratio: 1.5, quality: 50 },
      ],
      overlap: 60,
      doubt: 2,
    },
  },
];
