import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Value at risk and expected shortfall with stress scenarios and backtests',
  text: [
    'The positions of today are carried through the past of the sheet: each past period gives one return of the portfolio. The historical value at risk is the loss at its empirical quantile, the expected shortfall the mean of the tail beyond it.',
    'The normal method takes mean and deviation and the normal quantile; Student’s t has the same deviation and fatter tails; Cornish–Fisher corrects the normal quantile for skewness and kurtosis; Monte Carlo draws 10,000 paths from the past returns, or from lognormal prices with one common correlation where volatilities were entered.',
    'Longer horizons multiply by the root of time, except in Monte Carlo, which compounds whole paths. The share of a position in the risk is its value times its covariance with the portfolio over the portfolio’s deviation; these shares add up to the whole.',
    'The backtest foretells each period from the window before it. Kupiec’s likelihood ratio asks whether losses beyond the value at risk come as often as they should, Christoffersen’s whether one follows the other.',
  ],
  sources: [
    { text: 'Jorion, Value at Risk, 3rd edition, McGraw-Hill, 2006' },
    { text: 'McNeil, Frey and Embrechts, Quantitative Risk Management, Princeton University Press, 2005' },
    {
      text: 'Kupiec, Techniques for verifying the accuracy of risk measurement models, Journal of Derivatives 3 (2), 1995, 73–84',
    },
    {
      text: 'Christoffersen, Evaluating interval forecasts, International Economic Review 39 (4), 1998, 841–862',
    },
    {
      text: 'Favre and Galeano, Mean-modified value-at-risk optimization with hedge funds, Journal of Alternative Investments 5 (2), 2002',
    },
    {
      text: 'Basel Committee on Banking Supervision, Supervisory framework for the use of backtesting in conjunction with the internal models approach, January 1996',
      url: 'https://www.bis.org/publ/bcbs22.htm',
    },
  ],
  assumptions: [
    'Positions stay as they are over the horizon, and their value moves in proportion to the price.',
    'The past of the sheet is a fair sample of what can come.',
    'Days of the sheet say how long a period is; a year has 252 working days, 52 weeks or 12 months.',
  ],
  limits: [
    'This is a measurement and no investment advice by a licensed person; it knows nothing of your aims, taxes and other wealth.',
    'Value at risk says nothing about how bad the worst cases are; read the expected shortfall and the scenarios with it.',
    'Options and other positions that do not move in proportion are measured wrongly. So is what can hardly be sold, whose prices are old.',
    'Historical scenarios are those of US indices, applied one to one to every position of a kind.',
  ],
};
