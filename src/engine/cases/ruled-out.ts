import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import type { CaseFile } from './case-file.ts';

const where =
  /\s+(?:in|on|at|for|from|with|inside|within|please|anywhere|whatsoever|involved|involve\w*)\b.*$/iu;
const money =
  /^(?:any |real )?(?:money|prices?|costs?|finances?|amounts? of money|money stuff|cash|euros?|dollars?)$/iu;

/** What must not be there, without where that is: of “money in the app” it is money. */
export function ruledOut(unwanted: readonly string[]): string[] {
  return unwanted.map((words) => words.replace(where, '').trim()).filter((words) => words !== '');
}

export function isMoneyRuledOut(unwanted: readonly string[]): boolean {
  return ruledOut(unwanted).some((words) => money.test(words));
}

/** An app that keeps so many amounts is about them. */
const fewAmounts = 2;

/** Whether a case is about what the person does not want: without it nothing would be left of it. */
export function isAboutRuledOut(file: CaseFile, unwanted: readonly string[]): boolean {
  if (unwanted.length === 0) return false;
  const things = Object.values(file.things ?? {});
  const amounts = things.flatMap(({ fields }) =>
    Object.values(fields).filter((line) => /^money\b/.test(line)),
  );
  if (isMoneyRuledOut(unwanted) && amounts.length >= fewAmounts) return true;
  const [main] = things;
  const core = main === undefined ? [] : [main.one, main.many, ...(main.also ?? [])];
  return ruledOut(unwanted).some((words) => core.some((one) => isSame(nounLemma(words), one)));
}
