import { limits } from '../kernel/limits.ts';

export interface HostingPlan {
  readonly id: 'day-access' | 'personal-hosting' | 'commercial-hosting' | 'source-code';
  readonly name: string;
  readonly price: string;
  /** What the price is for: a month, once. */
  readonly per: string;
  readonly summary: string;
}

const { prices } = limits;

/** What can be had for one generated app. */
export const hostingPlans: readonly HostingPlan[] = [
  {
    id: 'day-access',
    name: 'Full access for a day',
    price: `${prices.accessCredits} credits`,
    per: `/ ${prices.accessHours} hours`,
    summary: 'Everything of one app, to try it out before you decide.',
  },
  {
    id: 'personal-hosting',
    name: 'Personal Hosting',
    price: dollars(prices.personalHostingMonthly),
    per: '/ month',
    summary: 'Non-commercial, under a domain of your own.',
  },
  {
    id: 'commercial-hosting',
    name: 'Commercial Hosting',
    price: dollars(prices.commercialHostingMonthly),
    per: '/ month',
    summary: 'For an app that earns money.',
  },
  {
    id: 'source-code',
    name: 'Buy Source Code',
    price: dollars(prices.sourceCode),
    per: 'once',
    summary: 'The files of the app, to change and to run wherever you like.',
  },
];

/** Whole dollars without cents: $129, but $9.99. */
function dollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}
