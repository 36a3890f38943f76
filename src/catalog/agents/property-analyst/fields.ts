import { currencyField } from '../../agent-desk/currencies.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const isFinanced = (draft: Draft) => Number(draft.loanShare) > 0;

export const fields = {
  currency: currencyField,
  property: { kind: 'text', label: 'Name or address', maxLength: 80 },
  price: { kind: 'money', label: 'Purchase price', min: 1 },
  purchaseCosts: {
    kind: 'percent',
    label: 'Costs of buying',
    help: 'Of the price: transfer tax, notary, registry, agent. From about 2 % in some places to 12 % in others.',
    min: 0,
    max: 30,
  },
  renovation: { kind: 'money', label: 'Spent on it at the start', min: 0 },
  rents: {
    kind: 'table',
    label: 'Rents',
    help: 'What a full house would bring, without what tenants pay for heating and the like.',
    row: 'kind of unit',
    maxRows: 40,
    columns: {
      name: { kind: 'text', label: 'Units', maxLength: 60 },
      count: { kind: 'number', label: 'How many', min: 1, max: 1_000, whole: true },
      monthly: { kind: 'money', label: 'Rent a month, each', min: 0 },
    },
  },
  otherIncome: { kind: 'money', label: 'Other income a year', help: 'Parking, laundry, antennas.', min: 0 },
  vacancy: {
    kind: 'percent',
    label: 'Rent that is not received',
    help: 'Empty weeks and tenants who do not pay: 3 to 8 % in sound markets.',
    min: 0,
    max: 95,
  },
  costs: {
    kind: 'table',
    label: 'Running costs',
    help: 'What the owner bears: property tax, insurance, management, repairs, reserves. Neither loan payments nor income tax nor depreciation.',
    row: 'cost',
    maxRows: 30,
    columns: {
      name: { kind: 'text', label: 'Cost', maxLength: 60 },
      amount: { kind: 'number', label: 'Amount or per cent', min: 0 },
      basis: {
        kind: 'choice',
        label: 'Counted as',
        options: [
          { value: 'year', label: 'Money a year' },
          { value: 'income', label: 'Per cent of what is received' },
        ],
      },
    },
  },
  loanShare: { kind: 'percent', label: 'Loan, of the price', min: 0, max: 100 },
  loanRate: { kind: 'percent', label: 'Nominal rate a year', min: 0, max: 60, when: isFinanced },
  loanYears: { kind: 'number', label: 'Term of the loan', unit: 'years', min: 1, max: 50, when: isFinanced },
  loanFees: { kind: 'money', label: 'Fees of the loan', min: 0, when: isFinanced },
  rentGrowth: { kind: 'percent', label: 'Rents rise a year', min: -20, max: 40 },
  costGrowth: { kind: 'percent', label: 'Costs rise a year', min: -20, max: 40 },
  holding: { kind: 'number', label: 'Held for', unit: 'years', min: 1, max: 40, whole: true },
  exitBy: {
    kind: 'choice',
    label: 'Price at the sale',
    options: [
      { value: 'growth', label: 'From growth of the price' },
      { value: 'capRate', label: 'From a cap rate on the income then' },
    ],
  },
  appreciation: {
    kind: 'percent',
    label: 'The price rises a year',
    min: -20,
    max: 40,
    when: (draft: Draft) => draft.exitBy === 'growth',
  },
  exitCap: {
    kind: 'percent',
    label: 'Cap rate at the sale',
    help: 'Usually half a point to a point above the one at purchase, as the house is older then.',
    min: 0.5,
    max: 40,
    when: (draft: Draft) => draft.exitBy === 'capRate',
  },
  saleCosts: { kind: 'percent', label: 'Costs of selling', min: 0, max: 30 },
  required: {
    kind: 'percent',
    label: 'Return required on equity',
    help: 'What the same money would have to earn elsewhere at the same risk.',
    min: 0,
    max: 60,
  },
  coverage: {
    kind: 'number',
    label: 'Debt coverage that the bank asks for',
    help: 'Net operating income over loan payments: 1.2 to 1.35 is usual.',
    min: 1,
    max: 3,
    when: isFinanced,
  },
} as const satisfies Fields;

export type PropertyInput = Input<typeof fields>;
