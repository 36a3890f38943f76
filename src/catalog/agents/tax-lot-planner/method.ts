import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Lots by order or by choice, with wash-sale matching',
  text: [
    'Each purchase is a lot with a basis of price and fees. A sale takes units from lots in the order chosen: the oldest, the newest, the dearest, or the lot that it names. The gain is the proceeds less fees and basis; it is long term when the units were held for more than the threshold.',
    'With the wash-sale rule, a loss is matched with units of the same security bought within 30 days before or after the sale, earliest loss with earliest purchase, each unit once. The matched part of the loss does not count; it is added to the basis of the units bought, which also take over the holding period. Units of the very lot that was sold are no replacement.',
    'Losses of one term are set against gains of the other before the rates are applied. Losses on paper are free to be taken when no other lot of the same security was bought within the last 30 days; otherwise the first day is named on which that is so.',
  ],
  sources: [
    {
      text: 'Internal Revenue Service, Publication 550, Investment Income and Expenses, chapter 4: wash sales',
      url: 'https://www.irs.gov/publications/p550',
    },
    { text: 'United States Code, title 26, section 1091; Treasury Regulations 1.1091-1 and 1.1091-2' },
    { text: 'Revenue Ruling 56-602, 1956-2 C.B. 527: the rest of a lot is no replacement' },
    { text: 'Treasury Regulation 1.1012-1(c): identification of stock that is sold' },
  ],
  assumptions: [
    'Long term means held for more than 365 days unless you enter another threshold; it stands for the US rule of more than one year.',
    'Only equal names are the same security. What is substantially identical beyond that, such as an option on it, is for you to judge.',
    'Trades on one day happen in the order of their rows.',
    'Purchases made before those of the lot that is sold count as replacements when they lie within the 30 days, which is the cautious reading.',
  ],
  limits: [
    'This is a calculation and no tax advice by a licensed person.',
    'Carry-overs of earlier years, the limit on losses against other income, surtaxes and state taxes are left out.',
    'Splits, mergers, returned capital, short sales, options and average-cost funds are not handled: enter units and prices adjusted for them.',
    'Trades in accounts that were not entered are not seen.',
  ],
};
