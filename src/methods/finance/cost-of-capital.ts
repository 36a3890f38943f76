/** The capital asset pricing model (Sharpe, 1964; Lintner, 1965): the riskless rate and beta times the premium of the market. */
export function costOfEquity(riskFree: number, beta: number, marketPremium: number, ownPremium = 0): number {
  return riskFree + beta * marketPremium + ownPremium;
}

export interface CapitalStructure {
  /** Both at market values. */
  readonly equity: number;
  readonly debt: number;
  readonly costOfEquity: number;
  readonly costOfDebt: number;
  readonly taxRate: number;
}

/** The weighted average cost of capital after tax: E/V · rE + D/V · rD · (1 − t). */
export function weightedCost(capital: CapitalStructure): number {
  const value = capital.equity + capital.debt;
  const afterTax = capital.costOfDebt * (1 - capital.taxRate);
  return (capital.equity / value) * capital.costOfEquity + (capital.debt / value) * afterTax;
}

/** Hamada, 1972: beta with debt from the beta of the business alone, for debt that is held at a level. */
export function leveredBeta(assetBeta: number, debtToEquity: number, taxRate: number): number {
  return assetBeta * (1 + (1 - taxRate) * debtToEquity);
}
