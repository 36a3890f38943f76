import type { WorkedExample } from '../../agent-desk/work.ts';
import type { ContractInput } from './fields.ts';

/**
 * The rule on words and figures is the statute's own. The two short contracts are ours, and what is in them was counted by hand.
 */
const noteText = `PROMISSORY NOTE

On demand, and at the latest on 1 May 2027, Ada Byron (the “Borrower”) promises to pay Charles Marsh (the “Lender”) the principal of one thousand two hundred dollars ($1,250), for value received. The Borrower shall pay interest of 6% a year. This note is governed by the law of Ohio.

Signed: Ada Byron`;

const saleText = `SALE AGREEMENT

This contract is made on 5 March 2026 between Tor Mills (the “Seller”) and Una Reed (the “Buyer”).
1. Goods. The Seller shall deliver forty (40) chairs (the “Goods”) no later than 2 April 2026.
2. Price. The Buyer shall pay EUR 4,000 within thirty (20) days after delivery under Section 7.
3. Quality. “Sample” means the chair that was shown. The Goods are sold in the sole discretion of nobody.
4. Change. The Seller may change the terms at any time at its sole discretion.`;

export const examples: readonly WorkedExample<ContractInput>[] = [
  {
    source:
      'Bills of Exchange Act 1882, s. 9(2): the sum in words is the amount payable where it differs from the figures. Own note with one such difference, counted by hand: two parties, one number written twice that disagrees, one duty',
    input: { contract: noteText, kind: 'auto', reviewed: '2026-11-16' },
    expected: {
      type: { is: 'Loan or promissory note' },
      parties: { is: 2 },
      numbersTwice: { is: 1 },
      numbersDisagree: { is: 1 },
      dateFaults: { is: 0 },
    },
  },
  {
    source:
      'Own contract of sale, counted by hand: of two numbers written twice one disagrees, section 7 does not exist, “Sample” is never used, the terms may be changed by one side at its sole discretion',
    input: { contract: saleText, kind: 'auto', reviewed: '2026-03-01' },
    expected: {
      type: { is: 'Sale of goods' },
      numbersTwice: { is: 2 },
      numbersDisagree: { is: 1 },
      brokenReferences: { is: 1 },
      unusedTerms: { is: 1 },
      definedTwice: { is: 0 },
      risks: { is: 2 },
      obligations: { is: 2 },
    },
  },
];
