import { limits } from '../../kernel/limits.ts';
import { inlined, overInputs } from './inline-lines.ts';
import type { Sheet } from './sheet.ts';

const mostResults = 12;

/** The calculator of a sheet: the main result first, then every step of it. Undefined where it grows too long. */
export function reckonerOf(sheet: Sheet): Record<string, unknown> | undefined {
  const { inputs, lines, main, refusals, notes } = sheet;
  const first = lines.find(({ name }) => name === main);
  if (first === undefined) return undefined;
  const others = lines.filter((line) => line !== first);
  if (others.length >= mostResults || inputs.length > limits.engine.fieldsPerEntity) return undefined;
  const results = [first, ...others.slice(0, mostResults - 1)].map(({ name, label, kind, unit }) => ({
    label,
    formula: name === main ? refusing(inlined(name, sheet), refusals, sheet) : inlined(name, sheet),
    ...(kind === 'money' ? { kind } : {}),
    ...(unit === undefined ? {} : { unit }),
  }));
  if (results.some(({ formula }) => formula.length > limits.engine.formulaLength)) return undefined;
  return { inputs, results, ...(notes.length === 0 ? {} : { note: notes.join(' ') }) };
}

/** What is refused says why instead of what it would cost. */
function refusing(formula: string, refusals: Sheet['refusals'], sheet: Sheet): string {
  return refusals.reduceRight(
    (other, { never, says }) => `if(${overInputs(never, sheet)}, "${says}", ${other})`,
    formula,
  );
}
