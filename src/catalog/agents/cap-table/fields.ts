import { currencyField } from '../../agent-desk/currencies.ts';
import type { Fields, Input } from '../../agent-desk/fields.ts';

export const fields = {
  currency: currencyField,
  company: { kind: 'text', label: 'Company', maxLength: 80 },
  holders: {
    kind: 'table',
    label: 'Who holds common shares or options',
    help: 'Before the first round below. Count options that were granted or promised as held.',
    row: 'holder',
    minRows: 1,
    maxRows: 30,
    columns: {
      name: { kind: 'text', label: 'Name', maxLength: 60 },
      kind: {
        kind: 'choice',
        label: 'Is',
        options: [
          { value: 'founder', label: 'Founder' },
          { value: 'employee', label: 'Employee or adviser' },
          { value: 'investor', label: 'Investor with common shares' },
        ],
      },
      shares: { kind: 'number', label: 'Shares', min: 0 },
    },
  },
  freePool: {
    kind: 'number',
    label: 'Options in the pool that nobody holds yet',
    min: 0,
  },
  safes: {
    kind: 'table',
    label: 'Safes',
    help: 'The post-money form of Y Combinator. They convert in the first round below, at the better of cap and discount. Leave the cap empty where there is none.',
    row: 'safe',
    optional: true,
    maxRows: 20,
    columns: {
      name: { kind: 'text', label: 'Investor', maxLength: 60 },
      amount: { kind: 'money', label: 'Amount', min: 1 },
      cap: { kind: 'money', label: 'Post-money cap', min: 1, optional: true },
      discount: { kind: 'percent', label: 'Discount', min: 0, max: 90 },
    },
  },
  rounds: {
    kind: 'table',
    label: 'Priced rounds, earliest first',
    help: 'Start with the first round, also when it is past. One times without participation is the common term; anything more is worth a negotiation.',
    row: 'round',
    minRows: 1,
    maxRows: 8,
    columns: {
      name: { kind: 'text', label: 'Round', maxLength: 40 },
      preMoney: { kind: 'money', label: 'Pre-money valuation', min: 1 },
      investment: { kind: 'money', label: 'New money', min: 1 },
      poolTarget: { kind: 'percent', label: 'Free pool after the round', min: 0, max: 60, optional: true },
      multiple: { kind: 'number', label: 'Preference, times', min: 0, max: 10 },
      participation: {
        kind: 'choice',
        label: 'Participation',
        options: [
          { value: 'none', label: 'None' },
          { value: 'full', label: 'Full' },
          { value: 'capped', label: 'Up to a cap' },
        ],
      },
      cap: { kind: 'number', label: 'Cap, times in all', min: 1, max: 20, optional: true },
    },
  },
  seniority: {
    kind: 'choice',
    label: 'Preferences are paid',
    options: [
      { value: 'equal', label: 'All rounds in proportion' },
      { value: 'latest', label: 'The latest round first' },
    ],
  },
  exitValue: {
    kind: 'money',
    label: 'Price of the company at exit',
    min: 0,
  },
  exitCosts: {
    kind: 'money',
    label: 'Debt, fees and bonuses that come first',
    help: 'Banks and lawyers take 2 to 5 % of a small sale; a carve-out for the team is paid here as well.',
    min: 0,
  },
} as const satisfies Fields;

export type CapInput = Input<typeof fields>;
