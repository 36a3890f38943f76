import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Mean-variance optimisation, equal risk contributions and hierarchical risk parity',
  text: [
    'Minimum variance and the efficient frontier are quadratic programmes: the variance of the mix is made smallest while weights add up to 100 % and stay within their bounds. They are solved exactly by an active-set method, and checked against the conditions of Karush, Kuhn and Tucker. The mix with most return for the risk is the point of the frontier with the highest Sharpe ratio.',
    'Equal risk gives every position the same share of the portfolio’s variance, by cyclical coordinate descent. The hierarchy joins positions that correlate alike into a tree and halves the budget along it, each half in inverse proportion to its variance.',
    'From a sheet, simple returns are scaled to a year. The covariance is shrunk towards equal variances without correlation, with the intensity of Ledoit and Wolf, unless the plain sample is asked for.',
  ],
  sources: [
    { text: 'Markowitz, Portfolio selection, Journal of Finance 7 (1), 1952, 77–91' },
    { text: 'Bodie, Kane and Marcus, Investments, chapter on optimal risky portfolios' },
    {
      text: 'Maillard, Roncalli and Teïletche, The properties of equally weighted risk contribution portfolios, Journal of Portfolio Management 36 (4), 2010, 60–70',
    },
    {
      text: 'López de Prado, Building diversified portfolios that outperform out of sample, Journal of Portfolio Management 42 (4), 2016, 59–69',
    },
    {
      text: 'Ledoit and Wolf, A well-conditioned estimator for large-dimensional covariance matrices, Journal of Multivariate Analysis 88 (2), 2004, 365–411',
    },
    { text: 'Nocedal and Wright, Numerical Optimization, 2nd edition, Springer, 2006, chapter 16' },
  ],
  assumptions: [
    'One period of a year; returns of one period say nothing about the next.',
    'Risk is volatility, and correlations stay as they are.',
    'Every position can be held in any amount between its bounds; nothing is sold short.',
  ],
  limits: [
    'This is a calculation and no investment advice by a licensed person; it knows nothing of your aims, taxes, debts and other wealth.',
    'Expected returns are forecasts. Small changes to them move the mix with most return for the risk a great deal.',
    'Tax on gains, currencies, liquidity and lot sizes are not in it.',
  ],
};
