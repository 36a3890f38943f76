import type { StepsOutcome } from '../../engine/proof/driver-messages.ts';
import type { ProofStep } from '../../engine/proof/proof-step.ts';
import type { KeptStorage, SitePage } from './site-page.server.ts';

export interface FailedStep {
  readonly at: number;
  readonly message: string;
}

const nothingShown: FailedStep = { at: 0, message: 'The app shows nothing.' };

/** Steps after which the app is as if nobody had been there. */
const looks = new Set<ProofStep['do']>(['open', 'see', 'see-not', 'count', 'remember']);

export function onlyLooks(steps: readonly ProofStep[]): boolean {
  return steps.every((step) => looks.has(step.do));
}

/**
 * Visits of one page. Each begins as a first visit does; but when nothing was touched since the last one began, it goes
 * on from there, and what was done to get in is done once and then put back.
 */
export class Visits {
  readonly #page: SitePage;
  readonly #kept = new Map<string, KeptStorage>();
  #untouched: string | undefined;

  constructor(page: SitePage) {
    this.#page = page;
  }

  /** Whether the next visit with this entry goes on from the last one. */
  goesOn(entry: readonly ProofStep[]): boolean {
    return this.#untouched === JSON.stringify(entry);
  }

  /** Somebody did something: the next visit starts from nothing. */
  touch(): void {
    this.#untouched = undefined;
  }

  async begin(entry: readonly ProofStep[], path: string): Promise<FailedStep | undefined> {
    const key = JSON.stringify(entry);
    const open = [{ do: 'open', path } as const];
    if (this.#untouched === key) return continueCase(this.#page, open, 0);
    this.#untouched = undefined;
    const kept = this.#kept.get(key);
    if (entry.length === 0 || kept !== undefined) {
      if (!(await this.#page.visitAnew(path, kept))) return nothingShown;
    } else {
      const refused = await this.#enter(entry);
      if (refused !== undefined) return refused;
      const storage = await this.#page.keptStorage();
      if (storage !== undefined) this.#kept.set(key, storage);
      const failed = await continueCase(this.#page, open, 0);
      if (failed !== undefined) return failed;
    }
    this.#untouched = key;
    return undefined;
  }

  async #enter(entry: readonly ProofStep[]): Promise<FailedStep | undefined> {
    const { path, rest } = startOf(entry);
    if (!(await this.#page.visitAnew(path))) return nothingShown;
    return continueCase(this.#page, rest, 0);
  }
}

/** Where the steps begin, and what is to be done there. */
export function startOf(steps: readonly ProofStep[]): { path: string; rest: readonly ProofStep[] } {
  const [first, ...rest] = steps;
  return first?.do === 'open' ? { path: first.path, rest } : { path: '/', rest: steps };
}

/** Runs the steps where the page is now; undefined when all of them worked. */
export async function continueCase(
  page: SitePage,
  steps: readonly ProofStep[],
  start: number,
): Promise<FailedStep | undefined> {
  let from = start;
  let remembered: Record<string, string> = {};
  while (from < steps.length) {
    const outcome: StepsOutcome = await page.call<StepsOutcome>('runSteps', { steps, from, remembered });
    if (outcome.state === 'failed') return outcome;
    if (outcome.state === 'done') return undefined;
    remembered = outcome.remembered;
    const step = steps[outcome.at];
    if (step?.do === 'reload' && !(await page.reload()))
      return { at: outcome.at, message: 'The app shows nothing after a reload.' };
    if (step?.do === 'key') await page.pressKey(step.key, step.times ?? 1);
    from = outcome.at + 1;
  }
  return undefined;
}
