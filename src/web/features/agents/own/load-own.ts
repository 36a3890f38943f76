import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { LoadedAgent } from '../load-agent.ts';
import { loadWork } from '../run/load-work.ts';
import { startRun } from '../run/start-run.ts';
import type { WorkSource } from '../run/work-source.ts';

/** A desk that is ready, or the sentence that says why there is none. */
export type LoadedOwn =
  | { readonly agent: LoadedAgent; readonly fault?: undefined }
  | { readonly fault: string; readonly agent?: undefined };

interface Card {
  readonly slug: string;
  readonly name: string;
}

const seed = 1;
const begun = new WeakMap<WorkSource, Promise<LoadedOwn>>();

/** Always the same promise for one source, as `use` demands. */
export function loadOwn(source: WorkSource, card: Card): Promise<LoadedOwn> {
  const known = begun.get(source);
  if (known !== undefined) return known;
  const loading = load(source, card);
  begun.set(source, loading);
  loading.catch(() => begun.delete(source));
  return loading;
}

/** Works out what stands in the form at first, in a worker, so that the desk opens with a result as every other does. */
async function load(source: WorkSource, card: Card): Promise<LoadedOwn> {
  const work = await loadWork(source);
  const [starter] = work.starters;
  const input: Draft = starter?.input ?? {};
  const { result, faults } = await startRun({ source, draft: input, seed }, () => undefined).outcome;
  if (result === undefined) return { fault: faultInWords(faults[0], work.fields) };
  return {
    agent: { card, source, work, example: { starter: starter?.name ?? card.name, input, seed, result } },
  };
}

function faultInWords(
  fault: { readonly field: string; readonly message: string } | undefined,
  fields: Readonly<Record<string, { readonly label: string }>>,
): string {
  if (fault === undefined) return 'Something in it does not work.';
  const label = fields[fault.field]?.label;
  return label === undefined ? fault.message : `${label}: ${fault.message}`;
}
