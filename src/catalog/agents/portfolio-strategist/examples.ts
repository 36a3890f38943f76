import type { WorkedExample } from '../../agent-desk/work.ts';
import type { PortfolioInput } from './fields.ts';

const plain = { currency: 'USD', portfolio: 'Example', value: 100_000, from: 'entered', cost: 0 } as const;

export const examples: readonly WorkedExample<PortfolioInput>[] = [
  {
    source:
      'Bodie, Kane and Marcus, Investments, chapter on optimal risky portfolios: debt (8 %, 12 %) and equity (13 %, 20 %) with correlation 0.3 have minimum variance at 82 and 18 % with 11.45 %; with bills at 5 % the optimal risky portfolio is 40 and 60 %, 11 % at 14.2 %, Sharpe ratio 0.42',
    input: {
      ...plain,
      assets: [
        { name: 'Debt', expected: 8, volatility: 12 },
        { name: 'Equity', expected: 13, volatility: 20 },
      ],
      correlations: [],
      otherCorrelation: 0.3,
      riskless: 5,
      chosen: 'steep',
    },
    expected: {
      calmWeight1: { is: 82, within: 0.5 },
      calmDeviation: { is: 11.45, within: 0.005 },
      steepWeight1: { is: 40, within: 0.5 },
      steepMean: { is: 11, within: 0.05 },
      steepDeviation: { is: 14.2, within: 0.05 },
      steepRatio: { is: 0.42, within: 0.005 },
    },
  },
  {
    source:
      'Maillard, Roncalli and Teïletche, 2010, example of four assets at 10, 20, 30 and 40 %: equal risk at 38.4, 19.2, 24.3 and 18.2 %, minimum variance at 74.5, 0, 15.2 and 10.3 %',
    input: {
      ...plain,
      assets: [
        { name: 'One', expected: 5, volatility: 10 },
        { name: 'Two', expected: 5, volatility: 20 },
        { name: 'Three', expected: 5, volatility: 30 },
        { name: 'Four', expected: 5, volatility: 40 },
      ],
      correlations: [
        { first: 'One', second: 'Two', correlation: 0.8 },
        { first: 'Three', second: 'Four', correlation: -0.5 },
      ],
      otherCorrelation: 0,
      riskless: 2,
      chosen: 'parity',
    },
    expected: {
      parityWeight1: { is: 38.4, within: 0.05 },
      parityWeight2: { is: 19.2, within: 0.05 },
      parityWeight3: { is: 24.3, within: 0.05 },
      parityWeight4: { is: 18.2, within: 0.05 },
      parityDeviation: { is: 10.3, within: 0.05 },
      calmWeight1: { is: 74.5, within: 0.05 },
      calmWeight2: { is: 0, within: 0.05 },
      calmWeight3: { is: 15.2, within: 0.05 },
      calmWeight4: { is: 10.3, within: 0.05 },
      calmDeviation: { is: 8.6, within: 0.05 },
    },
  },
];
