import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Discounted free cash flow, cross-checked by exit multiple and trading multiples',
  text: [
    'Free cash flow to the firm is EBITDA less tax on operating profit, capital expenditure and the rise of working capital; a loss pays no tax and is not carried on. Each year is discounted at the weighted average cost of capital, at its end or its middle.',
    'The value after the forecast is found twice: as flows that grow for ever (flow of the next year divided by cost of capital less growth), and as a multiple of the last EBITDA. Each is turned into the other, so that one sees which multiple the growth implies and which growth the multiple.',
    'Peers give multiples of revenue, EBITDA and earnings. The middle half of them is applied to the last twelve months; for revenue and EBITDA the claims of others are taken off. A measure that is zero or a loss gives no multiple.',
    'Equity is shared among shares and options by the treasury stock method at the price that results, which is solved exactly and not by trial.',
    'The football field shows each way as a range: cash flow one step of each assumption to both sides, peers from the lower to the upper quartile.',
  ],
  sources: [
    {
      text: 'Brealey, Myers and Allen, Principles of Corporate Finance, chapter on financing and valuation: Rio Corporation',
    },
    { text: 'Koller, Goedhart and Wessels, Valuation: Measuring and Managing the Value of Companies' },
    {
      text: 'Gordon and Shapiro, Capital equipment analysis: the required rate of profit, Management Science 3 (1956)',
    },
    { text: 'IAS 33 Earnings per Share, paragraphs 45 to 46 and illustrative example 5: options' },
  ],
  assumptions: [
    'The mix of debt and equity stays near its target, so that one cost of capital holds.',
    'After the forecast, margin and reinvestment stay as in its last normal year.',
    'Peers are priced rightly on average and are comparable.',
  ],
  limits: [
    'Losses carried forward, control premiums and synergies are not valued; enter a tax asset as an asset outside of the business.',
    'Convertible debt is debt here; when its conversion is worth more, enter its shares as options.',
    'A cost of capital that changes from year to year needs another model.',
  ],
};
