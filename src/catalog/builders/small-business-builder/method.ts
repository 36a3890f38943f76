import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Linked three-statement model over 36 months',
  text: [
    'Units of each product start at the share of the first month, reach full size after the months that were entered, grow every month, and follow the season. Prices times units are the sales, direct costs times units the direct costs.',
    'Wages with employer’s charges and fixed costs begin in their months. Things bought once are written off in equal parts over their useful life. Loans pay interest from the month after they were paid out; after the grace months the level payment is made that pays them off at the end of the term.',
    'Customers and suppliers pay so many days after the bill, in months of thirty days. Goods are bought so that the stock lasts as many days as were entered. Value added tax of a month is settled in the next. Tax is due on each year’s profit after losses of earlier years, and is paid in the fourth month of the following year.',
    'Cash comes from payments alone, equity from the profit alone. That the balance sheet balances in every month, and that cash from operations is the same by the direct and the indirect method, is therefore a proof and not an entry.',
    'Break-even: wages, fixed costs, depreciation and interest of the twelfth month, divided by the margin that an average unit leaves in the entered mix. Profitable is the first month without a loss whose following quarter-year has none either, grants left out.',
    'SWOT: your own points, and rules such as a margin of 60 % or more (strength) or below 30 % (weakness), a product with more than 60 % of sales, wages above 45 % of sales, customers who pay after more than 30 days. TOWS pairs the first points of each side.',
  ],
  sources: [
    { text: 'Maurya, Running Lean, 2012: the lean canvas' },
    { text: 'Weihrich, The TOWS Matrix, Long Range Planning 15(2), 1982' },
    { text: 'IAS 7 Statement of Cash Flows, paragraphs 18 to 20: direct and indirect method' },
    { text: 'IAS 16 Property, Plant and Equipment, paragraph 62: straight-line depreciation' },
    {
      text: 'OpenStax, Principles of Accounting, volumes 1 and 2, 2019: depreciation, cost-volume-profit analysis',
      url: 'https://openstax.org/details/books/principles-managerial-accounting',
    },
  ],
  assumptions: [
    'Prices and costs are entered without value added tax and stay the same for three years.',
    'Fixed costs and wages are paid in their month; only goods are bought on terms.',
    'The business year begins with the first month of the plan.',
    'Grants are income in the month in which they arrive.',
    'In the low and the high case direct costs move with units; wages do not move.',
  ],
  limits: [
    'The law of your country: permits, social insurance, allowances and prepayments of tax differ. Ask an adviser before you sign.',
    'It does not know whether people, space and machines can make as many units as were entered.',
    'Negative cash is shown as it is; the interest of an overdraft is not reckoned.',
    'Residual values of equipment are not asked: enter what is to be written off.',
  ],
};
