import type { WorkedExample } from '../../agent-desk/work.ts';
import type { BusinessInput } from './fields.ts';

/** A business of which everything is nothing but what an example speaks of. */
const bare: BusinessInput = {
  name: 'Example',
  trade: 'workshop',
  place: 'Anywhere',
  offer: 'One product.',
  problem: ['It is not there yet'],
  difference: 'It is.',
  currency: 'USD',
  start: '2027-01-01',
  segments: ['Everybody'],
  channels: ['Word of mouth'],
  dealing: 'visit',
  customers: 100,
  growth: 0,
  firstShare: 100,
  rampMonths: 0,
  products: [{ name: 'Product', price: 100, cost: 20, units: 500 }],
  ownMoney: 0,
  openingCash: 0,
  customerDays: 0,
  supplierDays: 0,
  stockDays: 0,
  taxRate: 0,
  vat: false,
  lowSales: 0,
  lowCosts: 0,
  highSales: 0,
};

export const examples: readonly WorkedExample<BusinessInput>[] = [
  {
    source:
      'OpenStax, Principles of Accounting, volume 2, section 3.2: Hicks Manufacturing sells birdbaths at $100 with $20 of variable cost and $18,000 of fixed costs a month, and breaks even at 225 units or $22,500',
    input: {
      ...bare,
      name: 'Hicks Manufacturing',
      products: [{ name: 'Blue Jay birdbath', price: 100, cost: 20, units: 500 }],
      fixed: [{ name: 'Fixed costs', amount: 18_000, from: 1 }],
    },
    expected: {
      breakEvenUnits: { is: 225, within: 1e-9 },
      breakEvenSales: { is: 22_500, within: 1e-6 },
      marginPerUnit: { is: 80, within: 1e-9 },
      contributionMargin: { is: 80, within: 1e-9 },
    },
  },
  {
    source:
      'OpenStax, Principles of Accounting, volume 1, section 11.3: the printing press of Kenzie Company, $58,000 less $10,000 of residual value over five years, is written off with $9,600 a year',
    input: {
      ...bare,
      name: 'Kenzie Company',
      equipment: [{ name: 'Printing press, without its residual value', amount: 48_000, month: 1, life: 5 }],
    },
    expected: { depreciationYear1: { is: 9_600, within: 1e-6 } },
  },
  {
    source:
      'The level payment of $100,000 at 6 % a year over 30 years in any table of mortgage payments: $599.55 a month',
    input: {
      ...bare,
      loans: [{ name: 'Bank', amount: 100_000, month: 1, rate: 6, term: 360, grace: 0 }],
    },
    expected: { loanPayment: { is: 599.55, within: 0.005 } },
  },
];
