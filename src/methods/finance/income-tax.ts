const monthsOfYear = 12;

export interface TaxMonth {
  /** What belongs to this month; negative when a loss takes back tax of the same year. */
  readonly tax: number;
  readonly paid: number;
  /** Owed at the end of the month. */
  readonly payable: number;
}

/** The month of the following year in which the tax of a year is paid, counted from zero: the fourth. */
const paidIn = 3;

/**
 * Tax on the profit of each year of twelve months, less losses carried forward from the years before it; it is paid in the fourth month of the
 * following year. No year gets tax back of an earlier one.
 */
export function yearlyIncomeTax(profits: readonly number[], rate: number): TaxMonth[] {
  let profitOfYear = 0;
  let carriedLoss = 0;
  let taxOfYear = 0;
  let payable = 0;
  let due = 0;
  return profits.map((profit, month) => {
    const ofYear = month % monthsOfYear;
    if (ofYear === 0 && month > 0) {
      carriedLoss = Math.max(0, carriedLoss - profitOfYear);
      due = taxOfYear;
      profitOfYear = 0;
      taxOfYear = 0;
    }
    profitOfYear += profit;
    const soFar = rate * Math.max(0, profitOfYear - carriedLoss);
    const tax = soFar - taxOfYear;
    taxOfYear = soFar;
    const paid = ofYear === paidIn && month > monthsOfYear ? due : 0;
    payable += tax - paid;
    return { tax, paid, payable };
  });
}
