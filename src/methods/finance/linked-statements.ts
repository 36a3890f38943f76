import { openAfter } from './days-outstanding.ts';
import { yearlyIncomeTax } from './income-tax.ts';
import type {
  BalanceMonth,
  BusinessStreams,
  BusinessTerms,
  CashMonth,
  ProfitMonth,
  StatementMonth,
} from './statement-lines.ts';

/**
 * Profit and loss, cash flow and balance sheet of the same months. Cash comes from payments alone (the direct method) and equity from the
 * profit alone; that assets equal liabilities and equity is a finding and nowhere put in.
 */
export function linkedStatements(streams: BusinessStreams, terms: BusinessTerms): StatementMonth[] {
  const stock = stockAndPurchases(streams.directCosts, terms.stockDays);
  const profits = profitBeforeTax(streams);
  const tax = yearlyIncomeTax(profits, terms.taxRate);
  const grossSales = streams.revenue.map((amount) => amount * (1 + terms.vatSales));
  const grossPurchases = stock.purchases.map((amount) => amount * (1 + terms.vatPurchases));
  const receivables = openAfter(grossSales, terms.customerDays);
  const payables = openAfter(grossPurchases, terms.supplierDays);
  const vatDue = streams.revenue.map(
    (amount, month) =>
      amount * terms.vatSales -
      ((stock.purchases[month] ?? 0) + at(streams.fixedCosts, month) + at(streams.investments, month)) *
        terms.vatPurchases,
  );
  const months: StatementMonth[] = [];
  for (const month of streams.revenue.keys()) {
    const before = months.at(-1)?.balance ?? openingBalance(terms.openingCash);
    const profit = profitOf(streams, month, tax[month]?.tax ?? 0);
    const cash = cashOf(before, {
      streams,
      month,
      profit,
      fromCustomers: at(grossSales, month) - (at(receivables, month) - before.receivables),
      toSuppliers: at(grossPurchases, month) - (at(payables, month) - before.payables),
      vatPurchases: terms.vatPurchases,
      vatSettled: month === 0 ? 0 : at(vatDue, month - 1),
      taxPaid: tax[month]?.paid ?? 0,
    });
    const balance = balanceOf(before, {
      cash,
      profit,
      streams,
      month,
      receivables: at(receivables, month),
      payables: at(payables, month),
      stock: at(stock.levels, month),
      vatDue: at(vatDue, month),
      taxPayable: tax[month]?.payable ?? 0,
    });
    months.push({
      profit,
      cash: { ...cash, operatingIndirect: indirect(before, balance, profit) },
      balance,
      purchases: stock.purchases[month] ?? 0,
      vatDue: at(vatDue, month),
    });
  }
  return months;
}

function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}

/** Goods are bought so that at the end of a month enough lie there; what was too much is sold off before more is bought. */
function stockAndPurchases(
  directCosts: readonly number[],
  days: number,
): { levels: number[]; purchases: number[] } {
  const wanted = openAfter(directCosts, days);
  const levels: number[] = [];
  const purchases = directCosts.map((used, month) => {
    const before = levels.at(-1) ?? 0;
    const bought = Math.max(0, used + at(wanted, month) - before);
    levels.push(before + bought - used);
    return bought;
  });
  return { levels, purchases };
}

function profitBeforeTax(streams: BusinessStreams): number[] {
  return streams.revenue.map((_, month) => profitOf(streams, month, 0).profitBeforeTax);
}

function profitOf(streams: BusinessStreams, month: number, tax: number): ProfitMonth {
  const revenue = at(streams.revenue, month);
  const directCosts = at(streams.directCosts, month);
  const grants = at(streams.grants, month);
  const wages = at(streams.wages, month);
  const fixedCosts = at(streams.fixedCosts, month);
  const depreciation = at(streams.depreciation, month);
  const interest = at(streams.interest, month);
  const grossProfit = revenue - directCosts;
  const beforeDepreciation = grossProfit + grants - wages - fixedCosts;
  const operatingProfit = beforeDepreciation - depreciation;
  const before = operatingProfit - interest;
  return {
    revenue,
    directCosts,
    grossProfit,
    grants,
    wages,
    fixedCosts,
    beforeDepreciation,
    depreciation,
    operatingProfit,
    interest,
    profitBeforeTax: before,
    tax,
    netProfit: before - tax,
  };
}

interface CashGiven {
  readonly streams: BusinessStreams;
  readonly month: number;
  readonly profit: ProfitMonth;
  readonly fromCustomers: number;
  readonly toSuppliers: number;
  readonly vatPurchases: number;
  readonly vatSettled: number;
  readonly taxPaid: number;
}

function cashOf(before: BalanceMonth, given: CashGiven): Omit<CashMonth, 'operatingIndirect'> {
  const { streams, month, profit, fromCustomers, toSuppliers, vatPurchases, vatSettled, taxPaid } = given;
  const invested = at(streams.investments, month);
  const fixedPaid = profit.fixedCosts * (1 + vatPurchases);
  const vatOnEquipment = invested * vatPurchases;
  const operating =
    fromCustomers +
    profit.grants -
    toSuppliers -
    profit.wages -
    fixedPaid -
    vatOnEquipment -
    vatSettled -
    taxPaid -
    profit.interest;
  const ownerMoney = at(streams.ownerMoney, month);
  const loansDrawn = at(streams.loansDrawn, month);
  const repaid = at(streams.repaid, month);
  const financing = ownerMoney + loansDrawn - repaid;
  const net = operating - invested + financing;
  return {
    opening: before.cash,
    fromCustomers,
    grants: profit.grants,
    toSuppliers,
    wages: profit.wages,
    fixedPaid,
    vatOnEquipment,
    vatSettled,
    taxPaid,
    interest: profit.interest,
    operating,
    invested,
    ownerMoney,
    loansDrawn,
    repaid,
    financing,
    net,
    closing: before.cash + net,
  };
}

interface BalanceGiven {
  readonly cash: Omit<CashMonth, 'operatingIndirect'>;
  readonly profit: ProfitMonth;
  readonly streams: BusinessStreams;
  readonly month: number;
  readonly receivables: number;
  readonly payables: number;
  readonly stock: number;
  readonly vatDue: number;
  readonly taxPayable: number;
}

function balanceOf(before: BalanceMonth, given: BalanceGiven): BalanceMonth {
  const { cash, profit, streams, month, receivables, payables, stock, vatDue, taxPayable } = given;
  const equipment = before.equipment + at(streams.investments, month) - profit.depreciation;
  const vatRefund = Math.max(0, -vatDue);
  const vatPayable = Math.max(0, vatDue);
  const loans = before.loans + cash.loansDrawn - cash.repaid;
  const capital = before.capital + cash.ownerMoney;
  const retained = before.retained + profit.netProfit;
  return {
    cash: cash.closing,
    receivables,
    stock,
    vatRefund,
    equipment,
    assets: cash.closing + receivables + stock + vatRefund + equipment,
    payables,
    vatPayable,
    taxPayable,
    loans,
    liabilities: payables + vatPayable + taxPayable + loans,
    capital,
    retained,
    equity: capital + retained,
  };
}

function openingBalance(cash: number): BalanceMonth {
  return {
    cash,
    receivables: 0,
    stock: 0,
    vatRefund: 0,
    equipment: 0,
    assets: cash,
    payables: 0,
    vatPayable: 0,
    taxPayable: 0,
    loans: 0,
    liabilities: 0,
    capital: cash,
    retained: 0,
    equity: cash,
  };
}

/** Operating cash the other way round: the profit, what was no payment in it, and what the balance sheet took up or set free. */
function indirect(
  before: BalanceMonth,
  after: BalanceMonth,
  { netProfit, depreciation }: ProfitMonth,
): number {
  return (
    netProfit +
    depreciation -
    (after.receivables - before.receivables) -
    (after.stock - before.stock) -
    (after.vatRefund - before.vatRefund) +
    (after.payables - before.payables) +
    (after.vatPayable - before.vatPayable) +
    (after.taxPayable - before.taxPayable)
  );
}
