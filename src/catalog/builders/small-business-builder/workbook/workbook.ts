import type { WorkbookSheet } from '../../../agent-desk/result.ts';
import type { BusinessInput } from '../fields.ts';
import { assumptionsOf } from './assumptions.ts';
import { balanceSheet, cashSheet, indirectSheet, profitSheet } from './statements.ts';
import { workingsSheet } from './workings.ts';

/** All 36 months as formulas over the assumptions: change a price, and the balance sheet follows. */
export function businessWorkbook(input: BusinessInput): WorkbookSheet[] {
  const given = assumptionsOf(input);
  const workings = workingsSheet(input, given);
  const profit = profitSheet(input.name, given, workings);
  const cash = cashSheet(input.name, given, workings, profit);
  const sheets = { workings, profit, cash };
  const balance = balanceSheet(input.name, given, sheets);
  const indirect = indirectSheet(input.name, sheets, balance);
  return [given.sheet, ...[profit, cash, balance, indirect, workings].map((sheet) => sheet.sheet())];
}
