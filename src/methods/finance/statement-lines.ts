/** What a business plan puts in, month by month; all lists are of the same length and without value added tax. */
export interface BusinessStreams {
  readonly revenue: readonly number[];
  readonly directCosts: readonly number[];
  readonly grants: readonly number[];
  readonly wages: readonly number[];
  readonly fixedCosts: readonly number[];
  readonly investments: readonly number[];
  readonly depreciation: readonly number[];
  readonly ownerMoney: readonly number[];
  readonly loansDrawn: readonly number[];
  readonly repaid: readonly number[];
  readonly interest: readonly number[];
}

/** Rates are shares. */
export interface BusinessTerms {
  readonly openingCash: number;
  readonly customerDays: number;
  readonly supplierDays: number;
  readonly stockDays: number;
  readonly taxRate: number;
  readonly vatSales: number;
  readonly vatPurchases: number;
}

export interface ProfitMonth {
  readonly revenue: number;
  readonly directCosts: number;
  readonly grossProfit: number;
  readonly grants: number;
  readonly wages: number;
  readonly fixedCosts: number;
  readonly beforeDepreciation: number;
  readonly depreciation: number;
  readonly operatingProfit: number;
  readonly interest: number;
  readonly profitBeforeTax: number;
  readonly tax: number;
  readonly netProfit: number;
}

export interface CashMonth {
  readonly opening: number;
  readonly fromCustomers: number;
  readonly grants: number;
  readonly toSuppliers: number;
  readonly wages: number;
  readonly fixedPaid: number;
  readonly vatOnEquipment: number;
  /** To the tax office for the month before; negative when it pays back. */
  readonly vatSettled: number;
  readonly taxPaid: number;
  readonly interest: number;
  readonly operating: number;
  /** The same sum, from the profit and the balance sheets. */
  readonly operatingIndirect: number;
  readonly invested: number;
  readonly ownerMoney: number;
  readonly loansDrawn: number;
  readonly repaid: number;
  readonly financing: number;
  readonly net: number;
  readonly closing: number;
}

export interface BalanceMonth {
  readonly cash: number;
  readonly receivables: number;
  readonly stock: number;
  readonly vatRefund: number;
  readonly equipment: number;
  readonly assets: number;
  readonly payables: number;
  readonly vatPayable: number;
  readonly taxPayable: number;
  readonly loans: number;
  readonly liabilities: number;
  readonly capital: number;
  readonly retained: number;
  readonly equity: number;
}

export interface StatementMonth {
  readonly profit: ProfitMonth;
  readonly cash: CashMonth;
  readonly balance: BalanceMonth;
  /** Goods bought, without value added tax. */
  readonly purchases: number;
  /** Value added tax that this month leaves to be settled in the next. */
  readonly vatDue: number;
}
