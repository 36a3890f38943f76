import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Level-payment amortisation with the actuarial annual percentage rate',
  text: [
    'Every payment is the same: the amount times the rate per period, divided by one less the discount over all periods. Of each payment the interest on what is still owed is taken first, the rest pays back the loan.',
    'The annual percentage rate is the rate at which all payments are worth exactly what you received after fees, times the payments of a year. The effective rate compounds it.',
    'Refinancing is judged by what is paid in total from today: the rest of the old loan against the new one with its costs. Break-even is the first payment by which the savings have paid for the change.',
  ],
  sources: [
    {
      text: 'Consumer Financial Protection Bureau, Regulation Z (12 CFR 1026), appendix J: annual percentage rate computations for closed-end credit transactions',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/j/',
    },
    {
      text: 'Brealey, Myers and Allen, Principles of Corporate Finance, chapter on how to calculate present values: annuities',
    },
  ],
  assumptions: [
    'The rate stays as it is over the whole term.',
    'Every period has the same length, and every payment arrives on its day.',
    'Fees are paid at the start out of the amount borrowed.',
  ],
  limits: [
    'Insurance, taxes and account charges that come with each payment are not in it unless you enter them as fees.',
    'Lenders round each payment to a coin, so that the last payment may differ by a few cents.',
    'Charges for paying early differ by contract and country: add them to the cost of changing.',
  ],
};
