import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Monte Carlo simulation of saving and withdrawing, with inflation',
  text: [
    'Thousands of lives are drawn from one seed. In each year of each life the return is lognormal with the mean and volatility that were entered, less fees, and inflation is normal. Contributions come at the end of a year, withdrawals at its start. Everything is counted in money of today.',
    'The same real sum each year is the rule of Bengen. A percentage takes a share of what is there. Guardrails raise spending with prices, except after a loss while the rate is above the first one; they cut it by a tenth when the rate is a fifth above the first rate, not in the last fifteen years, and raise it by a tenth when the rate is a fifth below. Floor and ceiling take the first share of what is there, held between two sums. When a pension sets in, the first rate is moved in proportion to what is still needed.',
    'For each life the same-real-sum spending that uses up the savings exactly at the end is found by Newton’s method; the safe spending is the one that lasts in the share of lives that was set as goal. What-ifs go through the same lives, so that differences are not luck.',
  ],
  sources: [
    {
      text: 'Bengen, Determining withdrawal rates using historical data, Journal of Financial Planning 7 (4), October 1994, 171–180',
    },
    {
      text: 'Bengen, Conserving client portfolios during retirement, part IV, Journal of Financial Planning, May 2001',
    },
    {
      text: 'Guyton and Klinger, Decision rules and maximum initial withdrawal rates, Journal of Financial Planning, March 2006',
    },
  ],
  assumptions: [
    'Returns of one year say nothing about the next, and nothing about inflation.',
    'Mean, volatility and fees stay as entered; the mix changes once, at retirement.',
    'Pensions are paid for life from their age on, and not before retirement.',
  ],
  limits: [
    'This is a calculation and no financial or tax advice by a licensed person.',
    'Taxes, health and care costs, a partner’s pension and changes of law are in it only as far as you put them into spending and incomes.',
    'The length of life is fixed by you, not drawn. Markets have had worse years than a lognormal distribution expects.',
  ],
};
