import { withCurrency } from '../../words/with-currency.ts';

export interface Campaign {
  readonly title: string;
  readonly about: string;
  readonly goal: number;
}

export interface Donation {
  readonly number: string;
  readonly campaign: string;
  readonly by: string;
  readonly amount: number;
  readonly message: string;
  readonly method: string;
  readonly at: string;
  /** How often it is given; what is older says nothing and was given once. */
  readonly rhythm?: string;
}

/** A donation on paper. */
export function receiptText({ number, by, amount, campaign, method, at, rhythm }: Donation): string {
  return [
    `Receipt ${number}`,
    '',
    `Donor: ${by}`,
    `Campaign: ${campaign}`,
    `Amount: ${withCurrency(amount.toFixed(2))}${rhythm === 'Monthly' ? ' every month' : ''}`,
    `Paid by: ${method}`,
    `Date: ${at.slice(0, 10)}`,
    '',
  ].join('\n');
}
