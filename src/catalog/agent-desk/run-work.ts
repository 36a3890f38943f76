import { seededRandom } from '../../methods/random/seeded.ts';
import { checkInput } from './check-input.ts';
import { faultsOfResult } from './check-result.ts';
import type { Draft } from './fields.ts';
import type { AgentResult } from './result.ts';
import { type AnyWork, type InputFault, WorkFault } from './work.ts';

export type RunOutcome =
  | { readonly result: AgentResult; readonly faults?: undefined }
  | { readonly faults: readonly InputFault[]; readonly result?: undefined };

/**
 * One run from the form to the result. What is wrong with the input comes back as sentences at its fields; a result that
 * holds something which is no number is a fault of ours and is never shown as one.
 */
export async function runWork(
  work: AnyWork,
  draft: Draft,
  { seed, progress = () => {} }: { seed: number; progress?: (share: number) => void },
): Promise<RunOutcome> {
  const checked = checkInput(work.fields, draft);
  if (checked.faults !== undefined) return checked;
  try {
    const faults = work.checks?.(checked.input as never) ?? [];
    if (faults.length > 0) return { faults };
    const result = await work.run(checked.input as never, { random: seededRandom(seed), progress });
    const broken = faultsOfResult(result);
    if (broken.length > 0) throw new Error(`The result is not whole: ${broken.join('; ')}`);
    return { result };
  } catch (error) {
    if (!(error instanceof WorkFault)) throw error;
    return { faults: [{ field: error.field ?? '', message: error.message }] };
  }
}
