import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Post-money safes, priced rounds and the liquidation waterfall',
  text: [
    'A safe with a post-money cap owns its amount divided by the cap of the company capitalization, which holds all shares, options, the pool before its increase and all converting safes. It converts at the lower of cap price and discount price; where both are above the price of the round, at that price.',
    'In a priced round the price of a share is the pre-money valuation divided by all shares before the new money: those held, the safes that convert, and the pool after its top-up. The pool is to be a share of all shares after the round. Price, safes and pool depend on one another and are solved together.',
    'At an exit, debt and costs come first, then preferences by rank or in proportion, then the rest is shared per share among common and participating shares. Participation with a cap stops when preference and participation reach it. Each class converts to common when that pays more, given what the others do.',
    'The table of turns says from which price of the company each class converts; between the preferences and that price, a higher offer brings common shares all or nothing of the difference.',
  ],
  sources: [
    {
      text: 'Y Combinator, Post-money Safe User Guide and forms: cap, discount and company capitalization',
      url: 'https://www.ycombinator.com/documents',
    },
    {
      text: 'Kirsty Nathoo, Understanding SAFEs and Priced Equity Rounds, Y Combinator',
      url: 'https://www.ycombinator.com/library/6m-understanding-safes-and-priced-equity-rounds',
    },
    {
      text: 'National Venture Capital Association, model certificate of incorporation and term sheet: liquidation preference',
    },
    {
      text: 'Gust, Participating preferred',
      url: 'https://docs.equity.gust.com/article/42-participating-preferred',
    },
  ],
  assumptions: [
    'Options that are held count as shares and are exercised for nothing; free options lapse at an exit.',
    'Safes become preferred shares with the participation and rank of the first round and a preference of once what was paid in.',
    'Each round is taken up by its own investors; nobody uses a right to keep a percentage.',
  ],
  limits: [
    'Pre-money safes, convertible notes with interest, dividends on preferred shares and anti-dilution are not worked out.',
    'Exercise prices, vesting and taxes are left out, so that employees get somewhat less than shown.',
    'Shares are not rounded to whole ones; the lawyers’ table will differ by a share or two.',
  ],
};
