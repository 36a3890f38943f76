import type { HomePart, StepsOutcome } from '../../engine/proof/driver-messages.ts';
import type { ProofStep } from '../../engine/proof/proof-step.ts';
import type { KeptStorage, SitePage } from './site-page.server.ts';

export interface FailedStep {
  readonly at: number;
  readonly message: string;
}

const nothingShown: FailedStep = { at: 0, message: 'The app shows nothing.' };

/** An address that no app has: coming from there, a page begins as if it was opened. */
const elsewhere = { do: 'open', path: '/~' } as const;

const looks = new Set<ProofStep['do']>(['open', 'see', 'see-not', 'count', 'remember']);

export function onlyLooks(steps: readonly ProofStep[]): boolean {
  return steps.every((step) => looks.has(step.do));
}

/**
 * Visits of one page. Each begins as a first visit does; but as long as the app has kept nothing since the last one
 * began, it goes on in the same document, and what was done to get in is done once and then put back.
 */
export class Visits {
  readonly #page: SitePage;
  readonly #kept = new Map<string, KeptStorage>();
  /** The entry of the visit that can go on, what the app had kept when it began, and whether anything was pressed in it. */
  #current: { readonly entry: string; readonly mark: string; isUsed: boolean } | undefined;

  constructor(page: SitePage) {
    this.#page = page;
  }

  /** Whether the next visit with this entry goes on from the last one. */
  goesOn(entry: readonly ProofStep[]): boolean {
    return this.#current?.entry === JSON.stringify(entry);
  }

  /** The next visit starts from nothing. */
  end(): void {
    this.#current = undefined;
  }

  async begin(entry: readonly ProofStep[], path: string): Promise<FailedStep | undefined> {
    const open = { do: 'open', path } as const;
    if (this.#current !== undefined && this.goesOn(entry)) {
      const { failed } = await follow(this.#page, this.#current.isUsed ? [elsewhere, open] : [open]);
      return failed;
    }
    this.#current = undefined;
    const key = JSON.stringify(entry);
    const kept = this.#kept.get(key);
    if (entry.length === 0 || kept !== undefined) {
      if (!(await this.#page.visitAnew(path, kept))) return nothingShown;
    } else {
      const refused = await this.#enter(entry);
      if (refused !== undefined) return refused;
      const storage = await this.#page.keptStorage();
      if (storage !== undefined) this.#kept.set(key, storage);
      const { failed } = await follow(this.#page, [open]);
      if (failed !== undefined) return failed;
    }
    const mark = await this.#page.call<string>('storageMark');
    this.#current = { entry: key, mark, isUsed: false };
    return undefined;
  }

  /** Runs the steps where the visit is now; undefined when all of them worked. */
  async run(steps: readonly ProofStep[], home?: HomePart): Promise<FailedStep | undefined> {
    const { failed, mark } = await follow(this.#page, steps, home);
    if (this.#current !== undefined && mark === this.#current.mark)
      this.#current.isUsed ||= !onlyLooks(steps);
    else this.end();
    return failed;
  }

  async #enter(entry: readonly ProofStep[]): Promise<FailedStep | undefined> {
    const { path, rest } = startOf(entry);
    if (!(await this.#page.visitAnew(path))) return nothingShown;
    const { failed } = await follow(this.#page, rest);
    return failed;
  }
}

/** Where the steps begin, and what is to be done there. */
export function startOf(steps: readonly ProofStep[]): { path: string; rest: readonly ProofStep[] } {
  const [first, ...rest] = steps;
  return first?.do === 'open' ? { path: first.path, rest } : { path: '/', rest: steps };
}

interface Followed {
  readonly failed?: FailedStep;
  /** Of what the app has kept in the end; only when all steps worked. */
  readonly mark?: string;
}

async function follow(page: SitePage, steps: readonly ProofStep[], home?: HomePart): Promise<Followed> {
  let from = 0;
  let remembered: Record<string, string> = {};
  for (;;) {
    const outcome: StepsOutcome = await page.call<StepsOutcome>('runSteps', {
      steps,
      from,
      remembered,
      home,
    });
    if (outcome.state === 'failed') return { failed: outcome };
    if (outcome.state === 'done') return { mark: outcome.mark };
    remembered = outcome.remembered;
    const step = steps[outcome.at];
    if (step?.do === 'reload' && !(await page.reload()))
      return { failed: { at: outcome.at, message: 'The app shows nothing after a reload.' } };
    if (step?.do === 'key') await page.pressKey(step.key, step.times ?? 1);
    from = outcome.at + 1;
  }
}
