import { createValue } from '../../store/value.ts';

export interface Receipt {
  readonly number: string;
  readonly purpose: string;
  readonly amount: number;
  readonly method: string;
  readonly at: string;
  readonly by: string;
}

export const receipts = createValue<readonly Receipt[]>('payment-receipts', []);
