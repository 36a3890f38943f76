import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Direct capitalisation and discounted cash flow of an income property',
  text: [
    'Net operating income is the rent of a full house less what is not received, plus other income, less running costs; neither loan, depreciation nor tax is in it. The cap rate is that income over the price, the gross rent multiplier the price over the rent of a full year.',
    'The loan is paid in level months. Debt coverage is net operating income over the payments of a year, cash-on-cash what is then left over the equity put in: price, costs of buying, work at the start and loan fees, less the loan. Break-even occupancy is running costs and payments over the income of a full house.',
    'Over the holding, rents and costs rise by their rates. The sale is put at the grown price, or at the income of the year after over a cap rate, less costs and what is still owed. All internal rates of return are looked for; one is named only when it is the only one. The highest price is where the equity earns just the return required, with the loan and the costs of buying moving with the price.',
  ],
  sources: [
    {
      text: 'Brueggeman and Fisher, Real Estate Finance and Investments, McGraw-Hill, chapters on income-producing properties',
    },
    {
      text: 'Appraisal Institute, The Appraisal of Real Estate, chapters on direct and yield capitalisation',
    },
    {
      text: 'Adventures in CRE, glossary of commercial real estate terms: breakeven occupancy',
      url: 'https://www.adventuresincre.com/glossary/breakeven-occupancy/',
    },
  ],
  assumptions: [
    'Money of a year comes at its end; loan payments are monthly, and the rate stays as it is.',
    'Vacancy applies to rents, not to other income.',
    'Rents and costs rise evenly.',
  ],
  limits: [
    'This is a calculation and no investment, legal or tax advice by a licensed person, and no appraisal.',
    'Income tax, depreciation and tax on the gain are left out; they differ by country and owner.',
    'Large repairs count only as far as you put them into the start or into a reserve.',
    'Rent control, permits and the state of the building are not known here.',
  ],
};
