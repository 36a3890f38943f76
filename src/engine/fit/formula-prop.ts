import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { Code, quote } from '../emit/print-value.ts';
import type { SourceFile } from '../emit/source-file.ts';
import { FormulaFault } from '../library/rules/formula.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import { formulasIn } from '../library/rules/written-text.ts';

function isReadable(text: string): boolean {
  try {
    parseFormula(text);
    return true;
  } catch (error) {
    if (error instanceof FormulaFault) return false;
    throw error;
  }
}

/** A formula that a part of a page works out. */
export const formulaProp = z
  .string()
  .min(1)
  .max(limits.engine.formulaLength)
  .refine(isReadable, { error: 'This is no formula.' });

/** A text that may hold formulas in braces. */
export const writtenProp = z
  .string()
  .min(1)
  .max(limits.engine.textLength)
  .refine((text) => formulasIn(text).every(isReadable), { error: 'A formula in braces cannot be read.' });

export const figureKinds = ['number', 'money', 'percent', 'date', 'text'] as const;

/** The test whether a formula holds for a record of a kind, as it is written into a page. */
export function printedTest(file: SourceFile, entity: string, where: string | undefined): Code | undefined {
  if (where === undefined) return undefined;
  return new Code(`${file.use('fits', 'records/fits.ts')}(${quote(entity)}, ${quote(where)})`);
}
