import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Discounted cash flow appraisal with simulation',
  text: [
    'Net present value is the sum of all flows, each divided by one plus the discount rate to the power of its years. It says by how much the owners are richer today, and it decides.',
    'Internal rates of return are all rates at which that sum is zero. They are found exhaustively: between two zeros of a sum of powers lies a zero of its derivative, which has one term less, so that working upwards from the last derivative misses none. Dated flows have the years of actual days over 365, as XIRR counts them.',
    'The modified rate compounds what comes in at the reinvestment rate to the end, discounts what goes out at the finance rate to today, and is always one figure. Payback is within the year by straight line.',
    'The cost of equity follows the capital asset pricing model: riskless rate plus beta times the premium of the market. A beta of the business without debt is levered after Hamada. The weighted average takes debt after tax and both at market values.',
    'The simulation draws each driver from a triangle of lowest, likeliest and highest change, independently of the others, and works out the value anew. The tornado moves one driver at a time from its lowest to its highest.',
  ],
  sources: [
    {
      text: 'Brealey, Myers and Allen, Principles of Corporate Finance: chapters on net present value and on financing and valuation',
    },
    {
      text: 'Lorie and Savage, Three problems in rationing capital, Journal of Business 28 (1955): several rates of return',
    },
    { text: 'Sharpe, Capital asset prices, Journal of Finance 19 (1964)' },
    {
      text: 'Hamada, The effect of the firm’s capital structure on the systematic risk of common stocks, Journal of Finance 27 (1972)',
    },
    {
      text: 'Hertz, Risk analysis in capital investment, Harvard Business Review (1964): simulation of drivers',
    },
    {
      text: 'Microsoft, documentation of NPV, IRR, MIRR, XNPV and XIRR',
      url: 'https://support.microsoft.com/en-us/excel/functions/mirr-function',
    },
  ],
  assumptions: [
    'One discount rate holds for the whole life.',
    'Flows are expected values after tax, not hopes; the rate carries their market risk.',
    'Drivers move independently; where they move together, the true spread is wider.',
  ],
  limits: [
    'The right to wait, to stop or to enlarge is not valued; where it matters, the investment is worth more than said here.',
    'A rate of return below −95 % or above 100,000 % a year is not looked for.',
    'The simulation is as good as the ranges: people set them too narrow.',
  ],
};
